import TouchKit

/// How the dots of pages look.
extension PageControl.Style {
  /// Quiet dots, and the present one in the colour of words.
  public static let standard = PageControl.Style(dot: Palette.mark, current: Palette.ink)
}
