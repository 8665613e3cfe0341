import Files
import JSON
import Rehearsal
import TouchKit

/// Gives sessions the tuning that they start with.
final class StartingTuning {
  private let prototype: Prototype
  private let options: StudioOptions
  /// The tuning that the command line names, until another one is chosen.
  var named: TuningSource?
  /// The tuning of the last start.
  private let remembered: TuningSource?
  /// Why the remembered file can't be used; nil if it can.
  private(set) var problem: Problem?

  init(_ prototype: Prototype, _ options: StudioOptions, remembered: String) {
    self.prototype = prototype
    self.options = options
    named = options.tuning.map {
      prototype.tuning(named: $0) != nil ? .named($0) : .file(WorkingFolder.absolute($0))
    }
    self.remembered = remembered.isEmpty ? nil : TuningSource(remembered)
  }

  /// Gives the program's first session its tuning.
  func begin(_ start: inout LiveSession.Start) {
    do throws(Problem) {
      try use(named ?? remembered, in: &start)
    } catch {
      problem = error
    }
  }

  /// Gives a session's start the tuning that the command line names.
  func adjust(_ start: inout LiveSession.Start) { try? use(named, in: &start) }

  /// Gives a start another tuning, which the user chose.
  func choose(_ source: TuningSource, in start: inout LiveSession.Start) throws(Problem) {
    try use(source, in: &start)
    named = nil
  }

  private func use(_ source: TuningSource?, in start: inout LiveSession.Start) throws(Problem) {
    defer { for change in options.changes { start.startState.set(change) } }
    guard let source else { return }
    try source.apply(to: &start.startState, of: prototype)
    if case .file(let path) = source { start.tuningFile = path } else { start.tuningFile = nil }
  }
}
