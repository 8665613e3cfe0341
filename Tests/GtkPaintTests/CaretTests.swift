import GtkPaint
import Testing
import TouchKit

@Suite struct CaretTests {
  let style = TextStyle(size: 16, lineHeight: 22)

  func measurer() throws -> PangoMeasurer { PangoMeasurer(fonts: try Fonts()) }

  @Test func `The caret goes from the left end to the right end`() throws {
    let measurer = try measurer()
    let text = Text("Hello", style: style)
    let width = measurer.measure(text, width: nil).size.width
    let places = (0...5).map { measurer.caret(text, width: nil, at: $0) }
    #expect(places[0].strong == Rect(0, 0, 0, 22))
    #expect(abs(places[5].strong.x - width) < 0.01)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.strong.x < $1.strong.x })
    #expect(places.allSatisfy { $0.strong == $0.weak })
    #expect(measurer.caret(text, width: nil, at: 99) == places[5])
    #expect(measurer.caret(text, width: nil, at: -3) == places[0])
  }

  @Test func `In right-to-left text it goes the other way`() throws {
    let measurer = try measurer()
    let text = Text("שלום", style: style)
    let places = stride(from: 0, through: 8, by: 2).map {
      measurer.caret(text, width: 100, at: $0).strong.x
    }
    #expect(abs(places[0] - 100) < 0.01)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test func `Where directions meet there are two places`() throws {
    let measurer = try measurer()
    let text = Text("abc שלום", style: style)
    let caret = measurer.caret(text, width: nil, at: 4)
    #expect(caret.strong.x < caret.weak.x)
    let end = measurer.caret(text, width: nil, at: 12)
    #expect(abs(end.strong.x - caret.weak.x) < 0.01)
    #expect(abs(end.weak.x - caret.strong.x) < 0.01)
  }

  @Test func `The caret is in its line, and at a wrap in the later one`() throws {
    let measurer = try measurer()
    let text = Text("one two\nthree", style: style, lines: 0)
    #expect(measurer.caret(text, width: 300, at: 7).strong.y == 0)
    #expect(measurer.caret(text, width: 300, at: 8).strong == Rect(0, 22, 0, 22))
    let wrapped = Text("one two", style: style, lines: 0)
    #expect(measurer.measure(wrapped, width: 40).lines == 2)
    #expect(measurer.caret(wrapped, width: 40, at: 4).strong == Rect(0, 22, 0, 22))
    let trailing = Text("one\n", style: style, lines: 0)
    #expect(measurer.caret(trailing, width: 40, at: 4).strong == Rect(0, 22, 0, 22))
  }

  @Test func `Alignment moves the caret with the letters`() throws {
    let measurer = try measurer()
    func x(_ alignment: Text.Alignment, _ direction: Text.Direction, _ string: String) -> Double {
      let text = Text(string, style: style, alignment: alignment, direction: direction)
      return measurer.caret(text, width: 200, at: 0).strong.x
    }
    let width = measurer.measure(Text("Hi", style: style), width: nil).size.width
    #expect(x(.leading, .natural, "Hi") == 0)
    #expect(abs(x(.trailing, .natural, "Hi") - (200 - width)) < 0.01)
    #expect(abs(x(.center, .natural, "Hi") - (200 - width) / 2) < 0.01)
    #expect(abs(x(.leading, .natural, "ש") - 200) < 0.01)
    #expect(x(.trailing, .natural, "ש") < 20)
    // The base direction leads, not the letters.
    #expect(abs(x(.leading, .rightToLeft, "Hi") - 200) < 0.01)
    #expect(x(.leading, .natural, "12:41") == 0)
    #expect(x(.leading, .rightToLeft, "12:41") > 100)
    #expect(x(.leading, .leftToRight, "ש") < 20)
  }

  @Test func `A point finds the nearest edge between graphemes`() throws {
    let measurer = try measurer()
    let text = Text("Grüße 👍🏽!", style: style)
    let edges = measurer.edges(text).graphemes
    #expect(edges == [0, 1, 2, 4, 6, 7, 8, 16, 17])
    for edge in edges {
      let x = measurer.caret(text, width: nil, at: edge).strong.x
      #expect(measurer.offset(text, width: nil, at: Point(x + 0.5, 11)) == edge)
      #expect(measurer.offset(text, width: nil, at: Point(x - 0.5, 11)) == edge)
    }
    #expect(measurer.offset(text, width: nil, at: Point(-50, -50)) == 0)
    #expect(measurer.offset(text, width: nil, at: Point(5000, 5000)) == 17)
    #expect(measurer.offset(text, width: nil, at: Point(.infinity, 1)) == 17)
  }

