import TouchKit

/// The kinds of buttons.
extension Button.Style {
  private static let insets = EdgeInsets(top: 0, left: 8, bottom: 0, right: 8)

  /// Only words, in the accent colour.
  public static let plain = Button.Style(
    text: TypeScale.headline,
    title: StateColors(Palette.accent, highlighted: Palette.accent.faded(0.45)), insets: insets)
  /// Words on the accent colour: the main action of a screen. Use one on each screen.
  public static let primary = Button.Style(
    text: TypeScale.headline,
    title: StateColors(
      Palette.onAccent, highlighted: Palette.onAccent, disabled: Palette.ink2),
    background: StateColors(
      Palette.accent, highlighted: Palette.accentPressed, disabled: Palette.fill),
    radius: Radius.button, insets: roomy)
  /// Words in the accent colour, with space around them for a finger; a pressed button is darker. For actions beside a
  /// `primary` button.
  public static let text = Button.Style(
    text: TypeScale.headline,
    title: StateColors(
      Palette.accent, highlighted: Palette.accentPressed, disabled: Palette.ink2),
    background: StateColors(.clear, highlighted: Palette.pressed), radius: Radius.button,
    insets: roomy)
  private static let roomy = EdgeInsets(
    top: Space.medium, left: Space.large, bottom: Space.medium, right: Space.large)

  /// Only words, less important than others beside them.
  public static let quiet = Button.Style(
    text: TypeScale.headline,
    title: StateColors(Palette.ink2, highlighted: Palette.ink2.faded(0.45)), insets: insets)
  /// Words in the accent colour on a recessed ground.
  public static let recessed = Button.Style(
    text: TypeScale.headline,
    title: StateColors(Palette.accent, highlighted: Palette.accent.faded(0.45)),
    background: StateColors(Palette.recess), radius: Radius.button, insets: insets)

  /// Only an icon.
  public static func icon(_ color: DynamicColor, side: Double) -> Button.Style {
    Button.Style(
      text: TypeScale.headline, title: StateColors(color, highlighted: color.faded(0.45)),
      iconSize: side)
  }

  /// Words of a deletion, which happens without a question because it can be undone.
  public static let danger = Button.Style(
    text: TypeScale.headline,
    title: StateColors(Palette.danger, highlighted: Palette.danger.faded(0.45)),
    background: StateColors(Palette.ground), radius: Radius.button,
    insets: EdgeInsets(top: Space.small, left: Space.large, bottom: Space.small, right: Space.large)
  )
}
