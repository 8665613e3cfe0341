import TouchKit

/// How the phone's modals and popovers look.
extension ModalStyle {
  /// The shade under modals.
  static let phone = ModalStyle(
    shade: DynamicColor(
      light: Color(hex: 0x000000, alpha: 0.32), dark: Color(hex: 0x000000, alpha: 0.5)))
}

extension PopoverStyle {
  static let phone = PopoverStyle(
    background: Palette.raised, shadow: Shadows.popover, border: Palette.edge,
    radius: Radius.card, arrow: Size(9, 26), margin: Space.small, firstScale: 0.86)

  /// The width of popovers if the screen has room for it.
  static let width = 320.0
}
