import TouchKit
import TouchStyle

/// The first line of the drawer's list. It opens the settings of notifications.
final class HistoryHeading: Control {
  private let words = Label("Notifications", style: TypeScale.caption, color: Palette.ink2)
  private let sign = Icon.sliders.view(Palette.accent)
  /// The side of the sign at text size 1, in points.
  private static let side = 16.0
  private static let pressedAlpha = 0.45

  init() {
    super.init(id: "notification-settings")
    role = .button
    label = "Notification settings"
    isElement = true
    for view in [words, sign] { addSubview(view) }
  }

  override var text: String? { words.string }

  override func environmentChanged() { setNeedsLayout() }

  /// The width at which words and sign have room at the present text size.
  var wanted: Double {
    stage.measurer.measure(text(of: words.string), width: nil).size.width.rounded(.up) + signRoom
  }

  private var signRoom: Double { Space.small + HistoryHeading.side * symbolFactor }

  private func text(of string: String) -> Text {
    Text(string, style: TypeScale.caption.scaled(textSize))
  }

  /// Sets the words as large as they have room in a width.
  func fit(_ width: Double) {
    let text = text(of: words.string)
    words.style = TypeScale.caption.scaled(
      WordFit.factor([text], width: width - signRoom, stage.measurer))
  }

  override func layout() {
    let side = HistoryHeading.side * symbolFactor
    let wanted = words.metrics(width: nil)?.size.width.rounded(.up) ?? 0
    let width = min(wanted, max(0, size.width - side - Space.small))
    words.frame = mirrored(Rect(0, 0, width, size.height))
    sign.frame = mirrored(Rect(width + Space.small, (size.height - side) / 2, side, side))
  }

  override func stateChanged() {
    showPress {
      for view in subviews { view.alpha = isHighlighted ? HistoryHeading.pressedAlpha : 1 }
    }
  }
}
