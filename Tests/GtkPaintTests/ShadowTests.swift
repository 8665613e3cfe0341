import GtkPaint
import Testing
import TouchKit

@Suite struct ShadowTests {
  let size = Size(200, 160)

  @Test func `A shadow is outside its shape only`() throws {
    let shape = Rect(60, 50, 80, 60)
    let pixels = try PainterFixture(size: size).paint([
      .shadow(shape, .zero, Shadow(y: 4, blur: 16, color: .black))
    ])
    for y in 50..<110 { for x in 60..<140 { #expect(pixels[x, y] == 0xFFFFFF) } }
    #expect(pixels.red(100, 111) < 180)
    #expect(pixels.red(100, 48) < 255)
    #expect(pixels.red(58, 80) < 255)
  }

  @Test func `A shadow fades as a Gaussian of half its blur`() throws {
    // A straight edge far from any corner: darkness is the normal distribution's.
    let pixels = try PainterFixture(size: size).paint([
      .shadow(Rect(-400, 80, 1000, 400), .zero, Shadow(blur: 20, color: .black))
    ])
    let normal = [0.5, 0.3085, 0.1587, 0.0668, 0.0228, 0.0062]
    for (step, share) in normal.enumerated() where step > 0 {
      // Between two rows of pixels, half a deviation further out each time.
      let y = 80 - step * 5
      let dark = 1 - Double(pixels.red(100, y) + pixels.red(100, y - 1)) / 2 / 255
      #expect(abs(dark - share) < 0.012, "\(step)")
    }
    let column = (0..<80).map { pixels.red(100, $0) }
    #expect(zip(column, column.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(column[40] == 255)
  }

  @Test func `Spread and offset move a hard shadow's edges`() throws {
    let hard = Shadow(x: 5, y: 3, blur: 0, spread: 2, color: Color(hex: 0x204060))
    let pixels = try PainterFixture(size: size).paint([.shadow(Rect(60, 50, 80, 60), .zero, hard)])
    #expect(pixels.extent() == PixelRect(63, 51, 147, 115) || pixels[146, 114] == 0x204060)
    #expect(pixels[146, 114] == 0x204060)
    #expect(pixels[147, 114] == 0xFFFFFF)
    #expect(pixels[139, 109] == 0xFFFFFF)
    let small = Shadow(y: 20, blur: 0, spread: -10, color: .black)
    let under = try PainterFixture(size: size).paint([.shadow(Rect(60, 50, 80, 60), .zero, small)])
    #expect(under.extent() == PixelRect(70, 110, 130, 120))
  }

  @Test func `A round shape's shadow is the same on all sides`() throws {
    let pixels = try PainterFixture(size: Size(120, 120)).paint([
      .shadow(Rect(40, 40, 40, 40), CornerRadii(all: 20), Shadow(blur: 12, color: .black))
    ])
    for i in 0..<120 {
      #expect(abs(pixels.red(i, 34) - pixels.red(i, 85)) <= 1)
      #expect(abs(pixels.red(i, 34) - pixels.red(34, i)) <= 1)
    }
    #expect(pixels.red(60, 36) < 200)
    #expect(pixels.red(60, 60) == 255)
  }

  @Test func `A stretched shadow is the one that a whole one would be`() throws {
    try StretchedShadow.check(size, scale: 2, shapes: 3)
  }

  @Test func `An inner shadow is inside its shape only`() throws {
    let shape = Rect(40, 40, 120, 80)
    let pixels = try PainterFixture(size: size).paint([
      .innerShadow(shape, CornerRadii(all: 12), Shadow(y: 3, blur: 10, color: .black))
    ])
    let extent = try #require(pixels.extent())
    #expect(extent.left >= 40 && extent.top >= 40 && extent.right <= 160 && extent.bottom <= 120)
    #expect(pixels.red(100, 41) < 140)
    #expect(pixels.red(100, 118) > pixels.red(100, 41))
    #expect(pixels[100, 80] == 0xFFFFFF)
    #expect(pixels[40, 40] == 0xFFFFFF)
  }

  @Test func `A shape smaller than its shadow's softness has its shadow`() throws {
    let fixture = try PainterFixture(size: size)
    for side in [1.0, 3, 8, 20] {
      let pixels = try fixture.paint([
        .shadow(Rect(90, 70, side, side), .zero, Shadow(blur: 30, spread: 4, color: .black)),
        .innerShadow(Rect(20, 20, side, side), .zero, Shadow(blur: 10, color: .black)),
      ])
      #expect(pixels.red(88, 69) < 254)
      #expect(pixels.red(20, 20) < 200)
    }
  }

  @Test func `A wide shadow is even along its edge`() throws {
    let pixels = try PainterFixture(size: Size(600, 80)).paint([
      .shadow(Rect(50, 20, 500, 30), CornerRadii(all: 8), Shadow(y: 6, blur: 20, color: .black))
    ])
    for y in 52..<75 {
      let row = (120..<480).map { pixels[$0, y] }
      #expect(row.allSatisfy { $0 == row[0] })
    }
  }
}

/// Whether shadows that are stretched from a small picture are those that were painted whole.
enum StretchedShadow {
  static func check(_ size: Size, scale: Double, shapes count: Int = .max) throws {
    // The same rectangle as a whole under a turn by nothing, which is a transform all the same.
    let fixture = try PainterFixture(size: size, scale: scale)
    let still = AffineTransform(a: 1, b: 1e-12, c: 0, d: 1, tx: 0, ty: 0)
    let shapes: [(Rect, CornerRadii)] = [
      (Rect(40, 30, 110, 70), .zero), (Rect(40, 30, 110, 70), CornerRadii(all: 9)),
      (Rect(40, 30, 110, 70), CornerRadii(all: 30)), (Rect(20, 60, 160, 60), CornerRadii(all: 18)),
      (Rect(60, 20, 60, 120), CornerRadii(all: 18)), (Rect(40, 40, 90, 90), CornerRadii(all: 45)),
      (
        Rect(-30, 50, 260, 70),
        CornerRadii(topLeft: 4, topRight: 30, bottomRight: 12, bottomLeft: 0)
      ),
    ]
    let shadows = [
      Shadow(x: 2, y: 4, blur: 12, color: Color(hex: 0x15171C, alpha: 0.4)),
      Shadow(y: 6, blur: 24, color: Color(hex: 0, alpha: 0.2)),
      Shadow(x: -9, y: 14, blur: 3, spread: -4, color: .black),
      Shadow(x: 3, y: 2, blur: 0, spread: 5, color: Color(hex: 0x204060, alpha: 0.5)),
    ]
    for (shape, radii) in shapes.prefix(count) {
      var items = shadows.map { DisplayItem.shadow(shape, radii, $0) }
      items.append(.innerShadow(shape, radii, shadows[0]))
      for item in items {
        let cut = try fixture.paint([item])
        let whole = try fixture.paint([.pushTransform(still), item, .pop])
        let difference = cut.difference(whole)
        #expect(difference <= 1, "\(item)")
        #expect(cut.extent() != nil)
      }
    }
  }
}

@Suite struct ShadowLong {
  @Test(arguments: [1.0, 2, 3])
  func `Any stretched shadow is the one that a whole one would be`(scale: Double) throws {
    try StretchedShadow.check(Size(200, 160), scale: scale)
  }
}
