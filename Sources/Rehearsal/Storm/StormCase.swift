import TouchKit

/// What a phone starts from and what then reaches it: a storm as a value that can be made shorter.
public struct StormCase: Equatable, Sendable {
  public var opening: Opening
  public var inputs: [Input]

  public init(opening: Opening, inputs: [Input]) {
    self.opening = opening
    self.inputs = inputs
  }

  /// What a take holds.
  public init(_ take: Scenario) {
    var inputs: [Input] = []
    for step in take.steps {
      guard case .inputs(let kinds) = step.action else { continue }
      inputs += kinds.map { Input($0, at: step.at ?? .zero) }
    }
    self.init(opening: take.opening, inputs: inputs)
  }

  /// The case as a take, which can be played and inspected.
  public func write(_ prototype: Prototype) -> [UInt8] {
    TakeWriter.write(
      prototype, name: "", opening: opening, inputs: inputs.map { RecordedInput($0) },
      end: inputs.last?.time ?? .zero)
  }
}
