import TouchKit

/// How the dots of pages look.
extension PageControl.Style {
  /// Grey dots; the dot of the present page has the colour of words.
  public static let standard = PageControl.Style(dot: Palette.mark, current: Palette.ink)
}
