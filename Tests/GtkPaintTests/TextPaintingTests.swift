import GtkPaint
import Testing
import TouchKit

@Suite struct TextPaintingTests {
  let style = TextStyle(size: 20, lineHeight: 30)

  @Test(arguments: [1.0, 2, 3])
  func `Letters stand on the measured baseline`(scale: Double) throws {
    let fixture = try PainterFixture(size: Size(100, 60), scale: scale)
    let text = Text("HE", style: style)
    let pixels = try fixture.paint([.text(text, Point(10, 10), width: nil, .black)])
    let baseline = fixture.measurer.measure(text, width: nil).baseline
    let extent = try #require(pixels.extent())
    #expect(abs(Double(extent.bottom) - (10 + baseline) * scale) <= 1)
    // Inter's capitals are 0.727 of its size high.
    #expect(abs(Double(extent.bottom - extent.top) - 20 * 0.727 * scale) <= 1.5)
    #expect(extent.left >= Int(10 * scale) && extent.left <= Int(13 * scale))
  }

  @Test func `Ink is as dark as its colour and as wide as measured`() throws {
    let fixture = try PainterFixture(size: Size(200, 60), scale: 2)
    let text = Text("HHHHHH", style: style)
    let pixels = try fixture.paint([.text(text, Point(10, 10), width: nil, Color(hex: 0x2459E0))])
    #expect(pixels.words.contains { $0 & 0xFF_FFFF == 0x2459E0 })
    let extent = try #require(pixels.extent())
    let width = fixture.measurer.measure(text, width: nil).size.width
    #expect(abs(Double(extent.right - extent.left) / 2 - width) < 5)
  }

  @Test(arguments: [
    ("nnnnnnnnnnnnnnnnnnnn", Text.Direction.leftToRight), ("תתתתתתתתתתתתתתתתתתתת", .rightToLeft),
  ])
  func `An ellipsis stands close to the letters before it and at the line's end`(
    string: String, direction: Text.Direction
  ) throws {
    let fixture = try PainterFixture(size: Size(200, 40))
    for width in stride(from: 80.0, through: 110, by: 3) {
      let text = Text(string, style: style, direction: direction, lines: 1)
      let pixels = try fixture.paint([.text(text, Point(10, 5), width: width, .black)])
      let inked = (0..<pixels.width).filter { x in
        (0..<pixels.height).contains { pixels.red(x, $0) < 200 }
      }
      let gaps = zip(inked, inked.dropFirst()).map { $1 - $0 }
      #expect((gaps.max() ?? 0) <= 6, "\(width)")
      // What is left of the line lies behind the ellipsis.
      let begins =
        direction == .leftToRight ? inked[0] - 10 : 10 + Int(width) - inked[inked.count - 1]
      #expect(begins <= 3, "\(width)")
    }
  }

  @Test(arguments: [1, 2, 3])
  func `What a long text says where it is cut changes nothing of its lines`(lines: Int) throws {
    let fixture = try PainterFixture(size: Size(260, 110))
    func paint(_ string: String, in width: Double) throws -> Pixels {
      let text = Text(string, style: TextStyle(size: 15, lineHeight: 20), lines: lines)
      let metrics = fixture.measurer.measure(text, width: width)
      #expect(metrics.lines == lines && metrics.isCut && metrics.size.width <= width)
      return try fixture.paint([.text(text, Point(10, 10), width: width, .black)])
    }
    func long(_ words: String) -> String {
      Array(repeating: words, count: 20).joined(separator: " ")
    }
    for width in stride(from: 40.0, through: 240, by: 10) {
      for words in [
        "From Monday on class 4b swims — “Small Engines”, 7:08 -> 7:20 (platform 7), says Amélie.",
        "wwwwwwwwwwwwww WWWWWWWWWW, mmmmmmm.",
      ] {
        let string = long(words)
        // A letter of another script behind what is shown has the whole text set, and else only its beginning is.
        var whole = string
        let behind = Int(Double(lines) * width / 6.75) + 20
        whole.insert("א", at: whole.index(whole.startIndex, offsetBy: behind))
        #expect(try paint(string, in: width) == paint(whole, in: width), "\(words) in \(width)")
      }
      // More of very narrow letters stand on a line.
      let narrow = long("il il, till illicit lilt; if I fill it, I'll tilt it.")
      #expect(try paint(narrow, in: width) == paint(narrow + narrow, in: width), "\(width)")
    }
  }

  @Test func `An ellipsis takes the place of the space before it`() throws {
    let fixture = try PainterFixture(size: Size(200, 40), scale: 2)
    /// The blank columns before the three dots, over some widths of the line.
    func gaps(_ string: String) throws -> Set<Int> {
      var gaps: Set<Int> = []
      for width in stride(from: 60.0, through: 110, by: 1) {
        let text = Text(string, style: style, lines: 1)
        let pixels = try fixture.paint([.text(text, Point(10, 5), width: width, .black)])
        let inked = (0..<pixels.width).filter { x in
          (0..<pixels.height).contains { pixels.red(x, $0) < 160 }
        }
        let steps = zip(inked, inked.dropFirst()).map { $1 - $0 }.filter { $0 > 1 }
        gaps.insert(steps[steps.count - 3])
      }
      return gaps
    }
    let within = try gaps("nnnnnnnnnnnnnnnnnnnn").max() ?? 0
    #expect(try gaps("nnn nnn nnn nnn nnn").max() ?? 100 <= within + 1)
  }

