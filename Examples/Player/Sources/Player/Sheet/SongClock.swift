import TouchKit
import TouchStyle

/// The time that has passed of the song, or that is left. It is read off the position when it is drawn, so it needs no timer.
final class SongClock: View {
  enum Kind: String { case elapsed, remaining }

  private let player: Playback
  private let kind: Kind

  init(_ player: Playback, _ kind: Kind) {
    self.player = player
    self.kind = kind
    super.init(id: kind.rawValue)
    isUserInteractionEnabled = false
    role = .text
  }

  override var text: String? {
    let elapsed = player.seconds.rounded(.down)
    switch kind {
    case .elapsed: return SongTime.words(elapsed)
    case .remaining: return "−" + SongTime.words(player.song.seconds.rounded(.down) - elapsed)
    }
  }

  var lineHeight: Double { TypeScale.time.lineHeight * textSize }

  override func draw(in context: inout DrawingContext) {
    let words = Text(
      text ?? "", style: TypeScale.time.scaled(textSize),
      alignment: kind == .elapsed ? .left : .right, direction: .leftToRight)
    context.text(words, at: .zero, width: size.width, context.color(Palette.ink2))
  }
}
