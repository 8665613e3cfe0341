import TouchKit
import TouchStyle

/// A list of numbered lines under a title.
final class NumberedList: ScrollView {
  private let head: Label
  private let rows: [Label]
  /// How many lines it has: more than any screen shows.
  private static let count = 40

  /// The number is part of the ids of the list and its title.
  init(_ title: String, number: Int) {
    head = Label(title, id: "top-head-\(number)", style: TypeScale.headline, lines: 2)
    rows = (1...NumberedList.count).map {
      Label("Line \($0)", style: TypeScale.figures, color: Palette.ink2, lines: 2)
    }
    super.init(id: "top-list-\(number)")
    role = .list
    label = title
    background = Palette.surface
    cornerRadii = CornerRadii(all: Radius.card)
    indicatorColor = Palette.mark
    head.role = .heading
    for view in [head] + rows { addSubview(view) }
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let inner = max(0, size.width - Space.medium * 2)
    var y = 0.0
    for view in [head] + rows {
      let height = max(
        Space.target, view.sizeThatFits(Size(inner, 0)).height + Space.small)
      view.frame = mirrored(Rect(Space.medium, y, inner, height))
      y += height
    }
    contentSize = Size(size.width, y)
    super.layout()
  }

  override func draw(in context: inout DrawingContext) {
    for row in rows {
      let line = mirrored(Rect(Space.medium, row.frame.y, shown.size.width - Space.medium, 1))
      context.hairline(line, .top, context.color(Palette.hairline))
    }
  }
}
