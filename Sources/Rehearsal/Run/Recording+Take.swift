import TouchKit

/// Turns takes into lines and lines into takes: a take holds all inputs with their times.
extension Recording {
  /// The recording that a take holds. A scenario holds no recording: only a run finds the views that its fingers aim
  /// at.
  package init(_ take: Scenario) {
    var inputs: [Input] = []
    inputs.reserveCapacity(take.steps.count)
    for step in take.steps {
      guard case .inputs(let kinds) = step.action else { continue }
      for kind in kinds { inputs.append(Input(kind, at: step.at ?? .zero)) }
    }
    self.init(start: take.startState, inputs: inputs, end: take.end ?? .zero)
  }

  /// The recording as a take's file.
  package func write(_ prototype: Prototype, name: String = "") -> [UInt8] {
    TakeWriter.write(
      prototype, name: name, startState: start, inputs: inputs.map { RecordedInput($0) }, end: end)
  }
}

extension Scenario {
  /// The inputs of a take, with the views that its fingers landed on as its file says.
  package var recorded: [RecordedInput] {
    var landings = landings[...]
    var recorded: [RecordedInput] = []
    recorded.reserveCapacity(steps.count)
    for (index, step) in steps.enumerated() {
      guard case .inputs(let kinds) = step.action else { continue }
      let landing = landings.first.flatMap { $0.step == index ? $0 : nil }
      if landing != nil { landings.removeFirst() }
      for kind in kinds {
        recorded.append(
          RecordedInput(
            Input(kind, at: step.at ?? .zero),
            landing: landing.map {
              RecordedInput.Landing(view: $0.view, offset: $0.offset ?? .zero)
            }))
      }
    }
    return recorded
  }
}
