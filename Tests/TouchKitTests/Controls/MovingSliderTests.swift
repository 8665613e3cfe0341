import Testing

@testable import TouchKit

/// A slider whose value moves by a formula, as the position in a song does.
struct MovingSliderTests {
  let tester = StageTester()

  private final class PositionSlider: Slider {
    override var shownNumber: Double {
      isTracking ? number : (window?.stage.now.seconds ?? 0) / 10
    }
  }

  private func makeSlider() -> PositionSlider {
    let slider = tester.add(
      PositionSlider(
        0, style: .init(track: .clear, filled: DynamicColor(.black), thumb: .clear, thumbSize: 20)))
    slider.frame = Rect(0, 0, 220, 20)
    return slider
  }

  /// The part of the track up to the thumb's middle.
  private func filled(_ slider: Slider) -> Rect? {
    var context = DrawingContext(
      environment: tester.stage.environment, measurer: tester.stage.measurer,
      screen: Size(320, 480))
    slider.draw(in: &context)
    return context.items.lazy.compactMap { item -> Rect? in
      if case .fill(let rect, _, .black) = item { rect } else { nil }
    }.first
  }

  @Test func `It is drawn where the formula has it, and a finger on the thumb does not move it`() {
    let slider = makeSlider()
    tester.advance(to: 5000)
    #expect(filled(slider)?.maxX == 110)
    tester.touch(.began, 115, 10)
    #expect(slider.number == 0.5)
    tester.touch(.moved, 155, 10)
    #expect(slider.number == 0.7 && filled(slider)?.maxX == 150)
  }

  @Test func `A slider of time begins at the left in every language`() {
    let slider = makeSlider()
    slider.isDirectional = false
    tester.send(.environment(EnvironmentChange(direction: .rightToLeft)))
    tester.advance(to: 2500)
    #expect(filled(slider) == Rect(0, 8, 60, 4))
    tester.touch(.began, 160, 10)
    #expect(slider.number == 0.75)
    slider.isDirectional = true
    tester.touch(.ended, 160, 10)
    #expect(slider.number == 0.25)
  }
}
