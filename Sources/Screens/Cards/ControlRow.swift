import TouchKit
import TouchStyle

/// A row with a control alone, as wide as the row or only as wide as the control wants to be.
final class ControlRow: View {
  private let control: Control
  private let fills: Bool

  init(_ control: Control, fills: Bool = true) {
    self.control = control
    self.fills = fills
    super.init()
    addSubview(control)
  }

  override func environmentChanged() { setNeedsLayout() }

  private func controlSize(_ width: Double) -> Size {
    let inner = max(0, width - Space.large * 2)
    let wanted = control.sizeThatFits(Size(inner, 0))
    return Size(
      fills ? inner : min(inner, max(wanted.width, ControlRow.leastWidth)),
      max(Space.target, wanted.height))
  }

  /// The least width of a control that does not fill the row, in points: a press has to be aimed at.
  private static let leastWidth = 96.0

  override func sizeThatFits(_ size: Size) -> Size {
    Size(size.width, controlSize(size.width).height + Space.medium)
  }

  override func layout() {
    let wanted = controlSize(size.width)
    control.frame = mirrored(
      Rect(Space.large, (size.height - wanted.height) / 2, wanted.width, wanted.height))
  }
}
