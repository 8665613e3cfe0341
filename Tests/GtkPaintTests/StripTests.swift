import GtkPaint
import Testing
import TouchKit

@Suite struct StripTests {
  let style = TextStyle(size: 14, lineHeight: 18, weight: 600)

  var page: [DisplayItem] {
    [
      .fill(Rect(10.3, 10.3, 80, 60), .zero, Color(hex: 0xE6E9EF)),
      .border(Rect(10.3, 10.3, 80, 60), .zero, width: 2, Color(hex: 0x2459E0)),
      .text(
        Text("Turn the page over", style: style, lines: 2), Point(18.1, 20.6), width: 60, .black),
    ]
  }

  func strips(_ count: Int, _ transform: (Int) -> AffineTransform = { _ in .identity }) -> [Strip] {
    (0..<count).map { index in
      let width = 80 / Double(count)
      return Strip(
        part: Rect(10.3 + Double(index) * width, 10.3, width, 60), transform: transform(index))
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `Strips that move nothing are the picture itself`(scale: Double) throws {
    let easel = try Easel(size: Size(100, 80), scale: scale)
    let direct = try easel.paint(page)
    let source = Rect(10, 10, 81, 61)
    let whole = [Strip(part: source, transform: .identity)]
    #expect(try easel.paint([.pushStrips(source: source, whole)] + page + [.pop]) == direct)
    // Cut at fractions of pixels, so that only the outer edges may differ.
    let cut = try easel.paint(
      [.pushStrips(source: Rect(10.3, 10.3, 80, 60), strips(7))] + page + [.pop])
    for y in Int(12 * scale)..<Int(69 * scale) {
      for x in Int(12 * scale)..<Int(89 * scale) { #expect(cut[x, y] == direct[x, y]) }
    }
  }

  @Test func `No ground shines through between strips that are squeezed and slanted`() throws {
    let easel = try Easel(size: Size(100, 80), scale: 2)
    let black = DisplayItem.fill(Rect(10.3, 10.3, 80, 60), .zero, .black)
    for count in [3, 8, 16] {
      // Neighbours share their edges: each strip is slanted by the same amount.
      let slanted = strips(count) { _ in
        AffineTransform(a: 0.731, b: 0.213, c: 0, d: 1, tx: 8.37, ty: -1.9)
      }
      let pixels = try easel.paint(
        [.pushStrips(source: Rect(10.3, 10.3, 80, 60), slanted), black, .pop])
      for x in 34..<148 {
        let column = (0..<pixels.height).map { pixels.red(x, $0) }
        guard let top = column.firstIndex(of: 0), let bottom = column.lastIndex(of: 0) else {
          Issue.record("column \(x) of \(count) strips is never black")
          continue
        }
        #expect(column[top...bottom].allSatisfy { $0 == 0 }, "column \(x) of \(count) strips")
      }
    }
  }

  @Test func `A strip goes on below the next ones, but no further than they go`() throws {
    let easel = try Easel(size: Size(100, 80))
    // Flat down to 40, then seen nearly from the edge: fifteen strips of 0.02 points each.
    let height = 0.01
    let folded = (0..<16).map { index in
      let top = 10 + 30 * min(1, Double(index)) + 2 * max(0, Double(index) - 1)
      let place = 40 + max(0, Double(index) - 1) * 2 * height
      return index == 0
        ? Strip(part: Rect(10, 10, 40, 30), transform: .identity)
        : Strip(
          part: Rect(10, top, 40, 2),
          transform: AffineTransform(a: 1, b: 0, c: 0, d: height, tx: 0, ty: place - top * height))
    }
    let pixels = try easel.paint(
      [.pushStrips(source: Rect(10, 10, 40, 60), folded)]
        + [.fill(Rect(0, 0, 100, 80), .zero, .black), .pop])
    #expect(pixels[20, 39] == 0)
    // A third of the row is covered, and nothing of the one below it.
    #expect(pixels.red(20, 40) > 90 && pixels.red(20, 40) < 200)
    #expect(pixels[20, 41] == 0xFFFFFF)
  }

  @Test func `A veil is as dark where strips meet as everywhere`() throws {
    let easel = try Easel(size: Size(100, 80), scale: 2)
    let slanted = strips(11) { _ in
      AffineTransform(a: 0.731, b: 0.213, c: 0, d: 1, tx: 8.37, ty: -1.9)
    }.map { strip in
      var veiled = strip
      veiled.veil = .black.faded(0.5)
      return veiled
    }
    let pixels = try easel.paint(
      [.pushStrips(source: Rect(10.3, 10.3, 80, 60), slanted)]
        + [.fill(Rect(10.3, 10.3, 80, 60), .zero, Color(hex: 0xF0F0F0)), .pop])
    for y in 60..<120 {
      for x in 40..<140 { #expect(abs(pixels.red(x, y) - 0x78) <= 1, "\(x), \(y)") }
    }
    // Of these some share an edge at half a pixel.
    let flat = strips(100).map { strip in
      var veiled = strip
      veiled.veil = .black.faded(0.5)
      return veiled
    }
    let plain = try Easel(size: Size(100, 80)).paint(
      [.pushStrips(source: Rect(10.3, 10.3, 80, 60), flat)]
        + [.fill(Rect(10.3, 10.3, 80, 60), .zero, Color(hex: 0xF0F0F0)), .pop])
    for x in 12..<88 { #expect(abs(plain.red(x, 40) - 0x78) <= 1, "\(x)") }
  }

  @Test func `Shade darkens the strip and nothing beside it`() throws {
    let easel = try Easel(size: Size(100, 80))
    var half = strips(2)
    half[1].veil = .black.faded(0.5)
    let pixels = try easel.paint([
      .pushStrips(source: Rect(10, 10, 81, 61), half),
      .fill(Rect(10, 10, 60, 61), .zero, Color(hex: 0xF0F0F0)), .pop,
    ])
    #expect(pixels[30, 30] == 0xF0F0F0)
    #expect(abs(pixels.red(60, 30) - 0x78) <= 1)
    #expect(pixels[80, 30] == 0xFFFFFF, "clear parts of the source take no shade")
  }

  @Test func `The source may lie anywhere`() throws {
    let easel = try Easel(size: Size(100, 80))
    let back = [Strip(part: Rect(-500, 300, 20, 20), transform: .translation(510, -290))]
    let pixels = try easel.paint([
      .pushTransform(.translation(3, 4)),
      .pushStrips(source: Rect(-500, 300, 20, 20), back),
      .fill(Rect(-495, 305, 10, 10), .zero, .black), .pop, .pop,
    ])
    #expect(pixels.extent() == PixelRect(18, 19, 28, 29))
  }

  @Test func `A strip seen from its edge shows nothing and stops nothing`() throws {
    let easel = try Easel(size: Size(100, 80))
    let folded = strips(4) { index in
      AffineTransform(a: index == 1 ? 0 : 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }
    let pixels = try easel.paint([
      .pushStrips(source: Rect(10.3, 10.3, 80, 60), folded),
      .fill(Rect(0, 0, 100, 80), .zero, .black), .pop,
    ])
    #expect(pixels[20, 40] == 0)
    #expect(pixels[40, 40] == 0xFFFFFF)
    #expect(pixels[80, 40] == 0)
  }
}
