import TouchKit

/// How popovers look.
extension PopoverStyle {
  /// A raised card with a soft shadow.
  public static let standard = PopoverStyle(
    background: Palette.raised, shadow: Shadows.popover, border: Palette.edge,
    radius: Radius.card, arrow: Size(9, 26), margin: Space.small, firstScale: 0.1)

  /// The width of popovers if the screen has room for it.
  public static let width = 320.0
}
