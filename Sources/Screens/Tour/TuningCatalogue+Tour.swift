import TouchKit

extension TuningCatalogue {
  /// How the tour moves.
  static let tour: [TuningEntry] = [
    .seconds("tour.credit.duration", 0.3, in: 0...3, "how long a credit takes to appear"),
    .curve("tour.credit.curve", .easeOut, "how a credit appears"),
    .seconds(
      "video.fullscreen.duration", 0.35, in: 0...3,
      "how long a moving picture takes to fill the screen on a curve"),
    .curve(
      "video.fullscreen.curve", .spring(response: 0.4, damping: 1),
      "how a moving picture fills the screen"),
  ]
}
