import GtkPaint
import Testing
import TouchKit

@Suite struct RoundingTests {
  /// Places between pixels, halves and their nearest neighbours among them.
  static let shifts = [
    0, 0.1, 0.25, 1.0 / 3, 0.49999999999, 0.5, 0.50000000001, 2.0 / 3, 0.75, 0.9,
  ]

  @Test(arguments: [1.0, 2, 3])
  func `Shapes that touch leave no seam and do not overlap`(scale: Double) throws {
    let fixture = try PainterFixture(scale: scale)
    for shift in Self.shifts {
      // Heights add up with the usual errors in the last bit.
      var items: [DisplayItem] = []
      var y = shift
      for (index, height) in [3.3, 4.7, 0.1 + 0.2, 5.2, 6.35].enumerated() {
        let color = Color(hex: [0x000000, 0x400000][index % 2])
        items.append(.fill(Rect(4, y, 30, height), .zero, color))
        y += height
      }
      let pixels = try fixture.paint(items)
      let column = (0..<pixels.height).map { pixels[Int(10 * scale), $0] }
      let inked = column.filter { $0 != 0xFFFFFF }
      #expect(inked.allSatisfy { $0 == 0 || $0 == 0x400000 }, "no pixel is a mixture at \(shift)")
      let first = column.firstIndex { $0 != 0xFFFFFF }
      let last = column.lastIndex { $0 != 0xFFFFFF }
      if let first, let last { #expect(inked.count == last - first + 1, "no gap at \(shift)") }
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `An edge is where its rounded place says`(scale: Double) throws {
    let fixture = try PainterFixture(scale: scale)
    for shift in Self.shifts {
      let pixels = try fixture.paint([.fill(Rect(5 + shift, 7 + shift, 10, 10), .zero, .black)])
      func edge(_ place: Double) -> Int { Int((place * scale + 0.5 + 0.0005).rounded(.down)) }
      #expect(
        pixels.extent()
          == PixelRect(
            edge(5 + shift), edge(7 + shift), edge(15 + shift), edge(17 + shift)), "\(shift)")
    }
  }

  @Test func `A shape that is thinner than a pixel does not vanish`() throws {
    let fixture = try PainterFixture()
    for shift in Self.shifts {
      let thin = Rect(5 + shift, 5, 0.01, 10)
      let fill = try fixture.paint([.fill(thin, .zero, .black)])
      #expect(fill.extent().map { $0.right - $0.left } == 1)
      let gradient = Gradient(stops: [.init(0, .black), .init(1, .black)])
      let second = try fixture.paint([.gradient(thin, .zero, gradient)])
      #expect(second.extent().map { $0.right - $0.left } == 1)
    }
  }

  @Test func `Negative places round like positive ones`() throws {
    let fixture = try PainterFixture()
    let right = try fixture.paint([.fill(Rect(-9.5, -9.5, 20, 20), .zero, .black)])
    #expect(right.extent() == PixelRect(0, 0, 11, 11))
  }

  @Test(arguments: [1.0, 2, 3])
  func `A picture moved by whole pixels is the same picture`(scale: Double) throws {
    let fixture = try PainterFixture(size: Size(120, 90), scale: scale)
    var star = Path()
    star.move(0, 0)
    star.line(9, 4)
    star.line(3, 9)
    star.close()
    let style = TextStyle(size: 13, lineHeight: 16, weight: 500, tracking: 0.1)
    func items(_ x: Double, _ y: Double) -> [DisplayItem] {
      [
        .shadow(Rect(x, y, 50, 30), CornerRadii(all: 7), Shadow(y: 2, blur: 8, color: .black)),
        .fill(Rect(x, y, 50, 30), CornerRadii(all: 7), Color(hex: 0xE6E9EF)),
        .innerShadow(Rect(x, y, 50, 30), CornerRadii(all: 7), Shadow(y: 1, blur: 4, color: .black)),
        .border(Rect(x, y, 50, 30), CornerRadii(all: 7), width: 1, .black),
        .text(Text("Waver", style: style), Point(x + 4.3, y + 6.4), width: 42, .black),
        .strokePath(star, Point(x + 36.2, y + 15.1), scale: 1, width: 1.5, .black),
        .hairline(Rect(x + 5.2, y + 3, 30, 20), .bottom, .black),
      ]
    }
    let (x, y) = (20.37, 20.81)
    let still = try fixture.paint(items(x, y))
    for (dx, dy) in [(1, 0), (0, 1), (7, 5), (-4, 11)] {
      let moved = try fixture.paint(items(x + Double(dx) / scale, y + Double(dy) / scale))
      #expect(moved.words == still.moved(dx, dy), "by \(dx), \(dy)")
      let pushed = try fixture.paint(
        [.pushTransform(.translation(Double(dx) / scale, Double(dy) / scale))]
          + items(x, y) + [.pop])
      #expect(pushed.words == still.moved(dx, dy), "pushed by \(dx), \(dy)")
    }
  }

  @Test func `Nested translations add up before anything is rounded`() throws {
    let fixture = try PainterFixture()
    let pixels = try fixture.paint([
      .pushTransform(.translation(0.3, 0)), .pushTransform(.translation(0.3, 0)),
      .fill(Rect(10, 10, 5, 5), .zero, .black), .pop, .pop,
    ])
    #expect(pixels.extent() == PixelRect(11, 10, 16, 15))
  }

  @Test func `Under a scale nothing is rounded`() throws {
    let fixture = try PainterFixture()
    let pixels = try fixture.paint([
      .pushTransform(.scale(1.5, 1.5)), .fill(Rect(1, 1, 10, 10), .zero, .black), .pop,
    ])
    #expect(pixels.red(1, 5) == 127 || pixels.red(1, 5) == 128)
    #expect(pixels.red(16, 5) == 127 || pixels.red(16, 5) == 128)
    #expect(pixels[2, 5] == 0)
  }

  @Test func `Far away places still meet their pixels`() throws {
    let fixture = try PainterFixture(scale: 3)
    let far = 160_000_000.0
    let pixels = try fixture.paint([
      .pushTransform(.translation(-far, 0)), .fill(Rect(far + 10, 10, 1, 1), .zero, .black), .pop,
    ])
    #expect(pixels.extent() == PixelRect(30, 30, 33, 33))
  }
}
