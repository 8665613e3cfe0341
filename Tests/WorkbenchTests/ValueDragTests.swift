import Testing

@testable import Workbench

@Suite struct ValueDragTests {
  /// A height in steps of a point, whose slider ends at 240.
  private var drag = ValueDrag(range: 80...400, reach: 80...240, step: 1)

  init() { drag.show(120) }

  /// Shows what came of an action, as it was wanted.
  private mutating func done(_ action: ValueDrag.Action?) -> ValueDrag.Action? {
    if case .set(let number, _) = action { drag.show(number) }
    return action
  }

  // MARK: The slider

  @Test mutating func `A slider in a hand sets numbers on the way, and the last as it lets go`() {
    drag.sliderPressed(at: 40)
    #expect(done(drag.sliderMoved(to: 130, at: 45)) == .set(130, isLast: false))
    #expect(done(drag.sliderMoved(to: 141.26, at: 50)) == .set(141.3, isLast: false))
    #expect(done(drag.sliderReleased(at: 141.3)) == .set(141.3, isLast: true))
  }

  @Test mutating func `A slider that no hand holds says each number once`() {
    #expect(done(drag.sliderMoved(to: 240, at: 45)) == .set(240, isLast: true))
    drag.sliderPressed(at: 45)
    _ = drag.sliderReleased(at: 240)
    #expect(done(drag.sliderMoved(to: 80, at: 45)) == .set(80, isLast: true))
  }

  @Test mutating func `Without a hand on the slider nothing lets go of it`() {
    #expect(drag.sliderReleased(at: 120) == nil)
    drag.labelPressed()
    #expect(drag.sliderReleased(at: 120) == nil)
    drag.sliderPressed(at: 0)
    #expect(drag.sliderReleased(at: 120) != nil)
    #expect(drag.sliderReleased(at: 120) == nil)
  }

  @Test
  mutating func
    `A slider that lets go where the number is leaves it, also off the grid and beyond its end`()
  {
    drag.show(120.123)
    drag.sliderPressed(at: 40)
    #expect(drag.sliderReleased(at: 120.123) == .set(120.123, isLast: true))
    drag.show(300)
    drag.sliderPressed(at: 248)
    #expect(drag.sliderReleased(at: 240) == .set(300, isLast: true))
  }

  @Test
  mutating func
    `A slider that was moved, and whose number was refused, asks once more as it lets go`()
  {
    drag.sliderPressed(at: 40)
    _ = drag.sliderMoved(to: 150, at: 50)
    #expect(drag.sliderReleased(at: 150) == .set(150, isLast: true))
  }

  @Test
  mutating func `A number that is taken out of the hand on a slider stays until the hand moves on`()
  {
    drag.sliderPressed(at: 40)
    #expect(done(drag.sliderMoved(to: 150, at: 50)) == .set(150, isLast: false))
    // An undo under it.
    drag.show(120)
    #expect(drag.sliderMoved(to: 150, at: 50) == .putBack)
    #expect(drag.sliderMoved(to: 150, at: 49.6) == .putBack)
    #expect(done(drag.sliderMoved(to: 151, at: 50.5)) == .set(151, isLast: false))
    // From then on every place counts again.
    #expect(done(drag.sliderMoved(to: 152, at: 50.6)) == .set(152, isLast: false))
  }

  @Test mutating func `A hand on a slider that lets go after its number was taken leaves it`() {
    drag.sliderPressed(at: 40)
    _ = done(drag.sliderMoved(to: 150, at: 50))
    drag.show(120)
    #expect(drag.sliderReleased(at: 150) == .set(120, isLast: true))
  }

  @Test mutating func `A number can be taken out of a hand that has only pressed`() {
    drag.sliderPressed(at: 40)
    drag.show(100)
    #expect(drag.sliderMoved(to: 120, at: 40) == .putBack)
    #expect(drag.sliderMoved(to: 121, at: 41) == .set(121, isLast: false))
  }

  @Test mutating func `The next hand knows nothing of what was taken from the last one`() {
    drag.sliderPressed(at: 40)
    drag.show(100)
    _ = drag.sliderReleased(at: 100)
    drag.sliderPressed(at: 40)
    #expect(drag.sliderMoved(to: 101, at: 40) == .set(101, isLast: false))
  }

  @Test mutating func `What is shown as it was wanted is not taken`() {
    drag.sliderPressed(at: 40)
    drag.show(120)
    #expect(done(drag.sliderMoved(to: 130, at: 40)) == .set(130, isLast: false))
    #expect(done(drag.sliderMoved(to: 131, at: 40)) == .set(131, isLast: false))
  }

  // MARK: The label

