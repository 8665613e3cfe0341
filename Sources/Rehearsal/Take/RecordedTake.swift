import TouchKit

/// Plays a take on the phone on which it was recorded, input by input, and reports what each input is meant for.
///
/// If the file names another view than the one that a finger hits there now, the phone has changed since the recording:
/// the finger is moved to the view that the file names, or left out if that view is missing.
final class RecordedTake {
  let take: Scenario
  private let run: Run
  /// The step and the input in it that come next.
  private(set) var step = 0
  private var part = 0
  private var number = 0
  private var landing = 0
  /// How far fingers are from where the file has them.
  private var shifts: [Int: Point] = [:]
  /// The fingers that are left out.
  private var leftOut: Set<Int> = []
  /// How many landings found no view.
  private var missing = 0
  /// Whether it reports what a pointer is over.
  private let aimsPointers: Bool
  /// Whether ids are in the vocabulary; only looked up, never iterated.
  private var known: [String: Bool] = [:]

  init(
    _ prototype: Prototype, _ take: Scenario, aimsPointers: Bool, measurer: any TextMeasuring
  ) {
    self.aimsPointers = aimsPointers
    precondition(take.isTake, "a scenario was played as a recording")
    self.take = take
    run = Run(prototype, continuing: Recording(start: take.startState), measurer: measurer)
    run.keepsLandings = false
    skipEmptySteps()
  }

  /// The time of the next input; nil after the last one.
  var nextTime: Time? { step < take.steps.count ? take.steps[step].at ?? .zero : nil }

  /// When the take is over.
  var end: Time { max(take.end ?? .zero, take.steps.last?.at ?? .zero) }

  /// Sends the next input to the recorded phone.
  func next() -> MeantInput {
    let present = take.steps[step]
    guard case .inputs(let kinds) = present.action else {
      preconditionFailure("a step of a take holds no inputs")
    }
    let named = nextLanding()
    let time = present.at ?? .zero
    number += 1
    run.run(to: time)
    var meant = MeantInput(
      kind: kinds[part], number: number, time: time, position: present.position)
    var sent: Input.Kind? = meant.kind
    switch meant.kind {
    case .touch(let finger, .began, let point):
      sent = land(finger, at: point, named, &meant)
    case .touch(let finger, let phase, let point):
      sent = nil
      if !leftOut.contains(finger) {
        let place = point + (shifts[finger] ?? .zero)
        meant.point = place
        sent = .touch(finger: finger, phase: phase, at: place)
      }
    case .scroll(_, let point, _): meant.aim = aim(at: point, target(at: point))
    case .pointer(let point):
      if aimsPointers, let point { meant.aim = aim(at: point, target(at: point)) }
    case .activate, .type, .compose, .key, .rotate, .shake, .interrupt, .environment, .set, .raw,
      .custom:
      break
    }
    if let sent { run.receive(sent, at: time) }
    part += 1
    if part == kinds.count { (step, part) = (step + 1, 0) }
    skipEmptySteps()
    return meant
  }

  private func skipEmptySteps() {
    while step < take.steps.count, take.steps[step].action.inputCount == 0 { step += 1 }
  }

  /// What the file says of the view that the next input's finger lands on.
  private func nextLanding() -> NamedLanding? {
    while landing < take.landings.count, take.landings[landing].step < step { landing += 1 }
    guard landing < take.landings.count, take.landings[landing].step == step else { return nil }
    return take.landings[landing]
  }

  private func target(at point: Point) -> TouchTarget? {
    TouchTarget(at: point, on: run.stage, known: &known)
  }

  private func aim(at point: Point, _ target: TouchTarget?) -> MeantInput.Aim {
    let stage = run.stage
    return MeantInput.Aim(
      view: target?.id,
      place: target?.place(at: point) ?? PlaceInView(offset: point, size: stage.screenSize),
      point: point, direction: stage.environment.direction)
  }

  /// Finds what a finger is meant for, and returns what the recorded phone gets of it; nil if the finger is left out.
  private func land(
    _ finger: Int, at point: Point, _ named: NamedLanding?, _ meant: inout MeantInput
  ) -> Input.Kind? {
    shifts[finger] = nil
    leftOut.remove(finger)
    let target = target(at: point)
    var aim = aim(at: point, target)
    aim.isTaken = run.stage.application.interception(at: point) != nil
    meant.aim = aim
    guard let named, named.view != target?.id else {
      return .touch(finger: finger, phase: .began, at: point)
    }
    meant.aim?.view = named.view
    meant.aim?.offset = named.offset
    meant.aim?.place = nil
    guard let there = TouchTarget(named.view, on: run.stage) else {
      meant.divergence = meant.divergence(
        to: .missing(named.view, on: run.stage, after: missing))
      missing += 1
      leftOut.insert(finger)
      return nil
    }
    meant.divergence = meant.divergence(to: aim.hit)
    let points = there.points(
      for: there.place(atOffset: named.offset), mirrored: false, on: run.stage)
    guard let found = points.first(where: { there.isHit(at: $0, on: run.stage) }) else {
      leftOut.insert(finger)
      return nil
    }
    shifts[finger] = found - point
    meant.aim?.point = found
    meant.aim?.place = there.place(at: found)
    return .touch(finger: finger, phase: .began, at: found)
  }
}
