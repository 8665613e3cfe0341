import TouchKit

/// How segmented controls look.
extension SegmentedControl.Style {
  /// A raised segment on the colour of the ground, high enough for a finger.
  public static let standard = SegmentedControl.Style(
    text: TypeScale.second, title: StateColors(Palette.ink2, selected: Palette.ink),
    track: Palette.ground, pill: Palette.raised, pillShadow: Shadows.segment,
    radius: Radius.button, height: Space.target)
}
