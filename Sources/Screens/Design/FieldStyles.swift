import TouchKit

/// The phone's kinds of text fields.
enum FieldStyles {
  private static let input = TextInput.Style(
    text: TypeScale.body, color: Palette.ink, placeholder: Palette.ink2, caret: Palette.accent,
    selection: Palette.accent.faded(0.22))

  /// A field with an edge of its own, on a card.
  static let boxed = TextField.Style(
    input: input, background: StateColors(Palette.well), radius: Radius.button,
    border: View.Border(width: 1, color: Palette.hairline),
    focusedBorder: View.Border(width: 2, color: Palette.accent),
    invalidBorder: View.Border(width: 2, color: Palette.danger),
    insets: EdgeInsets(
      top: Space.small, left: Space.medium, bottom: Space.small, right: Space.medium))

  /// A search field above a list.
  static let search = SearchField.Style(
    field: TextField.Style(input: input), background: Palette.fill, radius: Radius.button,
    margin: Space.small)

  /// A text of any length, on a sheet.
  static let prose = input
}
