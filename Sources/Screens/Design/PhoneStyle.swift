import TouchKit
import TouchStyle

/// Colours, sizes and shadows that only this phone's screens have.
extension Palette {
  /// The ground of a call, and the text on it.
  static let call = DynamicColor(0x0B7A53, 0x0B7A53)
  static let onCall = DynamicColor(.white)

  /// The grounds of initials; white is readable on each.
  static let avatars = [0xB4512B, 0x8A3FB0, 0x1F6FB2, 0x2B7A4B, 0x9A5B00, 0xB0345F].map {
    DynamicColor(Color(hex: $0))
  }
  static let onAvatar = DynamicColor(.white)
}

extension Shadows {
  /// Of the status bar onto the drawer's floor.
  static let barOntoDrawer = DynamicShadow(
    light: Shadow(y: 2, blur: 8, color: Color(hex: 0x15171C, alpha: 0.18)),
    dark: Shadow(y: 2, blur: 8, color: Color(hex: 0x000000, alpha: 0.7)))
}

extension TypeScale {
  static let initials = TextStyle(size: 15, lineHeight: 20, weight: 600)
}

extension Radius {
  static let banner = 18.0
}
