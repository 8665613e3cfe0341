import GtkPaint
import Testing
import TouchKit

@Suite struct LevelTests {
  let all = Rect(0, 0, 40, 40)
  let red = Color(hex: 0xFF0000)

  @Test func `A clip cuts what is in it and nothing after it`() throws {
    let pixels = try PainterFixture().paint([
      .pushClip(Rect(10, 10, 8, 8), .zero), .fill(all, .zero, .black), .pop,
      .fill(Rect(30, 30, 2, 2), .zero, .black),
    ])
    #expect(pixels.extent() == PixelRect(10, 10, 32, 32))
    #expect(pixels[17, 17] == 0)
    #expect(pixels[18, 18] == 0xFFFFFF)
    #expect(pixels[31, 31] == 0)
  }

  @Test func `Clips in clips leave what both leave`() throws {
    let pixels = try PainterFixture().paint([
      .pushClip(Rect(5, 5, 20, 20), .zero), .pushClip(Rect(15, 0, 20, 20), .zero),
      .fill(all, .zero, .black), .pop, .fill(Rect(5, 22, 1, 1), .zero, .black), .pop,
    ])
    #expect(pixels[15, 5] == 0)
    #expect(pixels[24, 19] == 0)
    #expect(pixels[14, 5] == 0xFFFFFF)
    #expect(pixels[25, 19] == 0xFFFFFF)
    #expect(pixels[15, 20] == 0xFFFFFF)
    #expect(pixels[5, 22] == 0)
  }

  @Test func `A clip lies on the pixels on which a fill of its size lies`() throws {
    let fixture = try PainterFixture(scale: 3)
    for shift in RoundingTests.shifts {
      let rect = Rect(4 + shift, 5 + shift, 11.3, 7.7)
      let clipped = try fixture.paint([
        .pushClip(rect, .zero), .fill(all, .zero, .black), .pop,
      ])
      #expect(clipped == (try fixture.paint([.fill(rect, .zero, .black)])))
    }
  }

  @Test func `A rounded clip leaves out the corners`() throws {
    let radii = CornerRadii(all: 10)
    let fixture = try PainterFixture()
    let clipped = try fixture.paint([
      .pushClip(Rect(5, 5, 30, 30), radii), .fill(all, .zero, .black), .pop,
    ])
    #expect(clipped == (try fixture.paint([.fill(Rect(5, 5, 30, 30), radii, .black)])))
  }

  @Test func `A group fades as one`() throws {
    let pixels = try PainterFixture().paint([
      .pushOpacity(0.5, bounds: all),
      .fill(Rect(5, 5, 20, 20), .zero, .black), .fill(Rect(15, 15, 20, 20), .zero, red),
      .pop,
    ])
    #expect(pixels[6, 6] == 0x7F7F7F || pixels[6, 6] == 0x808080)
    #expect(pixels[20, 20] == 0xFF7F7F || pixels[20, 20] == 0xFF8080)
    #expect(pixels[30, 30] == pixels[20, 20])
  }

  @Test func `A lone leaf fades the same way as a group of it`() throws {
    let fixture = try PainterFixture()
    let style = TextStyle(size: 14, lineHeight: 18)
    let leaves: [DisplayItem] = [
      .fill(Rect(5, 5, 20, 20), CornerRadii(all: 6), red),
      .border(Rect(5, 5, 20, 20), CornerRadii(all: 6), width: 2, red),
      .hairline(Rect(5, 5, 20, 20), .left, red),
      .gradient(Rect(5, 5, 20, 20), .zero, Gradient(stops: [.init(0, red), .init(1, .black)])),
      .shadow(Rect(10, 10, 20, 20), .zero, Shadow(blur: 6, color: .black)),
      .text(Text("fade", style: style), Point(5, 5), width: nil, .black),
    ]
    let nothing = DisplayItem.fill(Rect(38, 38, 1, 1), .zero, .white)
    for leaf in leaves {
      let lone = try fixture.paint([.pushOpacity(0.4, bounds: all), leaf, .pop])
      let group = try fixture.paint([.pushOpacity(0.4, bounds: all), leaf, nothing, .pop])
      #expect(lone.difference(group) <= 2, "\(leaf)")
      #expect(lone.extent() != nil)
    }
  }

  @Test func `A faded group does not cut its letters`() throws {
    let fixture = try PainterFixture(size: Size(120, 40))
    let style = TextStyle(size: 15.5, lineHeight: 20, weight: 700)
    let words = Text("Wjgf", style: style)
    for shift in RoundingTests.shifts {
      let texts: [DisplayItem] = [
        .text(words, Point(10 + shift, 9 + shift), width: nil, .black),
        .text(words, Point(60 + shift, 9 + shift), width: nil, .black),
      ]
      let group = try fixture.paint([.pushOpacity(0.999, bounds: all)] + texts + [.pop])
      #expect(group.difference(try fixture.paint(texts)) <= 2)
    }
  }

