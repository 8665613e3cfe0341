import TouchKit

extension Line {
  /// What a take holds; a scenario's aims become inputs only in a run.
  public init(_ take: Scenario) {
    var inputs: [Input] = []
    inputs.reserveCapacity(take.steps.count)
    for step in take.steps {
      guard case .inputs(let kinds) = step.action else { continue }
      for kind in kinds { inputs.append(Input(kind, at: step.at ?? .zero)) }
    }
    self.init(start: take.opening, inputs: inputs, end: take.end ?? .zero)
  }

  /// The line as a take's file.
  public func write(_ prototype: Prototype, name: String = "") -> [UInt8] {
    TakeWriter.write(
      prototype, name: name, opening: start, inputs: inputs.map { RecordedInput($0) }, end: end)
  }
}
