import Rehearsal

/// The ways in which tests play one scenario.
extension TestVariant.Naming {
  /// What names have to tell apart among the variants of a scenario.
  init(_ rules: TestRules) {
    device = rules.devices.count > 1
    orientation = rules.orientations.count > 1
  }
}

extension Scenario {
  /// Every combination of what the scenario lists for tests, in the order in which it lists them.
  func variants(_ naming: TestVariant.Naming) -> [TestVariant] {
    let environment = opening.settings.environment
    func listed<Value>(_ list: [Value], or own: Value) -> [Value] { list.isEmpty ? [own] : list }
    var variants: [TestVariant] = []
    for device in listed(tests.devices, or: opening.settings.device) {
      for orientation in listed(tests.orientations, or: environment.orientation) {
        for direction in listed(tests.directions, or: environment.direction) {
          for appearance in listed(tests.appearances, or: environment.appearance) {
            for scale in listed(tests.scales, or: device.scale) {
              var opening = opening
              opening.settings.device = device
              opening.settings.environment.orientation = orientation
              opening.settings.environment.direction = direction
              opening.settings.environment.appearance = appearance
              variants.append(TestVariant(opening: opening, scale: scale, naming: naming))
            }
          }
        }
      }
    }
    return variants
  }
}
