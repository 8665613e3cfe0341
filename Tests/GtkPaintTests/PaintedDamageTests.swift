import GtkPaint
import Testing
import TouchKit

@Suite struct PaintedDamageTests {
  @Test(arguments: [1.0, 2, 3])
  func `Drawing only what changed gives the whole new picture`(scale: Double) throws {
    let fixture = try PainterFixture(size: Size(200, 160), scale: scale)
    let style = TextStyle(size: 14, lineHeight: 18)
    func items(_ y: Double) -> [DisplayItem] {
      let card = Rect(20, y, 140, 40)
      return [
        .fill(Rect(0, 0, 200, 160), .zero, Color(hex: 0xF3F4F7)),
        .text(Text("What stays", style: style), Point(30, 120), width: nil, .black),
        .shadow(card, CornerRadii(all: 12), Shadow(y: 3, blur: 12, color: .black.faded(0.3))),
        .fill(card, CornerRadii(all: 12), .white),
        .text(Text("What moves", style: style), Point(36, y + 10), width: nil, .black),
      ]
    }
    let old = fixture.scene(items(20.4))
    let new = fixture.scene(items(33.9))
    let surface = try fixture.painter.pixels(old)
    let before = Pixels(surface)
    // Whole pixels that cut the shadow, the card and a word.
    let bands = [Rect(0, 0, 200, 51), Rect(0, 51, 77, 109), Rect(77, 51, 123, 109)]
    let damage = bands.map {
      Rect($0.x * scale, $0.y * scale, $0.width * scale, $0.height * scale)
    }
    surface.draw(new, only: [])
    #expect(Pixels(surface) == before)
    for rect in damage { surface.draw(new, only: [rect]) }
    #expect(Pixels(surface) == Pixels(try fixture.painter.pixels(new)))
    surface.draw(old, only: damage)
    #expect(Pixels(surface) == before)
  }

  @Test func `Drawing again over a clear scene empties the surface first`() throws {
    let fixture = try PainterFixture()
    let surface = try fixture.painter.pixels(
      fixture.scene([.fill(Rect(5, 5, 9, 9), .zero, .black)]))
    surface.draw(fixture.scene([]))
    #expect(Pixels(surface).words.allSatisfy { $0 == 0 })
  }

  @Test func `What is not exact in parts is known, and drawn whole`() throws {
    let fixture = try PainterFixture()
    func isExact(_ items: DisplayItem...) -> Bool { fixture.scene(items).isExactInParts }
    let rect = Rect(4, 4, 30, 30)
    let (start, end) = (Gradient.Stop(0, .black), Gradient.Stop(1, .white))
    let fill = DisplayItem.fill(rect, CornerRadii(all: 5), .black)
    #expect(isExact(fill, .gradient(rect, .zero, Gradient(stops: [start, end]))))
    #expect(isExact(.pushTransform(.translation(3, 4)), fill, .pop))
    #expect(isExact(.pushOpacity(0.5, bounds: rect), fill, .pop), "a lone leaf is no group")
    #expect(!isExact(.pushOpacity(0.5, bounds: rect), fill, fill, .pop))
    #expect(!isExact(.pushTransform(.scale(0.9, 0.9)), fill, .pop))
    let slanted = Gradient(start: Point(0, 0), end: Point(1, 1), stops: [start, end])
    #expect(!isExact(.gradient(rect, .zero, slanted)))
    let slice = Slice(part: rect, transform: .identity)
    #expect(!isExact(.pushSlices(source: rect, [slice]), fill, .pop))
    #expect(
      !isExact(.pushPicture(source: rect, shown: rect, .identity, opacity: 1), fill, .pop))

    let scene = fixture.scene([
      .fill(Rect(0, 0, 40, 40), .zero, .white), .gradient(rect, .zero, slanted),
    ])
    let surface = try fixture.painter.pixels(fixture.scene([fill]))
    surface.draw(scene, only: [Rect(0, 0, 1, 1)])
    let same = Pixels(surface) == Pixels(try fixture.painter.pixels(scene))
    #expect(same)
  }

  @Test func `A surface's pixels can be had straight`() throws {
    let fixture = try PainterFixture(size: Size(2, 1))
    let surface = try fixture.painter.pixels(
      fixture.scene([.fill(Rect(0, 0, 1, 1), .zero, Color(hex: 0xFF8000, alpha: 0.5))]))
    let picture = surface.pixelBuffer
    #expect(picture.width == 2 && picture.height == 1)
    #expect(picture.bytes == [255, 128, 0, 128, 0, 0, 0, 0])
  }

  @Test func `A surface that no memory holds is an error with its size`() throws {
    #expect(throws: PaintError.tooLarge(width: 40000, height: 10)) {
      try Surface(width: 40000, height: 10)
    }
    let fixture = try PainterFixture(size: Size(.infinity, 10))
    #expect(throws: PaintError.self) { try fixture.painter.pixels(fixture.scene([])) }
  }
}
