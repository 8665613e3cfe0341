import TouchKit
import TouchStyle

/// The line in the drawer that shows the latest notification of the history.
///
/// A tap opens its message; then the line shows the notification before it.
final class DrawerHistoryRow: Control {
  private let history: NotificationHistory
  private let icon = Icon.bell.view(Palette.ink2)
  private let words = Label(style: TypeScale.caption)

  private static let iconSide = 16.0
  /// The line grows less than other text, as the switches' captions do: the drawer has little room.
  private static let greatestTextSize = 1.35
  private static let pressedAlpha = 0.6

  init(_ history: NotificationHistory) {
    self.history = history
    super.init(id: "drawer-history-1")
    role = .row
    isElement = true
    words.isProse = true
    words.scales = false
    for view in [icon, words] { addSubview(view) }
    on(.touchUpInside, "open") {
      if let first = history.entries.first?.notification { history.onOpen?(first) }
    }
    update()
  }

  /// Whether the history is empty, so that there is no line to show.
  var isEmpty: Bool { history.entries.isEmpty }

  /// Shows the history as it is now.
  func update() {
    guard let first = history.entries.first?.notification else { return }
    let others = history.entries.count - 1
    words.string = [first.title, first.message].filter { !$0.isEmpty }.joined(separator: " · ")
    label = others > 0 ? "\(first.spoken), \(others) more" : first.spoken
    setNeedsLayout()
  }

  override var text: String? { words.string }

  static func height(textSize: Double) -> Double {
    TypeScale.caption.scaled(min(textSize, greatestTextSize)).lineHeight
  }

  override func layout() {
    let textSize = min(textSize, DrawerHistoryRow.greatestTextSize)
    words.style = TypeScale.caption.scaled(textSize)
    let side = DrawerHistoryRow.iconSide
    icon.frame = mirrored(Rect(0, (size.height - side) / 2, side, side))
    let left = side + Space.small
    words.frame = mirrored(Rect(left, 0, max(0, size.width - left), size.height))
  }

  override func stateChanged() {
    showPress {
      for view in subviews { view.alpha = isHighlighted ? DrawerHistoryRow.pressedAlpha : 1 }
    }
  }
}
