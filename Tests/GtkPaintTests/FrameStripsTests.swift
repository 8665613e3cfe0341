import GtkPaint
import Testing
import TouchKit

@Suite struct FrameStripsTests {
  private static let size = Size(40, 100)

  private func list(_ mark: Rect) -> DisplayList {
    DisplayList(items: [
      .fill(Rect(origin: .zero, size: FrameStripsTests.size), .zero, .white),
      .fill(mark, .zero, .black),
    ])
  }

  private func strips(_ first: DisplayList, density: Double = 1) throws -> (FrameStrips, Painter) {
    let painter = try PainterFixture().painter
    let strips = try FrameStrips(
      first, size: FrameStripsTests.size, scale: 2, density: density, painter)
    return (strips, painter)
  }

  @Test func `Strips cover the frame one below the other`() throws {
    let (frame, _) = try strips(list(Rect(0, 0, 10, 10)), density: 2)
    // Two hundred pixels.
    #expect(frame.strips.map(\.top) == [0, 24, 48, 72, 96])
    #expect(frame.strips.map(\.size.height) == [24, 24, 24, 24, 4])
    #expect(frame.strips.allSatisfy { $0.size.width == 40 })
  }

  @Test func `Only strips in which something changed are other nodes`() throws {
    let (frame, painter) = try strips(list(Rect(0, 30, 10, 10)))
    let before = frame.strips.map(\.node)
    frame.show(list(Rect(0, 30, 10, 10)), painter)
    #expect(frame.strips.map(\.node) == before)
    // From the second strip to the third.
    frame.show(list(Rect(0, 50, 10, 10)), painter)
    let changed = zip(frame.strips.map(\.node), before).map { $0 != $1 }
    #expect(changed == [false, true, true, false, false])
  }
}
