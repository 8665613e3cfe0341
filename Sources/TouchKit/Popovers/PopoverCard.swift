/// The ground of a popover's content: it casts a shadow, and clips its content at round corners.
final class PopoverCard: View {
  /// Holds the content, which fades on the card under reduced motion.
  let holder = PopoverHolder()

  init(_ style: PopoverStyle) {
    super.init(id: "popover")
    role = .dialog
    background = style.background
    cornerRadii = CornerRadii(all: style.radius)
    clipsToBounds = true
    shadow = style.shadow
    border = Border(width: 0, color: style.border)
    addSubview(holder)
  }

  override func layout() { holder.frame = bounds }
}

/// Makes a popover's content as large as the card.
final class PopoverHolder: View {
  override func layout() {
    for view in subviews { view.frame = bounds }
  }
}
