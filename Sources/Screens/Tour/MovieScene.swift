import TouchKit

/// The scenes that moving pictures show. A frame depends only on the time in seconds.
enum MovieScene: String, CaseIterable, Sendable {
  case drawer, rows

  /// The picture's size in its own units.
  static let size = Size(320, 200)

  /// The time of the frame that is the poster.
  var poster: Double {
    switch self {
    case .drawer: 4.2
    case .rows: 2.3
    }
  }

  /// Draws the frame at a time into a rectangle with the proportions of `size`.
  func draw(
    at seconds: Double, corners: Media.Corners, into rect: Rect, _ context: inout DrawingContext
  ) {
    let scale = rect.width / MovieScene.size.width
    let transform = AffineTransform.translation(rect.x, rect.y).after(.scale(scale, scale))
    context.transform(transform) { context in
      let all = Rect(origin: .zero, size: MovieScene.size)
      context.gradient(
        all,
        // Straight down: a slanted gradient costs more to paint than all the rest of the frame.
        Gradient(
          stops: [.init(0, MoviePalette.backdrop[0]), .init(1, MoviePalette.backdrop[1])]))
      let phone = MoviePhone(corners: corners)
      phone.drawPhone(&context)
      switch self {
      case .drawer: phone.drawDrawer(at: seconds, &context)
      case .rows: phone.drawRows(at: seconds, &context)
      }
    }
  }

  /// The share of progress from one time to another, slow at both ends.
  static func ease(_ seconds: Double, _ from: Double, _ to: Double) -> Double {
    let t = min(max((seconds - from) / (to - from), 0), 1)
    return t * t * (3 - 2 * t)
  }
}