  @Test(arguments: [1.0, 2, 3])
  func `Alignment puts the ink to its side`(scale: Double) throws {
    let fixture = try PainterFixture(size: Size(220, 40), scale: scale)
    func extent(_ alignment: Text.Alignment, _ direction: Text.Direction = .natural) throws
      -> PixelRect
    {
      let text = Text("Halt", style: style, alignment: alignment, direction: direction)
      let pixels = try fixture.paint([.text(text, Point(10, 5), width: 200, .black)])
      return try #require(pixels.extent())
    }
    let slack = Int(3 * scale)
    let (left, right) = (Int(10 * scale), Int(210 * scale))
    #expect(abs(try extent(.leading).left - left) <= slack)
    #expect(abs(try extent(.trailing).right - right) <= slack)
    let center = try extent(.center)
    #expect(abs(center.left + center.right - left - right) <= slack)
    #expect(abs(try extent(.leading, .rightToLeft).right - right) <= slack)
    #expect(abs(try extent(.trailing, .rightToLeft).left - left) <= slack)
    for direction in [Text.Direction.leftToRight, .rightToLeft] {
      #expect(abs(try extent(.left, direction).left - left) <= slack)
      #expect(abs(try extent(.right, direction).right - right) <= slack)
    }
  }

  @Test func `Lines are a line height apart`() throws {
    let fixture = try PainterFixture(size: Size(60, 100))
    let one = try fixture.paint([.text(Text("H", style: style), Point(5, 5), width: nil, .black)])
    let text = Text("H\nH\nH", style: style, lines: 0)
    let three = try fixture.paint([.text(text, Point(5, 5), width: nil, .black)])
    for line in 0..<3 {
      for y in 5..<35 {
        for x in 0..<60 { #expect(three[x, y + line * 30] == one[x, y]) }
      }
    }
  }

  @Test func `Cut text stays in its box and shows its dots`() throws {
    let fixture = try PainterFixture(size: Size(200, 40), scale: 2)
    let long = Text("Text that is far too long for this", style: style)
    let pixels = try fixture.paint([.text(long, Point(10, 5), width: 120, .black)])
    let extent = try #require(pixels.extent())
    #expect(extent.right <= 261)
    // Above the dots there is nothing but ground.
    let dots = (extent.right - 16)..<extent.right
    #expect((20..<40).allSatisfy { y in dots.allSatisfy { pixels[$0, y] == 0xFFFFFF } })
  }

  @Test func `Weights and tabular figures reach the picture`() throws {
    let fixture = try PainterFixture(size: Size(200, 40), scale: 2)
    func ink(_ weight: Int) throws -> Int {
      let bold = TextStyle(size: 20, lineHeight: 30, weight: weight)
      let pixels = try fixture.paint([
        .text(Text("Hamburg", style: bold), Point(5, 5), width: nil, .black)
      ])
      return pixels.words.map { 255 - Int($0 & 0xFF) }.reduce(0, +)
    }
    let inks = try [400, 500, 600, 700].map(ink)
    #expect(zip(inks, inks.dropFirst()).allSatisfy { Double($1) > Double($0) * 1.05 })
  }

  @Test func `Markup is letters like any other`() throws {
    let fixture = try PainterFixture(size: Size(200, 40))
    let text = Text("<b>&amp;</b>", style: style)
    let plain = Text("&", style: style)
    #expect(
      fixture.measurer.measure(text, width: nil).size.width
        > 4 * fixture.measurer.measure(plain, width: nil).size.width)
  }

  @Test func `Turned and shrunk text is where straight text would be`() throws {
    let fixture = try PainterFixture(size: Size(200, 40), scale: 2)
    let item = DisplayItem.text(Text("Hamburg", style: style), Point(10, 5), width: nil, .black)
    let straight = try #require(try fixture.paint([item]).extent())
    for factor in [0.999, 1.001, 1.3] {
      let scaled = try fixture.paint([.pushTransform(.scale(factor, factor)), item, .pop])
      let extent = try #require(scaled.extent())
      #expect(abs(Double(extent.left) - Double(straight.left) * factor) <= 2)
      #expect(abs(Double(extent.right) - Double(straight.right) * factor) <= 3)
      #expect(abs(Double(extent.bottom) - Double(straight.bottom) * factor) <= 4)
    }
  }

  @Test func `A scale close to 1 hardly changes the letters`() throws {
    let fixture = try PainterFixture(size: Size(200, 40), scale: 2)
    let item = DisplayItem.text(Text("Hamburg", style: style), Point(10, 5), width: nil, .black)
    let still = AffineTransform(a: 1, b: 1e-9, c: 0, d: 1, tx: 0, ty: 0)
    let turned = try fixture.paint([.pushTransform(still), item, .pop])
    #expect(turned.difference(try fixture.paint([item])) <= 2)
  }
}
