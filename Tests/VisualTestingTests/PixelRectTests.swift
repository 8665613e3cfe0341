import Files
import Testing
import TouchKit

@testable import VisualTesting

@Suite struct PixelRectTests {
  @Test func `A mask covers every pixel that it touches`() {
    #expect(
      PixelRect(Rect(1, 2, 3, 4), scale: 2) == PixelRect(x: 2, y: 4, width: 6, height: 8))
    #expect(
      PixelRect(Rect(0.3, -0.3, 0.4, 0.6), scale: 1)
        == PixelRect(x: 0, y: -1, width: 1, height: 2))
    #expect(
      PixelRect(Rect(0.5, 0.5, 1, 1), scale: 3) == PixelRect(x: 1, y: 1, width: 4, height: 4))
  }

  @Test func `One that reaches beyond every picture ends at the largest`() {
    let most = PNGHeader.mostSide
    #expect(
      PixelRect(Rect(-1e300, 0, 2e300, 1e300), scale: 3)
        == PixelRect(x: -most, y: 0, width: 2 * most, height: most))
  }
}
