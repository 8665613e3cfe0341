import TouchKit

/// How the dots of pages look.
extension PageControl.Style {
  public static let standard = PageControl.Style(dot: Palette.mark, current: Palette.ink)
}
