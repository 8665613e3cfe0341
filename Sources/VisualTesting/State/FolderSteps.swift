import Files
import JSON

/// Changes several folders one after the other, each as a whole.
struct FolderSteps {
  let folders: [String]
  /// What messages call folders that are changed already, and those that are not.
  let done: String
  let left: String
  /// What to do if only some were changed.
  let remedy: String

  /// More folders are counted, not named.
  private static let named = 3

  /// Makes the changes by their indices. It may be stopped before each; then it returns a problem that says which
  /// folders were changed. A failure says so, too.
  func run(
    isStopped: () -> Bool, _ change: (Int) throws(Problem) -> Void
  ) throws(Problem) -> Problem? {
    for index in folders.indices {
      if isStopped() {
        return index > 0
          ? Problem(what: "interrupted; \(state(index))", remedy: remedy)
          : Problem(what: "interrupted", remedy: "no folder was changed")
      }
      do throws(Problem) {
        try change(index)
      } catch {
        guard folders.count > 1 else { throw error }
        var problem = error
        let words = index > 0 ? "\(state(index)); \(remedy)" : "no folder was changed"
        problem.remedy = error.remedy.isEmpty ? words : "\(error.remedy); \(words)"
        throw problem
      }
    }
    return nil
  }

  private func state(_ index: Int) -> String {
    "\(done): \(names(folders[..<index])); \(left): \(names(folders[index...]))"
  }

  private func names(_ folders: ArraySlice<String>) -> String {
    let more = folders.count - FolderSteps.named
    return folders.prefix(FolderSteps.named).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}
