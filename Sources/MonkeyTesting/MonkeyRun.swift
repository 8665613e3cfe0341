import Files
import JSON
import Rehearsal
import TouchKit

/// A run that gets inputs of any kind and is checked for faults during this. At its end it has to come to rest.
package final class MonkeyRun {
  package let run: Run
  /// The first thing that was wrong.
  package private(set) var fault: MonkeyFault?
  private let measurer: any TextMeasuring
  private let start: ViewTree

  /// How many inputs pass between two checks of the whole picture.
  private static let checkEvery = 16
  /// More presses of the key for going back than there can be screens to leave.
  private static let mostPresses = 60

  package init(_ prototype: Prototype, _ startState: StartState, measurer: any TextMeasuring) {
    self.measurer = measurer
    run = Run(prototype, continuing: Recording(start: startState), measurer: measurer)
    start = run.stage.tree()
  }

  package var stage: Stage { run.stage }

  /// Runs a recording from its start to its end, and says what was wrong.
  package static func check(
    _ prototype: Prototype, _ storm: Recording, measurer: any TextMeasuring
  ) -> MonkeyFault? {
    let run = MonkeyRun(prototype, storm.start, measurer: measurer)
    for input in storm.inputs where run.fault == nil { run.send(input) }
    return run.finish()
  }

  package func send(_ input: Input) {
    run.receive(input.kind, at: input.time)
    let doubled = stage.doubledIDs
    if !doubled.isEmpty {
      report(.ids, "several views are named \(doubled.joined(separator: ", "))")
    }
    if run.inputs.count.isMultiple(of: MonkeyRun.checkEvery) { checkNumbers() }
  }

  /// Lifts every finger, lets everything come to rest, navigates back as far as possible, and replays the take.
  package func finish() -> MonkeyFault? {
    checkNumbers()
    for touch in stage.touches.active {
      send(
        Input(.touch(finger: touch.finger, phase: .cancelled, at: touch.location), at: stage.now))
    }
    settle()
    for window in stage.application.windows { checkHeld(window) }
    goBack()
    checkNumbers()
    compareReplay()
    return fault
  }

  private func report(_ kind: MonkeyFault.Kind, _ words: String) {
    if fault == nil { fault = MonkeyFault(kind: kind, words: "at \(stage.now) \(words)") }
  }

  // MARK: Checks

  /// Finds NaN (no number) in the picture and in the view tree: a value with NaN does not equal itself.
  private func checkNumbers() {
    if stage.frame() != stage.frame() { report(.number, "the picture does not equal itself") }
    if stage.tree() != stage.tree() { report(.number, "the view tree does not equal itself") }
  }

  private func settle() {
    let limit = stage.now + Scenario.settleTimeout
    while !stage.isSettled, let next = stage.nextEvent, next <= limit { run.run(to: next) }
    if !stage.isSettled {
      report(.motion, "still moves: \(stage.unsettled.prefix(3).joined(separator: ", "))")
    }
  }

  private func checkHeld(_ view: View) {
    if let control = view as? Control, control.isHighlighted || control.isTracking {
      report(.held, "\(control.logName) is held")
    }
    for inner in view.subviews { checkHeld(inner) }
  }

  private func goBack() {
    for _ in 0..<MonkeyRun.mostPresses {
      let before = names
      send(Input(.key(KeyInput("back")), at: stage.now))
      settle()
      if names == before || fault != nil { return }
    }
    report(.back, "\(MonkeyRun.mostPresses) presses of the key for going back come to no end")
  }

  private var names: [String] { stage.tree().nodes.filter(\.visible).compactMap(\.id) }

  private func compareReplay() {
    guard fault == nil else { return }
    do throws(Problem) {
      let take = try ScenarioReader(stage.prototype).read(run.write(name: ""), file: nil)
      let again = Run(stage.prototype, take, under: nil, observer: nil, measurer: measurer)
      if again.stage.tree() != start { report(.restart, "the start is another one") }
      again.finish()
      if again.stage.tree() != stage.tree() { report(.replay, "its take ends in another tree") }
      if again.stage.frame() != stage.frame() {
        report(.replay, "its take ends in another picture")
      }
      let (old, new) = (stage.log.entries, again.stage.log.entries)
      if let index = zip(old, new).enumerated().first(where: { $1.0 != $1.1 })?.offset {
        report(.replay, "its take has another log: \(new[index]), not \(old[index])")
      } else if old.count != new.count {
        report(
          .replay, "its take has \(NumberWords.count(new.count, "line")) of log, not \(old.count)")
      }
    } catch {
      report(.refused, "\(error)")
    }
  }
}
