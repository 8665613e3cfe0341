import Foundation
import Testing
import TouchKit

@testable import GtkPaint

@Suite struct TextMeasuringTests {
  let body = TextStyle(size: 16, lineHeight: 22)

  func measurer() throws -> PangoMeasurer { PangoMeasurer(fonts: try Fonts()) }

  @Test func `A line is as high as its style says and never wraps without a width`() throws {
    let metrics = try measurer().measure(
      Text(String(repeating: "wide ", count: 100), style: body, lines: 0), width: nil)
    #expect(metrics.lines == 1)
    #expect(metrics.size.height == 22)
    #expect(metrics.size.width > 3000)
    #expect(!metrics.isCut)
  }

  /// As the article on text says; the isolates are U+2066 and U+2069.
  @Test(
    arguments: [
      ("1.2 €", Text.Direction.rightToLeft, ["€", "1.2"]),
      ("1.2 €", .leftToRight, ["1.2", "€"]),
      ("30 min", .rightToLeft, ["min", "30"]), ("30 min", .leftToRight, ["30", "min"]),
      ("12:30 – 14:00", .rightToLeft, ["14:00", "12:30"]),
      ("12:30 – 14:00", .leftToRight, ["12:30", "14:00"]),
      ("\u{2066}30 min\u{2069}", .rightToLeft, ["30", "min"]),
    ])
  func `A number with its unit stands from the left as its text's direction has it`(
    words: String, direction: Text.Direction, parts: [String]
  ) throws {
    let measurer = try measurer()
    let text = Text(words, style: body, direction: direction)
    let places = try parts.map { part in
      let range = try #require(words.range(of: part))
      let start = words.utf8.distance(from: words.startIndex, to: range.lowerBound)
      return try #require(
        measurer.rectangles(text, width: nil, from: start, to: start + part.utf8.count).first)
    }
    #expect(places[0].maxX <= places[1].x + 0.01, "\(places)")
    #expect(measurer.measure(text, width: nil).unknownGlyphs == 0)
  }

  @Test func `An empty text has one line and no width`() throws {
    let measurer = try measurer()
    for width in [nil, 100.0] {
      let metrics = measurer.measure(Text("", style: body), width: width)
      #expect(metrics.size == Size(0, 22))
      #expect(metrics.lines == 1)
      #expect(measurer.caret(Text("", style: body), width: width, at: 0).strong.height == 22)
    }
    #expect(measurer.edges(Text("", style: body)).graphemes == [0])
  }

  @Test func `Widths grow with letters, size, weight and tracking`() throws {
    let measurer = try measurer()
    func width(_ string: String = "Hamburg", _ change: (inout TextStyle) -> Void = { _ in })
      -> Double
    {
      var style = body
      change(&style)
      return measurer.measure(Text(string, style: style), width: nil).size.width
    }
    #expect(width("Hamburger") > width())
    #expect(abs(width { $0.size = 32 } - 2 * width()) < 0.05)
    let weights = [400, 500, 600, 700].map { weight in width { $0.weight = weight } }
    #expect(zip(weights, weights.dropFirst()).allSatisfy { $0 < $1 })
    #expect(width { $0.weight = 900 } == weights[3])
    #expect(width { $0.weight = 100 } == weights[0])
    #expect(abs(width { $0.tracking = 1 } - width() - 7) < 1.01)
    #expect(width { $0.tracking = -0.5 } < width())
  }

  @Test func `Tabular figures are all as wide as one another`() throws {
    let measurer = try measurer()
    func widths(_ style: TextStyle) -> Set<Double> {
      Set((0...9).map { measurer.measure(Text("\($0)\($0)", style: style), width: nil).size.width })
    }
    #expect(widths(TextStyle(size: 16, lineHeight: 22, tabular: true)).count == 1)
    #expect(widths(body).count > 1)
    let code = TextStyle(size: 16, lineHeight: 22, monospaced: true)
    let letters = ["i", "m", "W", "."].map {
      measurer.measure(Text($0, style: code), width: nil).size.width
    }
    #expect(Set(letters).count == 1)
  }

  @Test func `The baseline is where Inter's is, whatever letters there are`() throws {
    let measurer = try measurer()
    let latin = measurer.measure(Text("Text", style: body), width: nil)
    for string in ["", "שלום", "مرحبا", "Á̂p", "你"] {
      let metrics = measurer.measure(Text(string, style: body), width: nil)
      #expect(metrics.baseline == latin.baseline)
      #expect(metrics.size.height == 22)
    }
    var tall = body
    tall.lineHeight = 40
    let baseline = measurer.measure(Text("Text", style: tall), width: nil).baseline
    #expect(abs(baseline - latin.baseline - 9) < 1e-9, "a higher line is higher on both sides")
  }

  @Test func `A text as wide as it was measured is not cut`() throws {
    let measurer = try measurer()
    for string in ["Accept", "Reply to all", "12:41", "Grüße aus Köln", "שלום עולם"] {
      for tracking in [-0.6, -0.1, 0, 0.1] {
        for size in [11.5, 12, 13, 16, 19.2, 32] {
          let style = TextStyle(size: size, lineHeight: 40, weight: 600, tracking: tracking)
          let text = Text(string, style: style)
          let width = measurer.measure(text, width: nil).size.width
          let again = measurer.measure(text, width: width)
          #expect(!again.isCut, "\(string) at \(size) with \(tracking)")
          #expect(again.lines == 1)
          let offset = 1000.1
          let nearly = (offset + width) - offset
          #expect(!measurer.measure(text, width: nearly).isCut)
        }
      }
    }
  }

  @Test func `Words wrap, and lines count`() throws {
    let text = Text("one two three four five six seven", style: body, lines: 0)
    let metrics = try measurer().measure(text, width: 90)
    #expect(metrics.lines >= 3)
    #expect(metrics.size.height == Double(metrics.lines) * 22)
    #expect(metrics.size.width <= 90)
    #expect(!metrics.isCut)
  }

  @Test func `A word longer than the line breaks inside`() throws {
    let text = Text("Donaudampfschifffahrtsgesellschaft", style: body, lines: 0)
    let metrics = try measurer().measure(text, width: 100)
    #expect(metrics.lines >= 3)
    #expect(metrics.size.width <= 100)
  }

  @Test(arguments: [1, 2, 3])
  func `What does not fit ends in an ellipsis on the last line`(lines: Int) throws {
    let string = "one two three four five six seven eight nine ten eleven twelve thirteen"
    let metrics = try measurer().measure(Text(string, style: body, lines: lines), width: 120)
    #expect(metrics.lines == lines)
    #expect(metrics.isCut)
    #expect(metrics.size.width <= 120)
    #expect(metrics.size.width > 80)
  }

  @Test func `Paragraphs that are left out leave an ellipsis, blank ones do not`() throws {
    let measurer = try measurer()
    func measure(_ string: String, _ lines: Int, _ width: Double? = nil) -> TextMetrics {
      measurer.measure(Text(string, style: body, lines: lines), width: width)
    }
    #expect(measure("one\ntwo\nthree", 0).lines == 3)
    #expect(measure("one\ntwo\nthree", 3).isCut == false)
    let two = measure("one\ntwo\nthree", 2)
    #expect(two.lines == 2 && two.isCut)
    let dots = measure("one\ntwo…", 2)
    #expect(two.size == dots.size)
    #expect(measure("one\ntwo", 1, 200).size == measure("one…", 1, 200).size)
    #expect(!measure("one\n \n", 1).isCut)
    #expect(measure("one\r\ntwo\u{2029}three", 0).lines == 3)
  }

  @Test func `A text at most one letter wide is still a line`() throws {
    let metrics = try measurer().measure(Text("Hello", style: body), width: 0)
    #expect(metrics.lines == 1)
    #expect(metrics.size.height == 22)
    let negative = try measurer().measure(Text("Hello", style: body), width: -5)
    #expect(negative.lines == 1)
  }

  @Test func `Letters that no font has are counted`() throws {
    let measurer = try measurer()
    func unknown(_ string: String) -> Int {
      measurer.measure(Text(string, style: body), width: nil).unknownGlyphs
    }
    #expect(unknown("Grüße, Ελλάδα, Привет, שלום, مرحبا, 12:41 …„“‚‘«»€→✓") == 0)
    #expect(unknown("你好") == 2)
  }

  @Test func `A letter that no font has takes the room of a box, whatever was set before it`()
    throws
  {
    var style = body
    let used = try measurer()
    for (size, weight) in [(16.0, 400), (16, 500), (16, 600), (16, 700), (8.5, 500), (8.5, 400)] {
      style.size = size
      style.weight = weight
      func width(_ string: String, _ measurer: PangoMeasurer) -> Double {
        measurer.measure(Text(string, style: style), width: nil).size.width
      }
      for string in ["👍", "👍🏽", "你好", "\0", "\u{7}", "\u{C}"] {
        let count = Double(string.unicodeScalars.count)
        #expect(width(string, used) == count * width("你", used), "\(string)")
        #expect(width(string, used) == width(string, try self.measurer()), "\(string)")
      }
      #expect(width("你", used) > size / 3)
    }
    #expect(used.measure(Text("\u{FE0F}\u{200D}", style: body), width: nil).size.width == 0)
    #expect(used.caret(Text("你好", style: body), width: nil, at: 3).strong.x > body.size / 3)
  }

  @Test func `Texts that only Unicode holds equal are measured apart`() throws {
    let measurer = try measurer()
    let composed = Text("\u{E9}t\u{E9}", style: body)
    let parted = Text("e\u{301}te\u{301}", style: body)
    #expect(composed.string == parted.string)
    #expect(measurer.edges(composed).graphemes == [0, 2, 3, 5])
    #expect(measurer.edges(parted).graphemes == [0, 3, 4, 7])
    #expect(TextKey(text: composed, width: nil) != TextKey(text: parted, width: nil))
  }

  @Test func `A zero byte is a letter like another`() throws {
    let measurer = try measurer()
    let text = Text("a\0b", style: body)
    #expect(measurer.edges(text).graphemes == [0, 1, 2, 3])
    #expect(measurer.caret(text, width: nil, at: 3).strong.x > 8)
  }

  @Test func `Answers do not depend on what was asked before`() throws {
    let asked = try measurer()
    let texts = (0..<3000).map { Text("row \($0 % 1700)", style: body, alignment: .center) }
    let first = texts.prefix(5).map { asked.measure($0, width: 200) }
    for text in texts { _ = asked.measure(text, width: 200) }
    #expect(texts.prefix(5).map { asked.measure($0, width: 200) } == first)
    let fresh = try measurer()
    #expect(
      texts.suffix(5).map { fresh.measure($0, width: 200) }
        == texts.suffix(5).map { asked.measure($0, width: 200) })
  }
}
