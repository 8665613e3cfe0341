import Files

/// Makes outcomes of a test.
extension Outcome {
  init(
    of test: PictureTest, picture: String, _ status: Status, _ summary: String,
    details: [String] = []
  ) {
    self.init(
      file: test.file, test: test.title, picture: picture, status: status, summary: summary,
      details: details)
  }

  /// The outcome of a test that failed as a whole; the first of the messages is its summary.
  static func failed(
    _ test: PictureTest, _ failures: [String], _ status: Status = .failed
  ) -> Outcome {
    var outcome = Outcome(
      of: test, picture: "", status, failures.first ?? "failed",
      details: Array(failures.dropFirst()))
    outcome.reproduce = test.command
    return outcome
  }
}

extension PictureTest {
  /// The command that plays it alone.
  var command: String {
    "\(ProgramIdentity.command) test \(shellWord(file)) --filter \(shellWord(variant.title))"
  }
}
