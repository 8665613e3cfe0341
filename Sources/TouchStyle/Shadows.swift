import TouchKit

/// The usual shadows, each for light and dark appearance.
public enum Shadows {
  /// For banners, popovers and keys; in the dark appearance a hairline border is added.
  public static let raised = DynamicShadow(
    light: Shadow(y: 6, blur: 20, color: Color(hex: 0x15171C, alpha: 0.14)),
    dark: Shadow(y: 8, blur: 24, color: Color(hex: 0x000000, alpha: 0.45)))
  /// For popovers, which are higher above the ground than banners.
  public static let popover = DynamicShadow(
    light: Shadow(y: 10, blur: 36, color: Color(hex: 0x15171C, alpha: 0.24)),
    dark: Shadow(y: 10, blur: 36, color: Color(hex: 0x000000, alpha: 0.65)))
  /// For the chosen segment, whose shadow must stay on the track.
  public static let segment = DynamicShadow(
    light: Shadow(y: 1, blur: 3, color: Color(hex: 0x15171C, alpha: 0.16)),
    dark: Shadow(y: 1, blur: 2, color: Color(hex: 0x000000, alpha: 0.4)))
  /// For a key on the keyboard.
  public static let key = DynamicShadow(
    light: Shadow(y: 1, blur: 1, color: Color(hex: 0x15171C, alpha: 0.30)),
    dark: Shadow(y: 1, blur: 1, color: Color(hex: 0x000000, alpha: 0.55)))
  /// For the thumb of a slider.
  public static let thumb = DynamicShadow(
    light: Shadow(y: 2, blur: 6, color: Color(hex: 0x15171C, alpha: 0.26)),
    dark: Shadow(y: 2, blur: 6, color: Color(hex: 0x000000, alpha: 0.55)))
}
