import CSystem
import GtkPaint
import TestSupport
import Testing
import TouchKit

/// Pictures of the prototype's own are scaled exactly and the same everywhere.
struct BitmapTests {
  /// A bitmap whose pixels a function gives as red, green, blue and alpha.
  private func bitmap(
    _ width: Int, _ height: Int, scale: Double = 1, _ pixel: (Int, Int) -> [UInt8]
  ) -> Bitmap {
    let bytes = (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } }
    return Bitmap(
      hash: "\(bytes.hashValue)", width: width, height: height, scale: scale, bytes: bytes)
  }

  private func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var random = SeededRandom(seed: seed)
    return bitmap(width, height) { _, _ in
      (0..<4).map { $0 == 3 ? 255 : UInt8.random(in: 0...255, using: &random) }
    }
  }

  @Test func `At its own size every pixel is the file's`() throws {
    let picture = noise(20, 12, seed: 1)
    let pixels = try PainterFixture().paint([
      .bitmap(picture, part: Rect(0, 0, 20, 12), Rect(7, 9, 20, 12), tint: nil)
    ])
    for y in 0..<12 {
      for x in 0..<20 {
        let i = (y * 20 + x) * 4
        let word =
          UInt32(picture.bytes[i]) << 16
          | UInt32(picture.bytes[i + 1]) << 8 | UInt32(picture.bytes[i + 2])
        #expect(pixels[7 + x, 9 + y] == word)
      }
    }
    #expect(pixels[6, 9] == 0xFF_FFFF && pixels[27, 20] == 0xFF_FFFF)
  }

  @Test(arguments: [0.3, 0.5, 0.77, 1.5, 3])
  func `One colour stays that colour at every size`(factor: Double) throws {
    let plain = bitmap(31, 17) { _, _ in [200, 30, 90, 255] }
    let rect = Rect(2, 2, 31 * factor, 17 * factor)
    let fixture = try PainterFixture(size: Size(100, 60))
    #expect(
      try fixture.paint([.bitmap(plain, part: Rect(0, 0, 31, 17), rect, tint: nil)])
        == fixture.paint([.fill(rect, .zero, Color(hex: 0xC81E5A))]))
  }

  @Test func `Half as large, each pixel is mixed of its neighbours, and mirrored it is mirrored`()
    throws
  {
    let board = bitmap(8, 8) { x, y in (x + y) % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
    let pixels = try PainterFixture(size: Size(8, 8)).paint([
      .bitmap(board, part: Rect(0, 0, 8, 8), Rect(0, 0, 4, 4), tint: nil)
    ])
    for y in 0..<4 {
      for x in 0..<4 {
        let gray = Int(pixels[x, y] & 0xFF)
        #expect((120...136).contains(gray))
      }
    }
    let ramp = bitmap(16, 1) { x, _ in [UInt8(x * 17), UInt8(x * 17), UInt8(x * 17), 255] }
    let mirrored = bitmap(16, 1) { x, _ in
      [UInt8(255 - x * 17), UInt8(255 - x * 17), UInt8(255 - x * 17), 255]
    }
    let fixture = try PainterFixture(size: Size(5, 1))
    let there = try fixture.paint([
      .bitmap(ramp, part: Rect(0, 0, 16, 1), Rect(0, 0, 5, 1), tint: nil)
    ])
    let back = try fixture.paint([
      .bitmap(mirrored, part: Rect(0, 0, 16, 1), Rect(0, 0, 5, 1), tint: nil)
    ])
    for x in 0..<5 {
      #expect(abs(Int(there[x, 0] & 0xFF) - Int(back[4 - x, 0] & 0xFF)) <= 1)
    }
  }

  @Test func `It moves by whole pixels and is there at every place between`() throws {
    let picture = noise(9, 7, seed: 3)
    let fixture = try PainterFixture(scale: 2)
    for step in 0..<60 {
      let (x, y) = (3 + Double(step) * 0.137, 4 + Double(step) * 0.211)
      let there = try fixture.paint([
        .bitmap(picture, part: Rect(0, 0, 9, 7), Rect(x, y, 9, 7), tint: nil)
      ])
      let whole = Rect(
        (x * 2 + 0.5).rounded(.down) / 2, (y * 2 + 0.5).rounded(.down) / 2, 9, 7)
      #expect(
        there
          == (try fixture.paint([
            .bitmap(picture, part: Rect(0, 0, 9, 7), whole, tint: nil)
          ])))
      #expect(there != (try fixture.paint([])))
    }
  }

  @Test func `A part takes nothing from what lies beside it`() throws {
    let halves = bitmap(10, 4) { x, _ in x < 5 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
    let pixels = try PainterFixture(size: Size(40, 40)).paint([
      .bitmap(halves, part: Rect(0, 0, 5, 4), Rect(0, 0, 40, 40), tint: nil)
    ])
    #expect(pixels.words.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test func `A tint shows through what is not clear, and fades with its group`() throws {
    let mask = bitmap(4, 4) { x, _ in x < 2 ? [9, 9, 9, 255] : [9, 9, 9, 0] }
    let items = [
      DisplayItem.pushOpacity(0.5, bounds: Rect(0, 0, 4, 4)),
      .bitmap(
        mask, part: Rect(0, 0, 4, 4), Rect(0, 0, 4, 4), tint: Color(red: 0, green: 1, blue: 0)),
      .pop,
    ]
    let pixels = try PainterFixture(size: Size(4, 4)).paint(items, on: .black)
    #expect([127, 128].contains(pixels[0, 0] >> 8 & 0xFF) && pixels[0, 0] & 0xFF == 0)
    #expect(pixels[3, 3] == 0)
  }

  @Test func `Turned by a quarter it is the same picture turned`() throws {
    let picture = noise(12, 12, seed: 4)
    let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 12, ty: 0)
    let fixture = try PainterFixture(size: Size(12, 12))
    let turned = try fixture.paint([
      .pushTransform(quarter),
      .bitmap(picture, part: Rect(0, 0, 12, 12), Rect(0, 0, 12, 12), tint: nil), .pop,
    ])
    let straight = try fixture.paint([
      .bitmap(picture, part: Rect(0, 0, 12, 12), Rect(0, 0, 12, 12), tint: nil)
    ])
    for y in 0..<12 {
      for x in 0..<12 { #expect(turned[11 - y, x] == straight[x, y]) }
    }
  }

  @Test func `What is empty, far away or no number paints nothing`() throws {
    let picture = noise(6, 6, seed: 9)
    let fixture = try PainterFixture()
    let rects = [
      Rect(5, 5, 0, 9), Rect(500, 5, 9, 9), Rect(.nan, 5, 9, 9), Rect(5, 5, .infinity, 9),
      Rect(-1e9, 0, 2e9, 9),
    ]
    for rect in rects {
      #expect(
        try fixture.paint([.bitmap(picture, part: Rect(0, 0, 6, 6), rect, tint: nil)])
          == fixture.paint([]))
    }
    for part in [Rect(9, 9, 3, 3), Rect(0, 0, 0, 6), Rect(.nan, 0, 6, 6)] {
      #expect(
        try fixture.paint([.bitmap(picture, part: part, Rect(5, 5, 9, 9), tint: nil)])
          == fixture.paint([]))
    }
  }

  @Test func `Nothing is left of bitmaps when their painter goes`() throws {
    let before = dp_objects_alive()
    do {
      let fixture = try PainterFixture()
      for seed in 0..<40 {
        _ = try fixture.paint([
          .bitmap(
            noise(9, 9, seed: UInt64(seed)), part: Rect(0, 0, 9, 9),
            Rect(0, 0, Double(seed + 1), 9), tint: seed % 2 == 0 ? .black : nil)
        ])
      }
    }
    #expect(dp_objects_alive() == before)
  }
}
