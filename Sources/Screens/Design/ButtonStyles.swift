import TouchKit

/// The phone's kinds of buttons.
enum ButtonStyles {
  private static let insets = EdgeInsets(top: 0, left: 8, bottom: 0, right: 8)

  /// Words alone, in the accent.
  static let plain = Button.Style(
    text: TypeScale.headline,
    title: StateColors(Palette.accent, highlighted: Palette.accent.faded(0.45)), insets: insets)
  /// Words alone that step back beside others.
  static let quiet = Button.Style(
    text: TypeScale.headline,
    title: StateColors(Palette.ink2, highlighted: Palette.ink2.faded(0.45)), insets: insets)
  /// Words in the accent on a hollow.
  static let recessed = Button.Style(
    text: TypeScale.headline,
    title: StateColors(Palette.accent, highlighted: Palette.accent.faded(0.45)),
    background: StateColors(Palette.recess), radius: Radius.button, insets: insets)

  /// An icon alone.
  static func icon(_ color: DynamicColor, side: Double) -> Button.Style {
    Button.Style(
      text: TypeScale.headline, title: StateColors(color, highlighted: color.faded(0.45)),
      iconSize: side)
  }
}
