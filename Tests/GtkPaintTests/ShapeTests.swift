import GtkPaint
import Testing
import TouchKit

@Suite struct ShapeTests {
  @Test func `The same ground within a ground changes no pixel, whatever lies between`() throws {
    let fixture = try PainterFixture(size: Size(40, 40), scale: 2)
    let (gray, red) = (Color(hex: 0xE6E9EF), Color(hex: 0xC9281C))
    let ground = DisplayItem.fill(Rect(0, 0, 40, 40), .zero, gray)
    func fill(_ color: Color, _ x: Double, _ size: Double) -> DisplayItem {
      .fill(Rect(x, x, size, size), .zero, color)
    }
    // Each pair is painted alike: one without the ground that can be left out, one with it.
    #expect(
      try fixture.paint([ground, .pushClip(Rect(5, 5, 20, 20), .zero), fill(gray, 7, 9), .pop])
        == fixture.paint([ground]))
    // What covers something is no ground to be left out.
    let covered = try fixture.paint([ground, fill(red, 10, 10), fill(gray, 12, 4)])
    #expect(covered[22, 22] == 0xC9281C && covered[26, 26] == 0xE6E9EF)
    let faded = try fixture.paint([
      ground, .pushOpacity(0.5, bounds: Rect(0, 0, 40, 40)), fill(red, 0, 40), fill(gray, 10, 10),
      .pop,
    ])
    #expect(faded[30, 30] == 0xE6E9EF && faded[4, 4] != 0xE6E9EF)
    // A clipped ground is none outside its clip.
    let clipped = try fixture.paint([
      fill(red, 0, 40), .pushClip(Rect(0, 0, 10, 10), CornerRadii(all: 5)), fill(gray, 0, 40),
      .pop, fill(gray, 0, 10),
    ])
    #expect(clipped[0, 0] == 0xE6E9EF && clipped[30, 30] == 0xC9281C)
  }

  @Test func `A fill has exactly its colour and its place`() throws {
    let pixels = try PainterFixture().paint([.fill(Rect(10, 5, 20, 8), .zero, Color(hex: 0x2459E0))]
    )
    #expect(pixels.extent() == PixelRect(10, 5, 30, 13))
    for y in 5..<13 { for x in 10..<30 { #expect(pixels[x, y] == 0x2459E0) } }
  }

  @Test func `Every shade of a colour comes out as it went in`() throws {
    let fixture = try PainterFixture(size: Size(256, 1))
    let items = (0..<256).map { i -> DisplayItem in
      .fill(Rect(Double(i), 0, 1, 1), .zero, Color(hex: UInt32(i) << 16 | UInt32(255 - i)))
    }
    let pixels = try fixture.paint(items)
    for i in 0..<256 { #expect(pixels[i, 0] == UInt32(i) << 16 | UInt32(255 - i)) }
  }

  @Test func `A translucent fill mixes with what is below`() throws {
    let pixels = try PainterFixture().paint([
      .fill(Rect(0, 0, 40, 40), .zero, Color.black.faded(0.2))
    ])
    #expect(pixels[20, 20] == 0xCCCCCC)
    let bare = try PainterFixture().paint(
      [.fill(Rect(0, 0, 40, 40), .zero, Color.white.faded(0.2))], on: nil)
    #expect(bare.alpha(20, 20) == 51)
  }

  @Test func `A rounded fill leaves its corners and fills the rest`() throws {
    let pixels = try PainterFixture().paint([
      .fill(Rect(4, 4, 32, 32), CornerRadii(all: 16), .black)
    ])
    #expect(pixels.extent() == PixelRect(4, 4, 36, 36))
    #expect(pixels[4, 4] == 0xFFFFFF)
    #expect(pixels[35, 35] == 0xFFFFFF)
    #expect(pixels[20, 20] == 0)
    #expect(pixels[5, 20] == 0)
    // The area of a circle, each pixel counted by how much of it is covered.
    let covered = pixels.words.map { 1 - Double($0 & 0xFF) / 255 }.reduce(0, +)
    #expect(abs(covered - 3.14159265 * 256) < 4)
  }

  @Test func `Each corner has its own radius`() throws {
    let radii = CornerRadii(topLeft: 10, topRight: 0, bottomRight: 10, bottomLeft: 0)
    let pixels = try PainterFixture().paint([.fill(Rect(0, 0, 40, 40), radii, .black)])
    #expect(pixels[0, 0] == 0xFFFFFF)
    #expect(pixels[39, 0] == 0)
    #expect(pixels[39, 39] == 0xFFFFFF)
    #expect(pixels[0, 39] == 0)
  }

  @Test func `A gradient runs along its line`() throws {
    let down = Gradient(stops: [.init(0, .black), .init(1, .white)])
    let pixels = try PainterFixture().paint([.gradient(Rect(0, 0, 40, 40), .zero, down)])
    #expect(pixels.red(20, 0) < 8)
    #expect(abs(pixels.red(20, 20) - 130) < 4)
    #expect(pixels.red(20, 39) > 247)
    #expect(pixels[3, 11] == pixels[33, 11])

    let across = Gradient(
      start: Point(0, 0), end: Point(1, 0),
      stops: [.init(0, Color(hex: 0xFF0000)), .init(0.5, Color(hex: 0x00FF00))])
    let second = try PainterFixture().paint([.gradient(Rect(0, 0, 40, 40), .zero, across)])
    #expect(second.red(0, 5) > 240)
    #expect(second[30, 5] == 0x00FF00)
    #expect(second[12, 2] == second[12, 38])
  }

  @Test func `A gradient of one stop or none is a fill or nothing`() throws {
    let one = Gradient(stops: [.init(0.3, Color(hex: 0x123456))])
    #expect(
      try PainterFixture().paint([.gradient(Rect(0, 0, 40, 40), .zero, one)])[7, 7] == 0x123456)
    let none = Gradient(stops: [])
    #expect(
      try PainterFixture().paint([.gradient(Rect(0, 0, 40, 40), .zero, none)]).extent() == nil)
    let unsorted = Gradient(stops: [.init(1, .black), .init(0, .black), .init(7, .black)])
    #expect(try PainterFixture().paint([.gradient(Rect(0, 0, 40, 40), .zero, unsorted)])[7, 7] == 0)
  }

  @Test func `A border lies inside its rectangle`() throws {
    let red = Color(hex: 0xC9281C)
    let pixels = try PainterFixture().paint([.border(Rect(5, 5, 30, 20), .zero, width: 2, red)])
    #expect(pixels.extent() == PixelRect(5, 5, 35, 25))
    #expect(pixels[5, 5] == 0xC9281C)
    #expect(pixels[6, 15] == 0xC9281C)
    #expect(pixels[7, 15] == 0xFFFFFF)
    #expect(pixels[33, 15] == 0xC9281C)
    #expect(pixels[20, 24] == 0xC9281C)
    #expect(pixels[20, 22] == 0xFFFFFF)
  }

  @Test(arguments: [1.0, 2, 3]) func `A border without a width is one pixel`(scale: Double) throws {
    let pixels = try PainterFixture(scale: scale).paint([
      .border(Rect(5, 5, 30, 20), .zero, width: 0, .black)
    ])
    let left = Int(5 * scale)
    #expect(pixels[left, 12 * Int(scale)] == 0)
    #expect(pixels[left + 1, 12 * Int(scale)] == 0xFFFFFF)
  }

  @Test(arguments: [1.0, 2, 3])
  func `A hairline is one pixel along its edge`(scale: Double) throws {
    let s = Int(scale)
    let rect = Rect(5, 5, 30, 20)
    let expected: [HairlineEdge: PixelRect] = [
      .top: PixelRect(5 * s, 5 * s, 35 * s, 5 * s + 1),
      .bottom: PixelRect(5 * s, 25 * s - 1, 35 * s, 25 * s),
      .left: PixelRect(5 * s, 5 * s, 5 * s + 1, 25 * s),
      .right: PixelRect(35 * s - 1, 5 * s, 35 * s, 25 * s),
    ]
    for (edge, place) in expected {
      let pixels = try PainterFixture(scale: scale).paint([.hairline(rect, edge, .black)])
      #expect(pixels.extent() == place, "\(edge)")
      #expect(pixels[place.left, place.top] == 0)
    }
  }

  @Test func `A path is filled at its place and scale`() throws {
    var square = Path()
    square.rectangle(Rect(2, 3, 5, 4))
    let pixels = try PainterFixture().paint([.fillPath(square, Point(10, 10), scale: 2, .black)])
    #expect(pixels.extent() == PixelRect(14, 16, 24, 24))
    #expect(pixels[18, 20] == 0)
  }

  @Test func `A stroke has round ends and its own width`() throws {
    var line = Path()
    line.move(5, 5)
    line.line(15, 5)
    let pixels = try PainterFixture().paint([
      .strokePath(line, Point(0, 0), scale: 2, width: 2, .black)
    ])
    // Twenty pixels long, four wide, and two more at either round end.
    #expect(pixels.extent() == PixelRect(8, 8, 32, 12))
    #expect(pixels[20, 10] == 0)
    #expect(pixels.red(8, 8) > 128)
    #expect(pixels.red(8, 9) < 64)
  }

  @Test func `A path too large to be kept is drawn the same way`() throws {
    let fixture = try PainterFixture(size: Size(500, 500))
    var large = Path()
    large.rectangle(Rect(0, 0, 450, 10))
    let pixels = try fixture.paint([.fillPath(large, Point(20.4, 20), scale: 1, .black)])
    #expect(pixels.extent() == PixelRect(20, 20, 470, 30))
  }

  @Test func `What is no number or has no area paints nothing`() throws {
    let nan = Double.nan
    var endless = Path()
    endless.move(0, 0)
    endless.line(.infinity, nan)
    endless.line(5, 5)
    let shadow = Shadow(blur: nan, color: .black)
    let odd = Text("x", style: TextStyle(size: nan, lineHeight: .infinity))
    let pixels = try PainterFixture().paint([
      .fill(Rect(nan, 0, 10, 10), .zero, .black), .fill(Rect(0, 0, 10, nan), .zero, .black),
      .fill(Rect(5, 5, -3, 4), .zero, .black), .border(Rect(5, 5, 0, 4), .zero, width: 1, .black),
      .hairline(Rect(5, nan, 10, 10), .top, .black),
      .shadow(Rect(5, 5, 10, 10), .zero, shadow),
      .shadow(Rect(.infinity, 5, 10, 10), .zero, Shadow(blur: 3, color: .black)),
      .fillPath(endless, .zero, scale: 1, .black), .fillPath(Path(), .zero, scale: 1, .black),
      .strokePath(endless, .zero, scale: nan, width: 2, .black),
      .text(odd, Point(nan, 5), width: nil, .black),
      .pushTransform(.scale(0, 1)), .fill(Rect(0, 0, 40, 40), .zero, .black), .pop,
      .pushTransform(.scale(nan, 1)), .fill(Rect(0, 0, 40, 40), .zero, .black), .pop,
      .pushClip(Rect(nan, 0, 40, 40), .zero), .fill(Rect(0, 0, 40, 40), .zero, .black), .pop,
      .pushOpacity(nan, bounds: .zero), .fill(Rect(0, 0, 40, 40), .zero, .black), .pop,
      .pushSlices(source: Rect(0, 0, 40, 40), []), .fill(Rect(0, 0, 40, 40), .zero, .black), .pop,
    ])
    #expect(pixels.extent() == nil)
  }

  @Test func `A fill far larger than the screen still fills it`() throws {
    let huge = Rect(-1e12, -1e12, 2e12, 2e12)
    #expect(try PainterFixture().paint([.fill(huge, .zero, .black)])[39, 39] == 0)
    let wide = Rect(-1e9, 10, 2e9, 10)
    #expect(
      try PainterFixture().paint([.fill(wide, .zero, .black)]).extent() == PixelRect(0, 10, 40, 20))
  }
}
