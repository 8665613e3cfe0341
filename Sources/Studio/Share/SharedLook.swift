import TouchKit

/// How pictures that are shared show the phone.
nonisolated struct SharedLook: Equatable, Sendable {
  /// Whether the phone's body is around the screen.
  var hasBody = false
  /// Whether fingers are seen.
  var hasTouches = false
  /// Pixels a point; 0 for the device's own.
  var scale = 0
  /// What the body lies on.
  var desk = Color.white
  var isDark = false

  static let scales = 0...3

  func pixels(for device: Device) -> Int { scale == 0 ? device.scale : scale }
}
