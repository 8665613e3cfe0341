import GtkPaint
import Testing
import TouchKit

@Suite struct SliceTests {
  let style = TextStyle(size: 14, lineHeight: 18, weight: 600)

  var page: [DisplayItem] {
    [
      .fill(Rect(10.3, 10.3, 80, 60), .zero, Color(hex: 0xE6E9EF)),
      .border(Rect(10.3, 10.3, 80, 60), .zero, width: 2, Color(hex: 0x2459E0)),
      .text(
        Text("Turn the page over", style: style, lines: 2), Point(18.1, 20.6), width: 60, .black),
    ]
  }

  func slices(_ count: Int, _ transform: (Int) -> AffineTransform = { _ in .identity }) -> [Slice] {
    (0..<count).map { index in
      let width = 80 / Double(count)
      return Slice(
        part: Rect(10.3 + Double(index) * width, 10.3, width, 60), transform: transform(index))
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `Slices that move nothing are the picture itself`(scale: Double) throws {
    let fixture = try PainterFixture(size: Size(100, 80), scale: scale)
    let direct = try fixture.paint(page)
    let source = Rect(10, 10, 81, 61)
    let whole = [Slice(part: source, transform: .identity)]
    #expect(try fixture.paint([.pushSlices(source: source, whole)] + page + [.pop]) == direct)
    // Cut at fractions of pixels, so that only the outer edges may differ.
    let cut = try fixture.paint(
      [.pushSlices(source: Rect(10.3, 10.3, 80, 60), slices(7))] + page + [.pop])
    for y in Int(12 * scale)..<Int(69 * scale) {
      for x in Int(12 * scale)..<Int(89 * scale) { #expect(cut[x, y] == direct[x, y]) }
    }
  }

  @Test func `No ground shines through between slices that are squeezed and slanted`() throws {
    let fixture = try PainterFixture(size: Size(100, 80), scale: 2)
    let black = DisplayItem.fill(Rect(10.3, 10.3, 80, 60), .zero, .black)
    for count in [3, 8, 16] {
      // Neighbours share their edges: each slice is slanted by the same amount.
      let slanted = slices(count) { _ in
        AffineTransform(a: 0.731, b: 0.213, c: 0, d: 1, tx: 8.37, ty: -1.9)
      }
      let pixels = try fixture.paint(
        [.pushSlices(source: Rect(10.3, 10.3, 80, 60), slanted), black, .pop])
      for x in 34..<148 {
        let column = (0..<pixels.height).map { pixels.red(x, $0) }
        guard let top = column.firstIndex(of: 0), let bottom = column.lastIndex(of: 0) else {
          Issue.record("column \(x) of \(count) slices is never black")
          continue
        }
        #expect(column[top...bottom].allSatisfy { $0 == 0 }, "column \(x) of \(count) slices")
      }
    }
  }

  @Test func `A slice goes on below the next ones, but no further than they go`() throws {
    let fixture = try PainterFixture(size: Size(100, 80))
    // Flat down to 40, then seen nearly from the edge: fifteen slices of 0.02 points each.
    let height = 0.01
    let folded = (0..<16).map { index in
      let top = 10 + 30 * min(1, Double(index)) + 2 * max(0, Double(index) - 1)
      let place = 40 + max(0, Double(index) - 1) * 2 * height
      return index == 0
        ? Slice(part: Rect(10, 10, 40, 30), transform: .identity)
        : Slice(
          part: Rect(10, top, 40, 2),
          transform: AffineTransform(a: 1, b: 0, c: 0, d: height, tx: 0, ty: place - top * height))
    }
    let pixels = try fixture.paint(
      [.pushSlices(source: Rect(10, 10, 40, 60), folded)]
        + [.fill(Rect(0, 0, 100, 80), .zero, .black), .pop])
    #expect(pixels[20, 39] == 0)
    // A third of the row is covered, and nothing of the one below it.
    #expect(pixels.red(20, 40) > 90 && pixels.red(20, 40) < 200)
    #expect(pixels[20, 41] == 0xFFFFFF)
  }

  @Test func `A veil is as dark where slices meet as everywhere`() throws {
    let fixture = try PainterFixture(size: Size(100, 80), scale: 2)
    let slanted = slices(11) { _ in
      AffineTransform(a: 0.731, b: 0.213, c: 0, d: 1, tx: 8.37, ty: -1.9)
    }.map { slice in
      var veiled = slice
      veiled.veil = .black.faded(0.5)
      return veiled
    }
    let pixels = try fixture.paint(
      [.pushSlices(source: Rect(10.3, 10.3, 80, 60), slanted)]
        + [.fill(Rect(10.3, 10.3, 80, 60), .zero, Color(hex: 0xF0F0F0)), .pop])
    for y in 60..<120 {
      for x in 40..<140 { #expect(abs(pixels.red(x, y) - 0x78) <= 1, "\(x), \(y)") }
    }
    // Of these some share an edge at half a pixel.
    let flat = slices(100).map { slice in
      var veiled = slice
      veiled.veil = .black.faded(0.5)
      return veiled
    }
    let plain = try PainterFixture(size: Size(100, 80)).paint(
      [.pushSlices(source: Rect(10.3, 10.3, 80, 60), flat)]
        + [.fill(Rect(10.3, 10.3, 80, 60), .zero, Color(hex: 0xF0F0F0)), .pop])
    for x in 12..<88 { #expect(abs(plain.red(x, 40) - 0x78) <= 1, "\(x)") }
  }

  @Test func `Shade darkens the slice and nothing beside it`() throws {
    let fixture = try PainterFixture(size: Size(100, 80))
    var half = slices(2)
    half[1].veil = .black.faded(0.5)
    let pixels = try fixture.paint([
      .pushSlices(source: Rect(10, 10, 81, 61), half),
      .fill(Rect(10, 10, 60, 61), .zero, Color(hex: 0xF0F0F0)), .pop,
    ])
    #expect(pixels[30, 30] == 0xF0F0F0)
    #expect(abs(pixels.red(60, 30) - 0x78) <= 1)
    #expect(pixels[80, 30] == 0xFFFFFF, "clear parts of the source take no shade")
  }

  @Test func `The source may lie anywhere`() throws {
    let fixture = try PainterFixture(size: Size(100, 80))
    let back = [Slice(part: Rect(-500, 300, 20, 20), transform: .translation(510, -290))]
    let pixels = try fixture.paint([
      .pushTransform(.translation(3, 4)),
      .pushSlices(source: Rect(-500, 300, 20, 20), back),
      .fill(Rect(-495, 305, 10, 10), .zero, .black), .pop, .pop,
    ])
    #expect(pixels.extent() == PixelRect(18, 19, 28, 29))
  }

  @Test func `A slice seen from its edge shows nothing and stops nothing`() throws {
    let fixture = try PainterFixture(size: Size(100, 80))
    let folded = slices(4) { index in
      AffineTransform(a: index == 1 ? 0 : 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }
    let pixels = try fixture.paint([
      .pushSlices(source: Rect(10.3, 10.3, 80, 60), folded),
      .fill(Rect(0, 0, 100, 80), .zero, .black), .pop,
    ])
    #expect(pixels[20, 40] == 0)
    #expect(pixels[40, 40] == 0xFFFFFF)
    #expect(pixels[80, 40] == 0)
  }
}
