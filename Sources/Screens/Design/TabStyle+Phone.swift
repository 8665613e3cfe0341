import TouchKit

/// How the phone's tab bar looks.
extension TabStyle {
  static let phone = TabStyle(
    text: TypeScale.tab, color: Palette.ink2, selectedColor: Palette.accent,
    background: Palette.surface, hairline: Palette.hairline, height: 52, iconSize: 24)
}
