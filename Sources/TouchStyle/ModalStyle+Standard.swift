import TouchKit

/// How modals look.
extension ModalStyle {
  /// The shade under modals.
  public static let standard = ModalStyle(
    shade: DynamicColor(
      light: Color(hex: 0x000000, alpha: 0.32), dark: Color(hex: 0x000000, alpha: 0.5)))
}
