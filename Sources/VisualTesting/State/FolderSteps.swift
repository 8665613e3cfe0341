import Files

/// Changes of several folders one after the other, each of them made whole.
struct FolderSteps {
  let folders: [String]
  /// How folders are called that are changed already, and those that are not.
  let done: String
  let left: String
  /// What to do if only some were changed.
  let remedy: String

  /// More folders are counted, not named.
  private static let named = 3

  /// Makes the changes by their numbers. Before each it may be stopped; then it gives what a person has to know. A failure
  /// tells it, too.
  func run(
    isStopped: () -> Bool, _ change: (Int) throws(Problem) -> Void
  ) throws(Problem) -> Problem? {
    for number in folders.indices {
      if isStopped() {
        return number > 0
          ? Problem(what: "interrupted; \(state(number))", remedy: remedy)
          : Problem(what: "interrupted", remedy: "no folder was changed")
      }
      do throws(Problem) {
        try change(number)
      } catch {
        guard folders.count > 1 else { throw error }
        var told = error
        let words = number > 0 ? "\(state(number)); \(remedy)" : "no folder was changed"
        told.remedy = error.remedy.isEmpty ? words : "\(error.remedy); \(words)"
        throw told
      }
    }
    return nil
  }

  private func state(_ number: Int) -> String {
    "\(done): \(names(folders[..<number])); \(left): \(names(folders[number...]))"
  }

  private func names(_ folders: ArraySlice<String>) -> String {
    let more = folders.count - FolderSteps.named
    return folders.prefix(FolderSteps.named).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}
