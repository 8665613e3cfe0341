import TouchKit

/// The kinds of places for text.
extension TextInput.Style {
  /// Words of any length, on the ground of a sheet.
  public static let standard = TextInput.Style(
    text: TypeScale.body, color: Palette.ink, placeholder: Palette.ink2, caret: Palette.accent,
    selection: Palette.accent.faded(0.22))
}

extension TextField.Style {
  /// A field with an edge of its own, on a card.
  public static let boxed = TextField.Style(
    input: .standard, background: StateColors(Palette.well), radius: Radius.button,
    border: View.Border(width: 1, color: Palette.hairline),
    focusedBorder: View.Border(width: 2, color: Palette.accent),
    invalidBorder: View.Border(width: 2, color: Palette.danger),
    insets: EdgeInsets(
      top: Space.small, left: Space.medium, bottom: Space.small, right: Space.medium))
}

extension SearchField.Style {
  /// A search field above a list.
  public static let standard = SearchField.Style(
    field: TextField.Style(input: .standard), background: Palette.fill, radius: Radius.button,
    margin: Space.small)
}
