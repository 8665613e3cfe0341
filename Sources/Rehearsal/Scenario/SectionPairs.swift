import JSON

/// Refuses sections that never end, that end without having begun, or that share a name.
struct SectionPairs {
  private var begun: [(name: String, step: Step)] = []
  private var open: [String] = []

  static func check(_ scenario: Scenario) throws(Problem) {
    var pairs = SectionPairs()
    for step in scenario.steps { try pairs.add(step, of: scenario) }
    guard let name = pairs.open.first, let begin = pairs.begun.first(where: { $0.name == name })
    else { return }
    throw Problem(
      file: scenario.file(of: begin.step), position: begin.step.position,
      what: "the motion \(quoted(name)) never ends",
      remedy: "add { \"motion\": \(quoted(name)), \"end\": true }")
  }

  private mutating func add(_ step: Step, of scenario: Scenario) throws(Problem) {
    switch step.action {
    case .beginSection(let section):
      if let former = begun.first(where: { $0.name == section.name }) {
        throw Problem(
          file: scenario.file(of: step), position: step.position,
          what: "two motions have the name \(quoted(section.name))",
          remedy:
            "the first begins in line \(former.step.position.line); use a different name for each")
      }
      begun.append((section.name, step))
      open.append(section.name)
    case .endSection(let name):
      guard let index = open.firstIndex(of: name) else {
        throw Problem(
          file: scenario.file(of: step), position: step.position,
          what: "the motion \(quoted(name)) ends here, but it is not open",
          remedy: open.isEmpty
            ? "remove this step"
            : "the open motions are \(open.map(quoted).joined(separator: ", "))")
      }
      open.remove(at: index)
    case .tap, .swipe, .drag, .hold, .twoFingers, .wait, .settle, .shot, .expect, .count, .turn,
      .inputs, .sweep:
      break
    }
  }
}
