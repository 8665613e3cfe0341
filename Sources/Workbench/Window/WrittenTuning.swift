/// A file of a tuning into which the window has written.
package struct WrittenTuning {
  package var path: String
  /// What the file held before, and what it holds since.
  package var before: [UInt8]
  package var after: [UInt8]

  package init(path: String, before: [UInt8], after: [UInt8]) {
    self.path = path
    self.before = before
    self.after = after
  }
}
