import TouchKit

/// How switches look.
extension Switch.Style {
  /// Green if it is on.
  public static let standard = Switch.Style(
    on: Palette.good, off: Palette.fill, thumb: DynamicColor(0xFFFFFF, 0xF1F3F7),
    thumbShadow: Shadows.thumb)
}
