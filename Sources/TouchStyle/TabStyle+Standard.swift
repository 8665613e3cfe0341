import TouchKit

/// How tab bars look.
extension TabStyle {
  /// Grey icons; the chosen one has the accent colour.
  public static let standard = TabStyle(
    text: TypeScale.tab, color: Palette.ink2, selectedColor: Palette.accent,
    background: Palette.surface, hairline: Palette.hairline, height: 52, iconSize: 24)
}
