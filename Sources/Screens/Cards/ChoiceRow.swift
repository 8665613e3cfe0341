import TouchKit
import TouchStyle

/// A row of a list of choices; the chosen one has a tick.
final class ChoiceRow: Control {
  private let title: Label
  private let detail: Label
  private let tick = Icon.check.view(Palette.accent)
  /// The side of the tick at text size 1, in points.
  private static let side = 20.0

  init(_ title: String, detail: String, id: String) {
    self.title = Label(title, style: TypeScale.body, lines: 0)
    self.detail = Label(detail, style: TypeScale.figures, color: Palette.ink3, alignment: .trailing)
    super.init(id: id)
    role = .button
    label = title
    isElement = true
    background = Palette.surface
    for view in [self.title, self.detail, tick] { addSubview(view) }
    tick.isHidden = true
  }

  override var text: String? { title.string }
  override var value: String? { isSelected ? "selected" : nil }

  override func stateChanged() {
    tick.isHidden = !isSelected
    title.style = isSelected ? TypeScale.headline : TypeScale.body
    showPress { background = isHighlighted ? Palette.pressed : Palette.surface }
  }

  override func environmentChanged() { setNeedsLayout() }

  private struct Parts {
    var side: Double
    var detail: Double
    var title: Double
    var height: Double
  }

  /// The room that the parts have. A bold title may be wider than a plain one, but choosing moves no other row.
  private func parts(_ width: Double) -> Parts {
    let side = ChoiceRow.side * symbolFactor
    let detail = (self.detail.metrics(width: nil)?.size.width ?? 0).rounded(.up)
    let gap = detail > 0 ? Space.small : 0
    let room = max(0, width - Space.large * 2 - side - Space.small - detail - gap)
    return Parts(
      side: side, detail: detail, title: room, height: boldHeight(room))
  }

  private func boldHeight(_ width: Double) -> Double {
    guard let measurer = window?.stage.measurer else { return title.style.lineHeight }
    var text = title.scaledText
    text.style = TypeScale.headline.scaled(textSize)
    return measurer.measure(text, width: width).size.height
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(size.width, max(Space.target, parts(size.width).height + Space.medium))
  }

  override func layout() {
    let parts = parts(size.width)
    title.frame = mirrored(Rect(Space.large, 0, parts.title, size.height))
    let end = size.width - Space.large
    tick.frame = mirrored(
      Rect(end - parts.side, (size.height - parts.side) / 2, parts.side, parts.side))
    detail.frame = mirrored(
      Rect(end - parts.side - Space.small - parts.detail, 0, parts.detail, size.height))
  }
}
