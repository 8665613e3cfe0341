import TouchKit
import TouchStyle

/// A sender's initials on a round ground.
final class AvatarView: View {
  /// The diameter at text size 1.
  private static let side = 40.0
  private let initials: String

  /// `hue` picks one of the palette's avatar colours.
  init(_ initials: String, hue: Int) {
    self.initials = initials
    super.init()
    isUserInteractionEnabled = false
    let count = Palette.avatars.count
    background = Palette.avatars[(hue % count + count) % count]
  }

  /// The diameter now.
  var side: Double { AvatarView.side * symbolFactor }

  override func layout() { cornerRadii = CornerRadii(all: size.width / 2) }

  override func draw(in context: inout DrawingContext) {
    let side = shown.size.width
    // While it shrinks to nothing it has no letters that could be read.
    guard side >= 1 else { return }
    let style = TypeScale.initials.scaled(side / AvatarView.side)
    context.text(
      Text(initials, style: style, alignment: .center),
      at: Point(0, (side - style.lineHeight) / 2), width: side, context.color(Palette.onAvatar))
  }
}
