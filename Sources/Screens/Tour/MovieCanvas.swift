import TouchKit
import TouchStyle

/// Draws the frames of a moving picture.
final class MovieCanvas: View {
  private let player: MoviePlayer
  /// Returns the radius of the corners now.
  var radius: () -> Double = { Radius.button }
  /// The height of the dark ground under the controls, at text size 1.
  private static let scrim = 72.0

  init(_ player: MoviePlayer) {
    self.player = player
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in context: inout DrawingContext) {
    let whole = Rect(origin: .zero, size: shown.size)
    let radii = CornerRadii(all: radius())
    context.fill(whole, radii: radii, .black)
    context.clip(whole, radii: radii) { drawPicture(in: &$0) }
  }

  private func drawPicture(in context: inout DrawingContext) {
    let size = shown.size
    let media = player.media
    let isPoster = player.state == .poster
    media.scene.draw(
      at: isPoster ? media.scene.poster : player.seconds, corners: media.corners,
      into: Rect(origin: .zero, size: size), &context)
    guard !isPoster else {
      return context.fill(Rect(origin: .zero, size: size), MoviePalette.posterVeil)
    }
    let scrim = MovieCanvas.scrim * max(1, symbolFactor)
    context.gradient(
      Rect(0, size.height - scrim, size.width, scrim),
      Gradient(stops: [
        .init(0, MoviePalette.scrim[0]), .init(1, MoviePalette.scrim[1]),
      ]))
  }
}
