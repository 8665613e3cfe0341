import TouchKit

/// The phone's kinds of sliders.
enum SliderStyles {
  static let plain = Slider.Style(
    track: Palette.hairline, filled: Palette.accent,
    thumb: DynamicColor(0xFFFFFF, 0xF1F3F7), thumbShadow: Shadows.thumb)
}
