/// How much a review may hold: all of it may come from strangers.
package enum ReviewLimits {
  /// Bytes of a file of notes or verdicts, and of answers.
  package static let fileBytes = 32 << 20
  package static let answersBytes = 16 << 20
  /// Lines in a file.
  package static let lines = 50_000
  package static let compared = 1...16
  package static let title = 1...200
  package static let question = 0...2000
  package static let label = 1...80
  package static let author = 1...80
  package static let text = 0...4000
  package static let name = 1...200
  package static let path = 1...300
  package static let strokes = 100
  package static let strokePoints = 1...1000
  package static let changes = 50
  static let valueBytes = 1000
  /// How many values a line may hold: three for each point of a full drawing, and a few for each value that is suggested, and
  /// for the rest.
  static let lineValues = 3 * strokes * strokePoints.upperBound + changes * valueBytes
  /// Places on the screen, in points; and times, in milliseconds.
  static let place = -10_000.0...10_000.0
  static let time = 0.0...86_400_000.0
}
