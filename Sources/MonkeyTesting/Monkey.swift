import Rehearsal
import TouchKit

/// Everything that can reach a phone, at random from a seed: up to ten fingers that tap and drag mostly what can be
/// pressed, keys, words, wheels, turns, interruptions, other surroundings, other tunings, and pauses.
///
/// The next input depends on what is on the screen. The inputs that were sent are a list like any other.
package struct Monkey {
  package let startState: StartState
  let prototype: Prototype
  var random: MonkeyRandom
  /// The inputs that are planned and not yet sent, by time.
  private var waiting: [Input] = []
  /// The fingers that are down or about to be.
  private var fingers: [Int] = []
  /// The time of the next input that is planned.
  var time = Time.zero

  private enum Share {
    /// How often an action begins during another one.
    static let another = 0.06
    static let quick = 0.55
    static let long = 0.05
    static let veryLong = 0.004
  }

  package init(seed: UInt64, _ prototype: Prototype) {
    self.prototype = prototype
    var random = MonkeyRandom(seed: seed)
    var startState = StartState(usualOf: prototype)
    startState.settings.device = random.pick(from: prototype.devices)
    startState.settings.screen = random.pick(from: prototype.screens)
    startState.use(tuning: random.pick(from: prototype.tunings).name)
    if random.chance(0.3) { startState.settings.environment.appearance = .dark }
    if random.chance(0.3) { startState.settings.environment.direction = .rightToLeft }
    if random.chance(0.2) { startState.settings.environment.reducedMotion = true }
    if random.chance(0.2) { startState.settings.environment.textSize = 0.8 + random.share() }
    if random.chance(0.2) {
      startState.settings.environment.orientation = random.pick(from: Orientation.allCases)
    }
    self.startState = startState
    self.random = random
  }

  /// The next input for a phone that has received all before it.
  package mutating func next(on stage: Stage) -> Input {
    if random.chance(Share.another) { beginLater(on: stage) }
    while waiting.isEmpty { beginLater(on: stage) }
    var input = waiting.removeFirst()
    input.time = max(input.time, stage.now)
    if case .touch(let finger, let phase, _) = input.kind, phase == .ended || phase == .cancelled {
      fingers.removeAll { $0 == finger }
    }
    return input
  }

  private mutating func beginLater(on stage: Stage) {
    time = stage.now + pause()
    begin(on: stage)
  }

  private mutating func pause() -> Time {
    if random.chance(Share.quick) { return .milliseconds(random.whole(below: 40)) }
    if random.chance(Share.veryLong) { return .milliseconds(random.whole(below: 60_000)) }
    return .milliseconds(random.whole(below: random.chance(Share.long) ? 4000 : 500))
  }

  /// Plans an input at `time`.
  mutating func plan(_ kind: Input.Kind) {
    let index = waiting.firstIndex { $0.time > time } ?? waiting.count
    waiting.insert(Input(kind, at: time), at: index)
  }

  /// Lets time pass before what is planned next.
  mutating func wait(upTo milliseconds: Int) {
    time += .microseconds(1 + random.whole(below: milliseconds * 1000))
  }

  /// The lowest number of a finger that is free; nil when all ten are down.
  mutating func takeFinger() -> Int? {
    guard let finger = (1...TouchCentre.fingers).first(where: { !fingers.contains($0) }) else {
      return nil
    }
    fingers.append(finger)
    return finger
  }
}
