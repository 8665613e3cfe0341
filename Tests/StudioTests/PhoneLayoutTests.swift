import Testing
import TouchKit

@testable import Studio

@Suite struct PhoneLayoutTests {
  private let screen = Size(320, 480)

  @Test func `As many whole pixels to a point as fit are taken`() {
    func scale(_ width: Double, _ height: Double, density: Double = 1) -> Double {
      PhoneLayout(canvas: Size(width, height), density: density, screen: screen, wanted: nil).scale
    }
    #expect(scale(400, 560) == 1)
    #expect(scale(900, 1096) == 2)
    #expect(scale(900, 1095) == 1)
    #expect(scale(400, 560, density: 2) == 2)
    #expect(scale(582, 830, density: 2) == 3)
    // Where not even one fits, quarters of a pixel do.
    #expect(scale(300, 500) == 0.75)
    #expect(scale(10, 10) == 0.25)
  }

  @Test(arguments: [1.0, 2, 3])
  func `The screen's corner lies on a whole device pixel`(density: Double) {
    for width in stride(from: 390.0, to: 400, by: 1) {
      let layout = PhoneLayout(
        canvas: Size(width, 601), density: density, screen: screen, wanted: 1)
      let x = layout.origin.x * density
      #expect(x == x.rounded() && layout.frame.size == screen.scaled(1 / density))
    }
  }

  @Test func `Places of the canvas are places of the screen, and back`() {
    let layout = PhoneLayout(canvas: Size(900, 1100), density: 2, screen: screen, wanted: 3)
    #expect(layout.factor == 1.5)
    let frame = layout.onCanvas(Rect(10, 20, 30, 40))
    #expect(layout.point(frame.x, frame.y) == Point(10, 20))
    #expect(layout.point(frame.maxX, frame.maxY) == Point(40, 60))
    #expect(layout.clamped(Point(-3, 500)) == Point(0, 480))
    #expect(layout.isOnScreen(Point(0, 0)) && !layout.isOnScreen(Point(320, 0)))
  }
}
