import TouchKit

/// How pictures that are shared show the phone.
package struct SharedLook: Equatable, Sendable {
  /// Whether the phone's body is around the screen.
  package var hasBody = false
  /// Whether fingers are seen.
  package var hasTouches = false
  /// Pixels a point; 0 for the device's own.
  package var scale = 0
  /// What is under the body.
  package var desk = Color.white
  package var isDark = false

  package static let scales = 0...3

  package func pixels(for device: Device) -> Int { scale == 0 ? device.scale : scale }
}
