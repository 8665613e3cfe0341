import TouchKit

/// Lets a person play with a run, which is recorded.
///
/// A recording replays to the same log: an input gets the time at which it really took effect, which is never before a
/// picture that was already shown.
extension Run {
  /// Continues to the time of the next picture and returns that time; if inputs are further already, stays there.
  @discardableResult
  package func draw(at time: Time) -> Time {
    guard case .person = source else {
      preconditionFailure("a picture at \(time) of a run that no person plays with")
    }
    let drawn = max(time, stage.now)
    run(to: drawn)
    source = .person(drawn: drawn)
    return drawn
  }

  /// Moves to a time, earlier or later, and returns that time; what is known of the time after it then plays
  /// automatically.
  @discardableResult
  package func seek(to time: Time) -> Time {
    guard case .person = source else {
      preconditionFailure("going to \(time) in a run that no person plays with")
    }
    let there = state(at: max(time, .zero)).now
    source = .person(drawn: there)
    return there
  }

  /// Sends an input that happened at `time`: it takes effect then, but after the last picture and the last input.
  @discardableResult
  package func receive(_ kind: Input.Kind, at time: Time) -> RecordedInput {
    guard case .person(let drawn) = source, sent == inputs.count, stage.now == reached else {
      preconditionFailure(
        "an input of \(time) at \(stage.now), which is not where a person plays on")
    }
    let earliest = max(stage.now, drawn.map { $0 + .tick } ?? .zero)
    let input = Input(kind, at: max(time, earliest))
    inputs.append(input)
    run(to: input.time)
    return RecordedInput(input, landing: landings[inputs.count - 1])
  }

  /// Adds inputs that a person made on the same phone at another place, after those that are known; each takes effect
  /// at its own time.
  package func add(_ more: [Input]) {
    let last = inputs.last?.time ?? .zero
    precondition(
      more.first.map { $0.time >= max(stage.now, last) } != false,
      "an input of \(more[0].time) for a run at \(stage.now) that knows those up to \(last)")
    inputs += more
  }

  /// The inputs with what fingers landed on.
  package var recorded: [RecordedInput] {
    inputs.enumerated().map { RecordedInput($1, landing: landings[$0]) }
  }

  /// What a finger of an input landed on.
  package func landing(ofInput index: Int) -> RecordedInput.Landing? { landings[index] }

  /// The run so far as a recording that starts from the run's variant.
  package var recording: Recording {
    Recording(start: variant, inputs: inputs, end: end ?? reached)
  }

  /// The run so far as a take's file.
  package func write(name: String) -> [UInt8] {
    TakeWriter.write(
      prototype, name: name, startState: variant, inputs: recorded, end: end ?? reached)
  }
}
