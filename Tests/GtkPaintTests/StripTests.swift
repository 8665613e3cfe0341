import GtkPaint
import Testing
import TouchKit

/// Pictures drawn in strips.
@Suite struct StripTests {
  @Test func `A strip's shade lies on that strip alone`() throws {
    let easel = try Easel()
    let source = Rect(0, 0, 40, 40)
    let strips = [
      Strip(part: Rect(0, 0, 40, 10), transform: .identity),
      Strip(part: Rect(0, 10, 40, 10), transform: .identity, shade: 0.5),
      Strip(part: Rect(0, 20, 40, 20), transform: .identity),
    ]
    let pixels = try easel.paint([
      .pushStrips(source: source, strips), .fill(source, .zero, .white), .pop,
    ])
    #expect(pixels.red(20, 4) == 255)
    #expect(abs(pixels.red(20, 14) - 128) <= 1)
    #expect(pixels.red(20, 34) == 255)
  }
}
