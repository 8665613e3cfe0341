import TouchKit

/// A picture that a scenario asks for.
package struct Shot: Hashable, Sendable {
  package var name: String
  package var time: Time
  /// The parts of the screen that no comparison looks at, in points.
  package var masks: [Rect]

  package init(name: String, time: Time, masks: [Rect] = []) {
    self.name = name
    self.time = time
    self.masks = masks
  }
}

extension Scenario {
  /// The names of the sections whose motion its steps test, in order.
  package var sectionNames: [String] {
    steps.compactMap { step in
      guard case .endSection(let name) = step.action else { return nil }
      return name
    }
  }

  /// The names of the shots that its steps take, in order.
  package var shotNames: [String] {
    steps.compactMap { step in
      guard case .shot(let name, _) = step.action else { return nil }
      return name
    }
  }
}
