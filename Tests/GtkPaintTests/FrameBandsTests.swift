import GtkPaint
import Testing
import TouchKit

@Suite struct FrameBandsTests {
  private static let size = Size(40, 100)

  private func list(_ mark: Rect) -> DisplayList {
    DisplayList(items: [
      .fill(Rect(origin: .zero, size: FrameBandsTests.size), .zero, .white),
      .fill(mark, .zero, .black),
    ])
  }

  private func bands(_ first: DisplayList, density: Double = 1) throws -> (FrameBands, Painter) {
    let painter = try PainterFixture().painter
    let bands = try FrameBands(
      first, size: FrameBandsTests.size, scale: 2, density: density, painter)
    return (bands, painter)
  }

  @Test func `Strips cover the frame one below the other`() throws {
    let (frame, _) = try bands(list(Rect(0, 0, 10, 10)), density: 2)
    // Two hundred pixels.
    #expect(frame.bands.map(\.top) == [0, 24, 48, 72, 96])
    #expect(frame.bands.map(\.size.height) == [24, 24, 24, 24, 4])
    #expect(frame.bands.allSatisfy { $0.size.width == 40 })
  }

  @Test func `Only bands in which something changed are other nodes`() throws {
    let (frame, painter) = try bands(list(Rect(0, 30, 10, 10)))
    let before = frame.bands.map(\.node)
    frame.show(list(Rect(0, 30, 10, 10)), painter)
    #expect(frame.bands.map(\.node) == before)
    // From the second band to the third.
    frame.show(list(Rect(0, 50, 10, 10)), painter)
    let changed = zip(frame.bands.map(\.node), before).map { $0 != $1 }
    #expect(changed == [false, true, true, false, false])
  }
}