  @Test func `Opacities multiply, and 0 hides`() throws {
    let fixture = try PainterFixture()
    let twice = try fixture.paint([
      .pushOpacity(0.5, bounds: all), .pushOpacity(0.5, bounds: all),
      .fill(all, .zero, .black), .pop, .pop,
    ])
    #expect(abs(twice.red(20, 20) - 191) <= 1)
    let hidden = try fixture.paint([
      .pushOpacity(0, bounds: all), .pushClip(all, .zero), .fill(all, .zero, .black), .pop, .pop,
      .fill(Rect(0, 0, 1, 1), .zero, red),
    ])
    #expect(hidden.extent() == PixelRect(0, 0, 1, 1))
  }

  @Test func `A turn turns`() throws {
    let quarter = AffineTransform.translation(20, 20).after(.rotation(sine: 1, cosine: 0))
    let pixels = try PainterFixture().paint([
      .pushTransform(quarter), .fill(Rect(2, 1, 10, 5), .zero, .black), .pop,
    ])
    // (x, y) becomes (20 - y, 20 + x).
    #expect(pixels.extent() == PixelRect(14, 22, 19, 32))
    #expect(pixels[16, 25] == 0)
  }

  @Test func `A slanted shape is drawn where its map puts it`() throws {
    let slant = AffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 0, ty: 0)
    let pixels = try PainterFixture().paint([
      .pushTransform(slant), .fill(Rect(0, 0, 40, 10), .zero, red), .pop,
    ])
    #expect(pixels[10, 10] == 0xFF0000)
    #expect(pixels[30, 20] == 0xFF0000)
    #expect(pixels[30, 10] == 0xFFFFFF)
    #expect(pixels[2, 15] == 0xFFFFFF)
  }

  @Test func `Transforms in transforms go inside out, translations included`() throws {
    let pixels = try PainterFixture().paint([
      .pushTransform(.translation(4, 6)), .pushTransform(.scale(2, 2)),
      .pushTransform(.translation(3, 1)), .fill(Rect(1, 1, 4, 5), .zero, .black), .pop, .pop, .pop,
    ])
    #expect(pixels.extent() == PixelRect(12, 10, 20, 20))
  }

  @Test func `A clip inside a turn turns with it`() throws {
    let quarter = AffineTransform.translation(20, 20).after(.rotation(sine: 1, cosine: 0))
    let pixels = try PainterFixture().paint([
      .pushTransform(quarter), .pushClip(Rect(0, 0, 10, 4), .zero),
      .fill(Rect(-20, -20, 40, 40), .zero, .black), .pop, .pop,
    ])
    #expect(pixels.extent() == PixelRect(16, 20, 20, 30))
  }

  @Test func `What is off the screen or covered makes no node`() throws {
    let fixture = try PainterFixture()
    let empty = fixture.scene([]).nodeText()
    let shadow = Shadow(y: 3, blur: 6, color: .black)
    let style = TextStyle(size: 14, lineHeight: 18)
    let outside: [DisplayItem] = [
      .fill(Rect(-20, 0, 19, 40), .zero, red), .fill(Rect(0, 40.6, 40, 40), .zero, red),
      .shadow(Rect(0, 80, 40, 40), .zero, shadow), .border(Rect(60, 0, 9, 9), .zero, width: 1, red),
      .text(Text("far", style: style), Point(0, 100), width: nil, red),
      .pushClip(Rect(50, 0, 20, 20), .zero), .fill(Rect(0, 0, 90, 40), .zero, red), .pop,
      .pushClip(Rect(0, 0, 10, 10), .zero), .fill(Rect(20, 0, 90, 40), .zero, red), .pop,
    ]
    #expect(fixture.scene(outside).nodeText() == empty)
    let cover = DisplayItem.fill(all, .zero, red)
    #expect(
      fixture.scene([.fill(Rect(3, 3, 9, 9), .zero, .black), cover]).nodeText()
        == fixture.scene([cover]).nodeText())
    #expect(fixture.scene([cover]).isCovering)
    #expect(!fixture.scene([.fill(all, .zero, red.faded(0.9))]).isCovering)
    #expect(!fixture.scene([.fill(all, CornerRadii(all: 2), red)]).isCovering)
    #expect(!fixture.scene([.pushClip(all, .zero), cover, .pop]).isCovering)
  }
}