  @Test mutating func `Two pixels on a label are a step, from the number as the hand came`() {
    drag.labelPressed()
    #expect(drag.labelMoved(by: 1.9, []) == nil)
    #expect(done(drag.labelMoved(by: 2, [])) == .set(121, isLast: false))
    #expect(drag.labelMoved(by: 3.9, []) == nil)
    #expect(done(drag.labelMoved(by: -60, [])) == .set(90, isLast: false))
    #expect(done(drag.labelReleased()) == .set(90, isLast: true))
    drag.labelPressed()
    #expect(drag.labelMoved(by: 10, []) == .set(95, isLast: false))
  }

  @Test
  mutating func
    `A label that was only pressed changes nothing, and one that nothing holds moves nothing`()
  {
    drag.labelPressed()
    #expect(drag.labelReleased() == nil)
    #expect(drag.labelMoved(by: 20, []) == nil)
    #expect(drag.labelReleased() == nil)
  }

  @Test mutating func `A label that comes back to its number is over as any other`() {
    drag.labelPressed()
    _ = done(drag.labelMoved(by: 20, []))
    #expect(done(drag.labelMoved(by: 0, [])) == .set(120, isLast: false))
    #expect(drag.labelReleased() == .set(120, isLast: true))
  }

  @Test mutating func `Shift draws a label ten times as far, Control a tenth`() {
    drag.labelPressed()
    #expect(done(drag.labelMoved(by: 4, .shift)) == .set(140, isLast: false))
    #expect(done(drag.labelMoved(by: 4, [.control, .button])) == .set(120.2, isLast: false))
    #expect(done(drag.labelMoved(by: 4, [.shift, .control])) == .set(140, isLast: false))
  }

  @Test
  mutating func `A number that is taken out of the hand on a label stays until the hand moves on`()
  {
    drag.labelPressed()
    _ = done(drag.labelMoved(by: 20, []))
    drag.show(120)
    #expect(drag.labelMoved(by: 20.4, []) == nil)
    #expect(done(drag.labelMoved(by: 22, [])) == .set(131, isLast: false))
    drag.show(120)
    #expect(drag.labelReleased() == .set(120, isLast: true))
  }

  @Test mutating func `Of two hands the one on the slider counts`() {
    drag.sliderPressed(at: 40)
    drag.labelPressed()
    #expect(drag.labelMoved(by: 20, []) == nil)
    #expect(drag.labelReleased() == nil)
    #expect(done(drag.sliderMoved(to: 150, at: 50)) == .set(150, isLast: false))
    _ = drag.sliderReleased(at: 150)
    drag.labelPressed()
    drag.sliderPressed(at: 50)
    #expect(drag.labelMoved(by: 20, []) == nil)
    #expect(drag.sliderReleased(at: 150) == .set(150, isLast: true))
  }

  // MARK: Keys

  @Test(
    arguments: [
      ("Up", [], true, 121), ("Down", [], true, 119), ("Up", .shift, true, 130),
      ("Down", .shift, false, 110), ("Up", .control, false, 120.1), ("Down", .alt, false, 119),
      ("Right", [], false, 121), ("Left", .control, false, 119.9), ("Right", [], true, nil),
      ("Left", [], true, nil), ("Home", [], false, nil), ("z", .control, true, nil),
    ] as [(String, CanvasEvent.Modifiers, Bool, Double?)])
  mutating func `Arrows take a step, those to the sides on a slider alone`(
    key: String, modifiers: CanvasEvent.Modifiers, isInField: Bool, number: Double?
  ) {
    #expect(
      drag.keyPressed(key, modifiers, isInField: isInField)
        == number.map { .set($0, isLast: true) })
  }

  @Test
  mutating func `A step of a key is not taken out of the hand that holds the slider meanwhile`() {
    drag.sliderPressed(at: 40)
    _ = done(drag.sliderMoved(to: 150, at: 50))
    _ = done(drag.keyPressed("Up", [], isInField: false))
    #expect(drag.sliderMoved(to: 152, at: 50) == .set(152, isLast: false))
  }

  // MARK: Numbers

  @Test(arguments: [
    (1.0, 120.04, 120.0), (1, 120.06, 120.1), (1, 79, 80), (1, 500, 400), (10, 123.4, 123),
    (0.01, 120.00149, 120.001), (0.01, 120.0016, 120.002), (0.05, 120.1 + 0.2, 120.3),
  ])
  func `Numbers are on a tenth of a step, within the range, with no more digits than that`(
    step: Double, number: Double, tidy: Double
  ) {
    var drag = ValueDrag(range: 80...400, reach: 80...240, step: step)
    #expect(drag.sliderMoved(to: number, at: 0) == .set(tidy, isLast: true))
  }

  @Test func `Steps add up without a rest`() {
    var drag = ValueDrag(range: 0...1, reach: 0...1, step: 0.01)
    for step in 1...30 {
      let action = drag.keyPressed("Up", .control, isInField: true)
      #expect(action == .set(Double(step) / 1000, isLast: true))
      drag.show(Double(step) / 1000)
    }
  }
}
