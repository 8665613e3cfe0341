import TouchKit

/// A run whose inputs come while it goes on, recorded from its first moment.
///
/// What is recorded replays to the same log: an input gets the time at which it really took effect, which is never
/// before a picture that was already shown.
public final class LiveRun {
  public let opening: Opening
  public let stage: Stage
  /// The inputs so far.
  public private(set) var inputs: [RecordedInput] = []
  /// The time of the picture drawn last; nil before the first.
  public private(set) var lastDrawn: Time?

  public init(_ prototype: Prototype, _ opening: Opening, measurer: any TextMeasuring) {
    self.opening = opening
    stage = opening.stage(of: prototype, measurer: measurer)
  }

  /// Goes on to the time of the next picture, as far as inputs have not gone further already, and gives that time.
  @discardableResult
  public func draw(at time: Time) -> Time {
    let drawn = max(time, stage.now)
    stage.advance(to: drawn)
    lastDrawn = drawn
    return drawn
  }

  /// Sends an input that happened at `time`: it takes effect then, but after the last picture and the last input.
  @discardableResult
  public func receive(_ kind: Input.Kind, at time: Time) -> RecordedInput {
    let earliest = max(
      inputs.last?.input.time ?? .zero, lastDrawn.map { $0 + .tick } ?? .zero)
    let input = Input(kind, at: max(time, earliest))
    stage.send(input)
    var recorded = RecordedInput(input)
    if case .touch(let finger, .began, _) = kind {
      recorded.landing = RecordedInput.Landing(finger: finger, on: stage)
    }
    inputs.append(recorded)
    return recorded
  }

  /// The run so far as a scenario that can be run again.
  public var take: Scenario {
    Scenario(take: inputs.map(\.input), opening: opening, end: stage.now)
  }

  /// The run so far as a file.
  public func write(name: String) -> [UInt8] {
    TakeWriter.write(
      stage.prototype, name: name, opening: opening, inputs: inputs, end: stage.now)
  }
}
