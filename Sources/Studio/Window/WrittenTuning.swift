/// A file of a tuning into which the window has written.
struct WrittenTuning {
  var path: String
  /// What the file held before, and what it holds since.
  var before: [UInt8]
  var after: [UInt8]
}
