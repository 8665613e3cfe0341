import TouchKit
import TouchStyle

/// The red mark of edit mode. A press asks whether to delete; while it asks, the mark is upright.
final class MinusMark: Control {
  /// The disc's diameter, and the length and width of the line on it, in points at text size 1.
  private static let side = 24.0
  private static let line = Size(12, 2)
  private static let pressedAlpha = 0.6
  private let disc = View()
  private let dash = View()

  init(id: String?, label: String) {
    super.init(id: id)
    role = .button
    self.label = label
    isElement = true
    disc.isUserInteractionEnabled = false
    disc.background = Palette.danger
    dash.background = Palette.onDanger
    disc.addSubview(dash)
    addSubview(disc)
  }

  /// A quarter turn against the clock.
  private static let upright = -Double.pi / 2

  /// Turns the mark up, or back to level; under reduced motion at once.
  func turn(up: Bool) {
    let change = { [disc] in disc.rotation = up ? MinusMark.upright : 0 }
    guard let stage = window?.stage, stage.environment.reducedMotion else { return change() }
    stage.withoutAnimation(change)
  }

  /// How far the mark is turned now.
  var shownTurn: Double { disc.shown.rotation }

  override func layout() {
    let factor = symbolFactor
    let side = MinusMark.side * factor
    let line = Size(MinusMark.line.width * factor, MinusMark.line.height * factor)
    disc.cornerRadii = CornerRadii(all: side / 2)
    dash.cornerRadii = CornerRadii(all: line.height / 2)
    disc.frame = Rect((size.width - side) / 2, (size.height - side) / 2, side, side)
    dash.frame = Rect(
      (side - line.width) / 2, (side - line.height) / 2, line.width, line.height)
  }

  override func environmentChanged() { setNeedsLayout() }

  override func stateChanged() {
    showPress { disc.alpha = isHighlighted ? MinusMark.pressedAlpha : 1 }
  }
}
