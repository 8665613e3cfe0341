import TouchKit
import TouchStyle

/// A row of a list of choices; the chosen one has a tick.
///
/// If a word of a title has no room beside the details, they are below the titles. If that is not enough, the letters
/// are smaller. All rows of a list do the same.
final class ChoiceRow: Control {
  private let title: Label
  private let detail: Label
  private let list: [ChoiceList.Choice]
  private let tick = Icon.check.view(Palette.accent)
  /// The side of the tick at text size 1, in points.
  private static let side = 20.0

  /// A choice of a list.
  init(_ choice: ChoiceList.Choice, of list: [ChoiceList.Choice]) {
    self.list = list
    title = Label(choice.title, style: TypeScale.body, lines: 0)
    detail = Label(choice.detail, style: TypeScale.figures, color: Palette.ink3)
    super.init(id: choice.id)
    role = .button
    label = choice.title
    isElement = true
    background = Palette.surface
    for view in [title, detail, tick] { addSubview(view) }
    tick.isHidden = true
  }

  override var text: String? { title.string }
  override var value: String? { isSelected ? "selected" : nil }

  override func stateChanged() {
    tick.isHidden = !isSelected
    setNeedsLayout()
    showPress { background = isHighlighted ? Palette.pressed : Palette.surface }
  }

  override func environmentChanged() { setNeedsLayout() }

  /// The room that the parts have.
  private struct Parts {
    /// The tick's side.
    var side: Double
    /// Whether the detail is below the title.
    var isStacked: Bool
    var detail: Size
    var title: Size
    /// The factor on the size of the title's letters.
    var factor: Double
    var height: Double {
      max(Space.target, title.height + (isStacked ? detail.height : 0) + Space.medium)
    }
  }

  private func parts(_ width: Double) -> Parts {
    let side = ChoiceRow.side * symbolFactor
    let room = max(0, width - Space.large * 2 - side - Space.small)
    guard let measurer = window?.stage.measurer else {
      return Parts(side: side, isStacked: false, detail: .zero, title: .zero, factor: 1)
    }
    func size(_ words: String, _ style: TextStyle, _ width: Double?) -> Size {
      measurer.measure(Text(words, style: style.scaled(textSize), lines: 0), width: width).size
    }
    let details = list.map { size($0.detail, TypeScale.figures, nil).width.rounded(.up) }
    let widest = details.max() ?? 0
    func beside(_ detail: Double) -> Double {
      max(0, room - detail - (detail > 0 ? Space.small : 0))
    }
    // A bold title may be wider than a plain one, but choosing moves no other row.
    let titles = list.map { Text($0.title, style: TypeScale.headline.scaled(textSize), lines: 0) }
    let isStacked = WordFit.factor(titles, width: beside(widest), measurer) < 1
    let factor =
      isStacked || widest == 0 ? WordFit.factor(titles, width: room, measurer) : 1
    let detail = detail.string.isEmpty ? .zero : size(detail.string, TypeScale.figures, nil)
    let own = isStacked ? room : beside(detail.width.rounded(.up))
    return Parts(
      side: side, isStacked: isStacked, detail: Size(detail.width.rounded(.up), detail.height),
      title: Size(own, size(title.string, TypeScale.headline.scaled(factor), own).height),
      factor: factor)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(size.width, parts(size.width).height)
  }

  override func layout() {
    let parts = parts(size.width)
    let style = isSelected ? TypeScale.headline : TypeScale.body
    title.style = parts.factor < 1 ? style.scaled(parts.factor) : style
    let end = size.width - Space.large
    tick.frame = mirrored(
      Rect(end - parts.side, (size.height - parts.side) / 2, parts.side, parts.side))
    guard parts.isStacked else {
      title.frame = mirrored(Rect(Space.large, 0, parts.title.width, size.height))
      detail.frame = mirrored(
        Rect(
          end - parts.side - Space.small - parts.detail.width, 0, parts.detail.width, size.height))
      return
    }
    let y = (size.height - parts.title.height - parts.detail.height) / 2
    title.frame = mirrored(Rect(Space.large, y, parts.title.width, parts.title.height))
    detail.frame = mirrored(
      Rect(Space.large, title.frame.maxY, parts.title.width, parts.detail.height))
  }
}
