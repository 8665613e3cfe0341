import TouchKit
import TouchStyle

/// A row with words and a switch. Only the switch accepts touches; the views around the row receive all others.
final class SwitchRow: View {
  let control: Switch
  private let title: Label
  private let caption: Label
  private let inset: Double

  /// A row whose content keeps `inset` points free at both sides.
  init(_ title: String, caption: String = "", id: String, inset: Double = Space.large) {
    self.inset = inset
    control = Switch(id: id)
    control.label = title
    self.title = Label(title, style: TypeScale.body, lines: 0)
    self.caption = Label(caption, style: TypeScale.second, color: Palette.ink2, lines: 0)
    super.init()
    // The switch says the title itself.
    self.title.role = nil
    self.caption.isHidden = caption.isEmpty
    for view in [self.title, self.caption, control] { addSubview(view) }
  }

  override func environmentChanged() { setNeedsLayout() }

  override func hitTest(_ point: Point, _ event: Event?) -> View? {
    let hit = super.hitTest(point, event)
    return hit === self ? nil : hit
  }

  private func heights(_ width: Double) -> (room: Double, title: Double, caption: Double) {
    let room = max(0, width - inset * 2 - control.style.size.width - Space.medium)
    let fitting = Size(room, 0)
    return (
      room, title.sizeThatFits(fitting).height,
      caption.isHidden ? 0 : caption.sizeThatFits(fitting).height
    )
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let (_, title, caption) = heights(size.width)
    return Size(size.width, max(Space.target, title + caption) + Space.medium)
  }

  override func layout() {
    let (room, titleHeight, captionHeight) = heights(size.width)
    let y = (size.height - titleHeight - captionHeight) / 2
    title.frame = mirrored(Rect(inset, y, room, titleHeight))
    caption.frame = mirrored(Rect(inset, y + titleHeight, room, captionHeight))
    let wide = control.style.size.width
    let high = max(Space.target, control.style.size.height)
    control.frame = mirrored(
      Rect(size.width - inset - wide, (size.height - high) / 2, wide, high))
  }
}
