import GtkPaint
import Testing
import TouchKit

@Suite struct CachedPictureTests {
  private let style = TextStyle(size: 14, lineHeight: 18, weight: 600)
  private let source = Rect(0, 0, 60, 40)

  private var page: [DisplayItem] {
    [
      .fill(source, .zero, Color(hex: 0xE6E9EF)),
      .border(Rect(4.3, 4.3, 40, 30), CornerRadii(all: 8), width: 2, Color(hex: 0x2459E0)),
      .text(Text("Turn", style: style), Point(10.1, 10.6), width: nil, .black),
      .fill(Rect(50, 0, 10, 40), .zero, Color(hex: 0xC9281C)),
    ]
  }

  private func picture(
    _ transform: TouchKit.AffineTransform = .identity, shown: Rect? = nil, opacity: Double = 1
  ) -> [DisplayItem] {
    let push = DisplayItem.pushPicture(
      source: source, shown: shown ?? source, transform, opacity: opacity)
    return [push] + page + [.pop]
  }

  @Test(arguments: [1.0, 2, 3])
  func `A picture that is not turned is what it shows, to the bit`(scale: Double) throws {
    let fixture = try PainterFixture(size: source.size, scale: scale)
    let direct = try fixture.paint(page)
    #expect(try fixture.paint(picture()) == direct)
    #expect(try fixture.paint(picture()) == direct, "kept")
  }

  @Test(arguments: [1.0, 2, 3])
  func `A picture turned by a quarter has the very same pixels`(scale: Double) throws {
    let upright = try PainterFixture(size: source.size, scale: scale).paint(page)
    let fixture = try PainterFixture(size: source.size.transposed, scale: scale)
    let turned = try fixture.paint(
      picture(
        AffineTransform.translation(40, 0).after(.rotation(sine: 1, cosine: 0))))
    for y in 0..<upright.height {
      for x in 0..<upright.width {
        #expect(turned[upright.height - 1 - y, x] == upright[x, y], "\(x), \(y)")
      }
    }
  }

  @Test func `Beyond its source a picture's edge goes on, and less of it is cut off`() throws {
    let fixture = try PainterFixture(size: Size(100, 60))
    let wide = try fixture.paint(picture(shown: Rect(-10, 0, 100, 20)))
    let direct = try fixture.paint(page)
    for x in 60..<90 { #expect(wide[x, 10] == 0xC9281C) }
    #expect(wide[95, 10] == 0xFFFFFF)
    for y in 0..<20 { #expect(wide[20, y] == direct[20, y]) }
    for y in 20..<60 { #expect(wide[20, y] == 0xFFFFFF) }
  }

  @Test func `A faded picture lets the ground through evenly`() throws {
    let fixture = try PainterFixture(size: Size(60, 40))
    let half = try fixture.paint(picture(opacity: 0.5), on: .black)
    #expect(abs(half.red(55, 20) - 0xC9 / 2) <= 1)
    #expect(
      try fixture.paint(picture(opacity: 0), on: .black).words.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test func `A picture whose items change is painted again`() throws {
    let fixture = try PainterFixture(size: Size(60, 40))
    _ = try fixture.paint(picture())
    var other = picture()
    other[1] = .fill(source, .zero, Color(hex: 0x0B7A53))
    #expect(try fixture.paint(other)[2, 38] == 0x0B7A53)
    #expect(try fixture.paint(picture())[2, 38] == 0xE6E9EF)
  }

  @Test func `Every document of a turned picture shows it`() throws {
    let fixture = try PainterFixture(size: Size(100, 100))
    let turned = picture(
      AffineTransform.translation(50, 20).after(.rotation(sine: 0.6, cosine: 0.8)),
      shown: Rect(0, 0, 80, 30), opacity: 0.5)
    let scene = fixture.painter.scene(
      DisplayList(items: turned), size: fixture.size, scale: 1, for: .document)
    #expect(String(decoding: scene.nodeText(), as: UTF8.self).contains("texture"))
    #expect(try scene.svg() == scene.svg())
    #expect(try !scene.pdf().isEmpty)
  }
}
