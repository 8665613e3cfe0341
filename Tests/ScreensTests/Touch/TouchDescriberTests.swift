import Testing
import TouchKit

@testable import Screens

/// The words for several fingers.
@Suite struct TouchDescriberTests {
  private func finger(
    _ number: Int, _ phase: Touch.Phase, taps: Int = 1, _ x: Double, _ y: Double
  ) -> TouchDescriber.Finger {
    TouchDescriber.Finger(number: number, phase: phase, taps: taps, place: Point(x, y))
  }

  @Test(arguments: Touch.Phase.allCases, 0...4)
  func `BL-07, BL-08: Each phase and number of taps has its string`(
    phase: Touch.Phase, taps: Int
  ) {
    var describer = TouchDescriber()
    let lines = describer.lines(for: [finger(1, phase, taps: taps, 3, 4)])
    #expect(lines.count == 1 && lines[0].hasPrefix(DeviceWords.description(taps: taps, phase)))
  }

  @Test func `BL-08: A finger that lands beside a swipe is a part of it until it leaves`() {
    var describer = TouchDescriber()
    _ = describer.lines(for: [finger(1, .began, 0, 0)])
    #expect(
      describer.lines(for: [finger(1, .moved, taps: 0, 50, 0)]) == ["Swipe moved (50,0)"])
    #expect(
      describer.lines(for: [finger(1, .stationary, taps: 0, 50, 0), finger(2, .began, 90, 0)])
        == ["Swipe hasn't moved (50,0)", "Swipe started (90,0)"])
    #expect(
      describer.lines(for: [finger(1, .ended, taps: 0, 50, 0), finger(2, .stationary, 90, 0)])
        == ["Swipe ended (0,0)->(50,0)", "Swipe hasn't moved (90,0)"])
    #expect(describer.lines(for: [finger(2, .ended, 90, 0)]) == ["Swipe ended (90,0)->(90,0)"])
    // It is forgotten: the same finger is a tap again.
    #expect(describer.lines(for: [finger(2, .began, 90, 0)]) == ["Single tap started (90,0)"])
  }

  @Test func `BL-10: The second tap keeps the first one's start, whatever other fingers do`() {
    var describer = TouchDescriber()
    _ = describer.lines(for: [finger(1, .began, 10, 10)])
    _ = describer.lines(for: [finger(1, .stationary, 10, 10), finger(2, .began, 200, 10)])
    _ = describer.lines(for: [finger(1, .stationary, 10, 10), finger(2, .ended, 200, 10)])
    _ = describer.lines(for: [finger(1, .ended, 10, 10)])
    _ = describer.lines(for: [finger(1, .began, taps: 2, 14, 10)])
    #expect(
      describer.lines(for: [finger(1, .ended, taps: 2, 14, 10)]) == [
        "Double tap ended (10,10)->(14,10)"
      ])
  }
}
