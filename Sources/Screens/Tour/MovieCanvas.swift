import TouchKit

/// Draws the frames of a moving picture.
final class MovieCanvas: View {
  private let player: MoviePlayer
  /// The height of the dark ground under the controls, at text size 1.
  private static let scrim = 72.0

  init(_ player: MoviePlayer) {
    self.player = player
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in context: inout DrawingContext) {
    let size = shown.size
    let media = player.media
    let isPoster = player.state == .poster
    media.scene.draw(
      at: isPoster ? media.scene.poster : player.seconds, corners: media.corners,
      into: Rect(origin: .zero, size: size), &context)
    guard !isPoster else {
      return context.fill(bounds, MoviePalette.posterVeil)
    }
    let scrim = MovieCanvas.scrim * max(1, symbolFactor)
    context.gradient(
      Rect(0, size.height - scrim, size.width, scrim),
      Gradient(stops: [
        .init(0, MoviePalette.scrim[0]), .init(1, MoviePalette.scrim[1]),
      ]))
  }
}
