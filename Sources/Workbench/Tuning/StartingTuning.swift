import Files
import JSON
import Rehearsal
import TouchKit

/// Sets the tuning that sessions start with.
package final class StartingTuning {
  private let prototype: Prototype
  /// Values that are set over every tuning.
  private let changes: [TuningChange]
  /// The tuning that the command line names, until another one is chosen.
  package var named: TuningSource?
  /// The tuning of the last start.
  private let remembered: TuningSource?
  /// Why the remembered file can't be used; nil if it can.
  package private(set) var problem: Problem?

  /// `name` is a tuning's, or the path of its file.
  package init(
    _ prototype: Prototype, named name: String?, changes: [TuningChange], remembered: String
  ) {
    self.prototype = prototype
    self.changes = changes
    named = name.map {
      prototype.tuning(named: $0) != nil ? .named($0) : .file(WorkingFolder.absolute($0))
    }
    self.remembered = remembered.isEmpty ? nil : TuningSource(remembered)
  }

  /// Sets the tuning of the program's first session.
  package func begin(_ start: inout LiveSession.Start) {
    do throws(Problem) {
      try use(named ?? remembered, in: &start)
    } catch {
      problem = error
    }
  }

  /// Sets a session's start to the tuning that the command line names.
  package func adjust(_ start: inout LiveSession.Start) { try? use(named, in: &start) }

  /// Sets a start to another tuning, which the user chose.
  package func choose(_ source: TuningSource, in start: inout LiveSession.Start) throws(Problem) {
    try use(source, in: &start)
    named = nil
  }

  private func use(_ source: TuningSource?, in start: inout LiveSession.Start) throws(Problem) {
    defer { for change in changes { start.startState.set(change) } }
    guard let source else { return }
    try source.apply(to: &start.startState, of: prototype)
    if case .file(let path) = source { start.tuningFile = path } else { start.tuningFile = nil }
  }
}
