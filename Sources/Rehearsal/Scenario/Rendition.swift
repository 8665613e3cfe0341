import TouchKit

/// One of the ways in which tests play a scenario.
public struct Rendition: Equatable, Sendable {
  public var opening: Opening
  /// Pixels a point of its shots.
  public var scale: Int

  public init(opening: Opening, scale: Int) {
    self.opening = opening
    self.scale = scale
  }
}

extension Scenario {
  /// Every combination of what the scenario lists for tests, in the order in which it lists them.
  public var renditions: [Rendition] {
    let environment = opening.settings.environment
    func listed<Value>(_ list: [Value], or own: Value) -> [Value] { list.isEmpty ? [own] : list }
    var renditions: [Rendition] = []
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
              renditions.append(Rendition(opening: opening, scale: scale))
            }
          }
        }
      }
    }
    return renditions
  }
}
