import JSON
import TouchKit

/// Makes takes of sessions.
extension Scenario {
  /// A line of a session as the take that it is.
  package init(_ tree: SessionTree, branch id: String) {
    let inputs = tree.inputs(of: id)
    self.init(
      name: tree.branches[0].name, startState: tree.start,
      steps: inputs.map {
        Step(
          .inputs(.one($0.input.kind)), at: $0.input.time,
          position: SourcePosition(line: 1, column: 1))
      },
      isTake: true, end: tree.recording(of: id).end)
    landings = inputs.enumerated().compactMap { index, recorded in
      recorded.landing.map { NamedLanding(step: index, view: $0.view, offset: $0.offset) }
    }
  }
}
