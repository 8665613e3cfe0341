import JSON
import Synchronization

/// Opens each folder of baselines of a run once, for all its threads.
final class BaselineFolders: Sendable {
  private let opened = Mutex<[String: Result<BaselineFolder, Problem>]>([:])

  func folder(_ path: String) throws(Problem) -> BaselineFolder {
    try opened.withLock { opened in
      if let known = opened[path] { return known }
      let result: Result<BaselineFolder, Problem>
      do throws(Problem) {
        result = .success(try BaselineFolder(path))
      } catch {
        result = .failure(error)
      }
      opened[path] = result
      return result
    }.get()
  }
}
