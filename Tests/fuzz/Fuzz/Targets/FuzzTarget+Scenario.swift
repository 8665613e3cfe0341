import JSON
import Rehearsal
import Screens
import TouchKit

/// Feeds bytes to what reads scenarios and takes.
extension FuzzTarget {
  private static let reader = ScenarioReader(phone)

  /// A scenario is read or refused.
  static let scenario = FuzzTarget("scenario") { bytes in
    _ = try Refusal.reading(bytes) { () throws(Problem) in try reader.read(bytes, file: nil) }
  }

  /// A take that is written again is the same take.
  static let take = FuzzTarget("take") { bytes in
    let read = try Refusal.reading(bytes) { () throws(Problem) in
      try reader.read(bytes, file: nil)
    }
    guard let take = read, take.isTake else { return }
    let written = file(of: take)
    let again: Scenario
    do throws(Problem) {
      again = try reader.read(written, file: nil)
    } catch {
      throw Finding("what was written is refused: \(error)")
    }
    try Finding.unless(
      again.startState == take.startState && again.name == take.name && again.isTake,
      "another beginning the second time")
    try Finding.unless(
      again.steps.map(\.action) == take.steps.map(\.action)
        && again.steps.map(\.at) == take.steps.map(\.at), "other steps the second time")
    try Finding.unless(file(of: again) == written, "another file the second time")
  }

  private static func file(of take: Scenario) -> [UInt8] {
    Recording(take).write(phone, name: take.name)
  }
}
