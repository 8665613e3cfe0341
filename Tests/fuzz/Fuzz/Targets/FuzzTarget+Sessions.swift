import JSON
import Rehearsal
import Screens

/// Feeds bytes to what reads sessions.
extension FuzzTarget {
  /// A session that is written again is the same session, each of its lines can be played, and what could not be taken over is
  /// said properly.
  static let session = FuzzTarget("session") { bytes in
    let reader = SessionReader(ScenarioReader(phone))
    let read = try Refusal.reading(bytes) { () throws(Problem) in
      try reader.read(bytes, file: nil)
    }
    guard let reading = read else { return }
    for remark in reading.remarks {
      _ = try Refusal.reading(bytes) { () throws(Problem) in throw remark }
    }
    try Finding.unless(SessionReader.isSession(bytes), "a session that doesn't begin as one")
    let tree = reading.tree
    try Finding.unless(tree.branch(reading.latest) != nil, "the latest line isn't there")
    for branch in tree.branches {
      let times = tree.recording(of: branch.id).inputs.map(\.time)
      try Finding.unless(times == times.sorted(), "inputs out of their order on \(branch.id)")
    }
    let again: SessionReader.Reading
    do throws(Problem) {
      again = try reader.read(SessionWriter.write(tree, of: phone), file: nil)
    } catch {
      throw Finding("what was written is refused: \(error)")
    }
    try Finding.unless(again.tree == tree, "another session the second time")
    try Finding.unless(again.remarks.isEmpty, "remarks on what was written")
  }
}
