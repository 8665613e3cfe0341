/// The ground of a popover's content: it casts a shadow, and clips its content at round corners.
final class PopoverCard: View {
  init(_ style: PopoverStyle) {
    super.init(id: "popover")
    role = .dialog
    background = style.background
    cornerRadii = CornerRadii(all: style.radius)
    clipsToBounds = true
    shadow = style.shadow
    border = Border(width: 0, color: style.border)
  }

  override func layout() {
    for view in subviews { view.frame = bounds }
  }
}
