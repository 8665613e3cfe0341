/// A moving picture of the catalogue.
struct Media: Equatable, Sendable {
  enum Corners: String, CaseIterable, Sendable { case round, square }

  var id: String
  /// The device it is for, or `any`.
  var model: String
  var version: MediaVersion
  var seconds: Double
  var scene: MovieScene
  /// The corners of the phone in the picture.
  var corners: Corners

  var isForAny: Bool { model == "any" }
}
