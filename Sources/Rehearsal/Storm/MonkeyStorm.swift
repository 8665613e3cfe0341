import TouchKit

/// Everything that can reach a phone, at random from a seed: up to ten fingers that tap and drag mostly what can be
/// pressed, keys, words, wheels, turns, interruptions, other surroundings, other tunings, and pauses.
///
/// What comes next depends on what is on the screen; what came is a list of inputs like any other.
public struct MonkeyStorm {
  public let opening: Opening
  let prototype: Prototype
  var dice: StormDice
  /// What has begun and is not over, by time.
  private var waiting: [Input] = []
  /// The fingers that are down or about to be.
  private var fingers: [Int] = []
  /// When the thing that is done now goes on.
  var time = Time.zero

  private enum Share {
    /// How often something begins while something else is going on.
    static let another = 0.06
    static let quick = 0.55
    static let long = 0.05
    static let veryLong = 0.004
  }

  public init(seed: UInt64, _ prototype: Prototype) {
    self.prototype = prototype
    var dice = StormDice(seed: seed)
    var opening = Opening(usualOf: prototype)
    opening.settings.device = dice.one(of: prototype.devices)
    opening.settings.screen = dice.one(of: prototype.screens)
    opening.use(tuning: dice.one(of: prototype.tunings).name)
    if dice.isLucky(0.3) { opening.settings.environment.appearance = .dark }
    if dice.isLucky(0.3) { opening.settings.environment.direction = .rightToLeft }
    if dice.isLucky(0.2) { opening.settings.environment.reducedMotion = true }
    if dice.isLucky(0.2) { opening.settings.environment.textSize = 0.8 + dice.share() }
    if dice.isLucky(0.2) {
      opening.settings.environment.orientation = dice.one(of: Orientation.allCases)
    }
    self.opening = opening
    self.dice = dice
  }

  /// The input that comes next on a phone that has taken all before it.
  public mutating func next(on stage: Stage) -> Input {
    if dice.isLucky(Share.another) { beginLater(on: stage) }
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
    if dice.isLucky(Share.quick) { return .milliseconds(dice.whole(below: 40)) }
    if dice.isLucky(Share.veryLong) { return .milliseconds(dice.whole(below: 60_000)) }
    return .milliseconds(dice.whole(below: dice.isLucky(Share.long) ? 4000 : 500))
  }

  /// Plans an input for the present time of what is being done.
  mutating func plan(_ kind: Input.Kind) {
    let place = waiting.firstIndex { $0.time > time } ?? waiting.count
    waiting.insert(Input(kind, at: time), at: place)
  }

  /// Lets time pass before what is planned next.
  mutating func wait(upTo milliseconds: Int) {
    time += .microseconds(1 + dice.whole(below: milliseconds * 1000))
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

extension StormDice {
  mutating func isLucky(_ share: Double) -> Bool { self.share() < share }

  mutating func one<Item>(of items: [Item]) -> Item { items[whole(below: items.count)] }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    min(range.lowerBound + share() * (range.upperBound - range.lowerBound), range.upperBound)
  }
}
