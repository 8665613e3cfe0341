import Files
import TouchKit

/// A run that is looked after while inputs of any kind come. At its end it has to come to rest.
public final class StormRun {
  public let run: Run
  /// The first thing that was wrong.
  public private(set) var fault: StormFault?
  private let measurer: any TextMeasuring
  private let start: ViewTree

  /// How many inputs pass between two looks at the whole picture.
  private static let lookEvery = 16
  /// More presses of the key for going back than there can be things to leave.
  private static let mostPresses = 60

  public init(_ prototype: Prototype, _ opening: Opening, measurer: any TextMeasuring) {
    self.measurer = measurer
    run = Run(prototype, continuing: Line(start: opening), measurer: measurer)
    start = run.stage.tree()
  }

  public var stage: Stage { run.stage }

  /// Runs a line from its start to its end, and says what was wrong.
  public static func check(
    _ prototype: Prototype, _ storm: Line, measurer: any TextMeasuring
  ) -> StormFault? {
    let run = StormRun(prototype, storm.start, measurer: measurer)
    for input in storm.inputs where run.fault == nil { run.send(input) }
    return run.finish()
  }

  public func send(_ input: Input) {
    run.receive(input.kind, at: input.time)
    let doubled = stage.doubledIDs
    if !doubled.isEmpty {
      complain(.ids, "several views are named \(doubled.joined(separator: ", "))")
    }
    if run.inputs.count.isMultiple(of: StormRun.lookEvery) { look() }
  }

  /// Takes every finger away, lets all come to rest, goes back as far as that leads, and replays the take.
  public func finish() -> StormFault? {
    look()
    for touch in stage.touches.active {
      send(
        Input(.touch(finger: touch.finger, phase: .cancelled, at: touch.location), at: stage.now))
    }
    settle()
    for window in stage.application.windows { checkHeld(window) }
    goBack()
    look()
    compare()
    return fault
  }

  private func complain(_ kind: StormFault.Kind, _ words: String) {
    if fault == nil { fault = StormFault(kind: kind, words: "at \(stage.now) \(words)") }
  }

  // MARK: What is looked at

  /// What has a number that is none does not equal itself.
  private func look() {
    if stage.frame() != stage.frame() { complain(.number, "the picture does not equal itself") }
    if stage.tree() != stage.tree() { complain(.number, "the view tree does not equal itself") }
  }

  private func settle() {
    let limit = stage.now + StepMachine.patience
    while !stage.isSettled, let next = stage.nextEvent, next <= limit { run.run(to: next) }
    if !stage.isSettled {
      complain(.motion, "still moves: \(stage.unsettled.prefix(3).joined(separator: ", "))")
    }
  }

  private func checkHeld(_ view: View) {
    if let control = view as? Control, control.isHighlighted || control.isTracking {
      complain(.held, "\(control.logName) is held")
    }
    for inner in view.subviews { checkHeld(inner) }
  }

  private func goBack() {
    for _ in 0..<StormRun.mostPresses {
      let before = names
      send(Input(.key(KeyInput("back")), at: stage.now))
      settle()
      if names == before || fault != nil { return }
    }
    complain(.back, "\(StormRun.mostPresses) presses of the key for going back come to no end")
  }

  private var names: [String] { stage.tree().nodes.filter(\.visible).compactMap(\.id) }

  private func compare() {
    guard fault == nil else { return }
    do throws(Problem) {
      let take = try ScenarioReader(stage.prototype).read(run.write(name: ""), file: nil)
      let again = Run(stage.prototype, take, measurer: measurer)
      if again.stage.tree() != start { complain(.restart, "the start is another one") }
      again.finish()
      if again.stage.tree() != stage.tree() { complain(.replay, "its take ends in another tree") }
      if again.stage.frame() != stage.frame() {
        complain(.replay, "its take ends in another picture")
      }
      let (old, new) = (stage.log.entries, again.stage.log.entries)
      if let place = zip(old, new).enumerated().first(where: { $1.0 != $1.1 })?.offset {
        complain(.replay, "its take has another log: \(new[place]), not \(old[place])")
      } else if old.count != new.count {
        complain(.replay, "its take has \(Words.count(new.count, "line")) of log, not \(old.count)")
      }
    } catch {
      complain(.refused, "\(error)")
    }
  }
}