  @Test func `A point finds its line`() throws {
    let measurer = try measurer()
    let text = Text("one\ntwo\nthree", style: style, lines: 0)
    for (line, start) in [0, 4, 8].enumerated() {
      let y = Double(line) * 22
      #expect(measurer.offset(text, width: nil, at: Point(-1, y + 0.1)) == start)
      #expect(measurer.offset(text, width: nil, at: Point(-1, y + 21.9)) == start)
    }
    #expect(measurer.offset(text, width: nil, at: Point(500, 25)) == 7)
  }

  @Test func `The rectangles of a range cover its letters`() throws {
    let measurer = try measurer()
    let text = Text("Hello world", style: style, alignment: .center)
    let from = measurer.caret(text, width: 300, at: 2).strong
    let to = measurer.caret(text, width: 300, at: 7).strong
    let rectangles = measurer.rectangles(text, width: 300, from: 2, to: 7)
    #expect(rectangles.count == 1)
    #expect(abs(rectangles[0].x - from.x) < 0.01)
    #expect(abs(rectangles[0].maxX - to.x) < 0.01)
    #expect(rectangles[0].height == 22)
    #expect(measurer.rectangles(text, width: 300, from: 4, to: 4).isEmpty)
    #expect(measurer.rectangles(text, width: 300, from: 7, to: 2).isEmpty)
    #expect(measurer.rectangles(text, width: 300, from: -5, to: 500).count == 1)
  }

  @Test func `A range over lines has a rectangle each, and mixed directions have more`() throws {
    let measurer = try measurer()
    let text = Text("one\ntwo\nשלום", style: style, lines: 0)
    let rectangles = measurer.rectangles(text, width: 200, from: 1, to: 12)
    #expect(rectangles.map(\.y) == [0, 22, 44])
    #expect(rectangles[1].x == 0)
    #expect(abs(rectangles[2].maxX - 200) < 0.01)
    #expect(rectangles[2].width < measurer.measure(text, width: 200).size.width)
    let mixed = Text("abc שלום", style: style)
    #expect(measurer.rectangles(mixed, width: nil, from: 2, to: 6).count == 2)
  }

  @Test func `Words begin and end where people say`() throws {
    let measurer = try measurer()
    func words(_ string: String) -> [String] {
      let edges = measurer.edges(Text(string, style: style))
      let bytes = Array(string.utf8)
      return zip(edges.wordStarts, edges.wordEnds).map {
        String(decoding: bytes[$0..<$1], as: UTF8.self)
      }
    }
    #expect(words("The quick, brown fox") == ["The", "quick", "brown", "fox"])
    #expect(
      words(" the fox's 3.5 or 1,000 o’clock. ") == [
        "the", "fox's", "3.5", "or", "1,000", "o’clock",
      ])
    #expect(words("'quoted' a.b") == ["quoted", "a", "b"])
    #expect(words("Grüße, שלום עולם") == ["Grüße", "שלום", "עולם"])
    #expect(words(" … ").isEmpty)
  }

  @Test func `The eye meets edges from left to right`() throws {
    let measurer = try measurer()
    #expect(measurer.edges(Text("abc", style: style)).visual == [0, 1, 2, 3])
    #expect(measurer.edges(Text("שלום", style: style)).visual == [8, 6, 4, 2, 0])
    let mixed = measurer.edges(Text("ab של cd", style: style))
    #expect(Set(mixed.visual) == Set(mixed.graphemes))
    #expect(mixed.visual == [0, 1, 2, 3, 5, 7, 8, 9, 10])
    let lines = measurer.edges(Text("ab\nשל", style: style, lines: 0))
    #expect(lines.visual == [0, 1, 2, 7, 5, 3])
  }

  @Test func `Cut text still has a caret for every edge`() throws {
    let measurer = try measurer()
    let text = Text("A line that is much too long for its box", style: style)
    for offset in 0...40 {
      let x = measurer.caret(text, width: 100, at: offset).strong.x
      #expect(x >= 0 && x <= 100.2)
    }
    let found = measurer.offset(text, width: 100, at: Point(30, 5))
    #expect((2...6).contains(found))
    let two = Text("one\ntwo\nthree", style: style, lines: 2)
    #expect(measurer.caret(two, width: 100, at: 13).strong.y == 22)
    #expect(measurer.offset(two, width: 100, at: Point(99, 30)) <= 13)
    #expect(!measurer.rectangles(two, width: 100, from: 0, to: 13).isEmpty)
  }
}
