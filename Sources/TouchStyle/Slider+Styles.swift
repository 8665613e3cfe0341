import TouchKit

/// How sliders look.
extension Slider.Style {
  /// A white thumb on a thin track, filled with the accent.
  public static let standard = Slider.Style(
    track: Palette.hairline, filled: Palette.accent,
    thumb: DynamicColor(0xFFFFFF, 0xF1F3F7), thumbShadow: Shadows.thumb)
}
