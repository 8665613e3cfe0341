import Files
import TouchKit

/// Makes a take of the inputs that a phone got.
extension Scenario {
  /// A take of these inputs.
  public init(take inputs: [Input], name: String = "", opening: Opening, end: Time) {
    self.init(
      name: name, opening: opening,
      steps: inputs.map {
        Step(
          .inputs(.one($0.kind)), at: $0.time, position: SourcePosition(line: 1, column: 1))
      }, isTake: true, end: end)
  }
}

extension Rehearsal {
  /// The run so far as a take.
  public func writeTake() -> [UInt8] {
    TakeWriter.write(
      stage.prototype, name: scenario.name, opening: scenario.opening,
      inputs: inputs.map { RecordedInput($0) }, end: end ?? stage.now)
  }
}
