import TouchKit
import TouchStyle

/// Shows a moving picture's position in words.
final class MovieClock: View {
  private let player: MoviePlayer

  init(_ player: MoviePlayer) {
    self.player = player
    super.init()
    isUserInteractionEnabled = false
    role = .text
  }

  override var text: String? { player.words }

  /// The room for the longest words.
  var width: Double {
    let all = Int(exactly: player.media.seconds.rounded(.down)) ?? 0
    let words = setText("\(all) of \(all) s")
    return window?.stage.measurer.measure(words, width: nil).size.width.rounded(.up) ?? 0
  }

  /// The height of its line.
  var lineHeight: Double { setText("").style.lineHeight }

  private func setText(_ words: String) -> Text {
    Text(
      words, style: TypeScale.time.scaled(textSize), alignment: .leading,
      direction: .leftToRight, lines: 1)
  }

  override func draw(in context: inout DrawingContext) {
    let text = setText(player.words)
    let size = shown.size
    context.text(
      text, at: Point(0, (size.height - text.style.lineHeight) / 2), width: size.width, .white)
  }
}
