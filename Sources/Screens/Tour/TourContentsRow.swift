import TouchKit
import TouchStyle

/// The row of a section in the tour's list, with a check mark if it was read.
final class TourContentsRow: Control {
  var isRead = false { didSet { check.alpha = isRead ? 1 : 0 } }
  private let title: Label
  private let summary: Label
  private let check = Icon.check.view(Palette.good)
  private static let checkSide = 20.0
  private var checkSide: Double { TourContentsRow.checkSide * symbolFactor }

  init(_ section: TourContent.Section, number: Int) {
    title = Label(section.title, style: TypeScale.headline, lines: 0)
    summary = Label(section.summary, style: TypeScale.second, color: Palette.ink2, lines: 0)
    super.init(id: "section-\(number)")
    role = .button
    label = section.title
    isElement = true
    check.alpha = 0
    background = Palette.raised
    for view in [title, summary] { view.isProse = true }
    for view in [title, summary, check] { addSubview(view) }
  }

  override var text: String? { title.string }
  override var value: String? { isRead ? "read" : nil }

  override func stateChanged() {
    showPress { background = isHighlighted ? Palette.pressedOnRaised : Palette.raised }
  }

  private func inner(_ width: Double) -> Double {
    max(1, width - Space.large * 2 - checkSide - Space.small)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let inner = Size(inner(size.width), 0)
    return Size(
      size.width,
      max(
        Space.target,
        title.sizeThatFits(inner).height + summary.sizeThatFits(inner).height + Space.medium * 2))
  }

  override func layout() {
    let width = inner(size.width)
    let height = title.sizeThatFits(Size(width, 0)).height
    title.frame = mirrored(Rect(Space.large, Space.medium, width, height))
    summary.frame = mirrored(
      Rect(
        Space.large, Space.medium + height, width,
        summary.sizeThatFits(Size(width, 0)).height))
    let side = checkSide
    check.frame = mirrored(
      Rect(size.width - Space.large - side, (size.height - side) / 2, side, side))
  }

  override func draw(in context: inout DrawingContext) {
    context.hairline(
      mirrored(Rect(Space.large, 0, size.width - Space.large, size.height)), .top,
      context.color(Palette.hairline))
  }
}
