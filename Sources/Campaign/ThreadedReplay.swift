import Foundation
import GtkPaint
import Synchronization

/// Plays scenarios on several threads at once: stages and painters share nothing, so the digests must equal those of one
/// thread alone. Built with the thread sanitizer it also shows that they share nothing.
struct ThreadedReplay {
  private static let threads = 4
  /// Deep views need more than the half megabyte that a thread gets by default.
  private static let stackSize = 8 << 20

  private let replays: [(path: String, replay: Replay)]

  init(_ paths: [String]) throws {
    replays = try paths.map { ($0, try Replay($0)) }
  }

  /// The scenarios whose digest differs on any thread, or is missing. The threads get new fonts, because fonts compute some
  /// facts when they are first needed.
  func differing() throws -> [String] {
    let threaded = try atOnce(Fonts())
    let alone = digests(try Fonts())
    return replays.indices.filter { index in
      alone[index] == nil || threaded.contains { $0[index] != alone[index] }
    }.map { replays[$0].path }
  }

  private func atOnce(_ fonts: Fonts) -> [[String?]] {
    let found = Mutex<[[String?]]>([])
    let ended = DispatchSemaphore(value: 0)
    for number in 0..<ThreadedReplay.threads {
      let thread = Thread {
        let digests = digests(fonts)
        found.withLock { $0.append(digests) }
        ended.signal()
      }
      thread.name = "replay \(number)"
      thread.stackSize = ThreadedReplay.stackSize
      thread.start()
    }
    for _ in 0..<ThreadedReplay.threads { ended.wait() }
    return found.withLock { $0 }
  }

  private func digests(_ fonts: Fonts) -> [String?] {
    replays.map { try? $0.replay.digest(fonts: fonts) }
  }
}
