import TouchKit

/// A sender's initials on a round ground.
final class AvatarView: View {
  static let side = 40.0
  private let initials: String

  /// `hue` picks one of the palette's avatar colours.
  init(_ initials: String, hue: Int) {
    self.initials = initials
    super.init()
    isUserInteractionEnabled = false
    let count = Palette.avatars.count
    background = Palette.avatars[(hue % count + count) % count]
    cornerRadii = CornerRadii(all: AvatarView.side / 2)
  }

  override func draw(in context: inout DrawingContext) {
    let style = TypeScale.initials
    context.text(
      Text(initials, style: style, alignment: .center),
      at: Point(0, (AvatarView.side - style.lineHeight) / 2), width: AvatarView.side,
      context.color(Palette.onAvatar))
  }
}
