import TouchKit

/// How switches look.
extension Switch.Style {
  /// A switch that is off must look different from a dark card.
  private static let track = DynamicColor(0xE4E7ED, 0x3B404B)

  /// A switch that is green if it is on.
  public static let standard = Switch.Style(
    on: Palette.good, off: track, thumb: DynamicColor(0xFFFFFF, 0xF1F3F7),
    thumbShadow: Shadows.thumb)
}
