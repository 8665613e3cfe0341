import JSON
import Rehearsal
import TouchKit

/// A phone that a page plays: it opens scenarios and takes, and gives the state at any time. It draws nothing.
///
/// The same sources are compiled for the program and for a page, and both have to give the same state (`StateHash`).
package final class PageEngine {
  private let prototype: Prototype
  private let measurer: any TextMeasuring
  private var run: Run

  /// A phone at the start of a scenario that says nothing.
  package init(_ prototype: Prototype, measurer: any TextMeasuring) {
    self.prototype = prototype
    self.measurer = measurer
    run = Run(
      prototype, continuing: Recording(start: StartState(usualOf: prototype)), measurer: measurer)
  }

  /// Begins with a scenario or a take, at 0.
  package func open(_ file: [UInt8]) throws(Problem) {
    let scenario = try ScenarioReader(prototype).read(file, file: nil)
    run = Run(prototype, scenario, under: nil, observer: nil, measurer: measurer)
  }

  /// Sends an input of a hand, at a time that may not be past, to a phone that plays no file.
  package func receive(_ input: Input) { run.receive(input.kind, at: input.time) }

  /// The picture at a time.
  package func frame(at time: Time) -> DisplayList { run.state(at: time).frame() }

  /// View tree and log at a time, as `inspect` shows them: to see where two states differ.
  package func words(at time: Time) -> [UInt8] {
    let stage = run.state(at: time)
    return TreeWriter.write(stage.tree(), log: stage.log.entries)
  }

  /// The number that stands for view tree, picture and log at a time.
  package func hash(at time: Time) -> UInt64 {
    let stage = run.state(at: time)
    var hash = StateHash()
    hash.add(stage.tree())
    hash.add(stage.frame())
    hash.add(stage.log)
    return hash.value
  }
}
