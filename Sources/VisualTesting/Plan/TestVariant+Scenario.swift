import Rehearsal

/// Makes the variants under which tests play a scenario.
extension TestVariant.NameParts {
  /// The name parts that distinguish the variants of a scenario.
  init(_ rules: TestRules) {
    device = rules.devices.count > 1
    orientation = rules.orientations.count > 1
    tuning = rules.tunings.count > 1
  }
}

extension Scenario {
  /// Every combination of the scenario's lists for tests, in their order.
  func variants(_ nameParts: TestVariant.NameParts) -> [TestVariant] {
    let environment = startState.settings.environment
    func listed<Value>(_ list: [Value], or own: Value) -> [Value] { list.isEmpty ? [own] : list }
    var variants: [TestVariant] = []
    for device in listed(tests.devices, or: startState.settings.device) {
      for orientation in listed(tests.orientations, or: environment.orientation) {
        for tuning in listed(tests.tunings, or: startState.tuningName) {
          for direction in listed(tests.directions, or: environment.direction) {
            for appearance in listed(tests.appearances, or: environment.appearance) {
              for scale in listed(tests.scales, or: device.scale) {
                var startState = startState
                startState.settings.device = device
                startState.settings.environment.orientation = orientation
                startState.tuningName = tuning
                startState.settings.environment.direction = direction
                startState.settings.environment.appearance = appearance
                variants.append(
                  TestVariant(startState: startState, scale: scale, nameParts: nameParts))
              }
            }
          }
        }
      }
    }
    return variants
  }
}
