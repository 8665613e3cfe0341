import TouchKit

/// The usual colours, each for light and dark appearance; some have a variant for more contrast.
public enum Palette {
  /// Behind lists and under the status bar.
  public static let ground = DynamicColor(0xF3F4F7, 0x0D0E12)
  /// Rows, cards and sheets.
  public static let surface = DynamicColor(0xFFFFFF, 0x191B21)
  /// A row under a finger.
  public static let pressed = DynamicColor(0xEBEEF4, 0x23262E)
  /// Raised things: banners, popovers, keys.
  public static let raised = DynamicColor(0xFFFFFF, 0x23262E)
  /// The chosen or pressed item on a popover.
  public static let pressedOnRaised = DynamicColor(0xE6E9EF, 0x363A45)
  /// The drawer's floor, which is below everything else.
  public static let recess = DynamicColor(0xE6E9EF, 0x08090C)
  /// A row of the drawer under a finger.
  public static let recessPressed = DynamicColor(0xD8DCE5, 0x1B1E25)
  /// Titles and body.
  public static let ink = DynamicColor(0x15171C, 0xF1F3F7).strong(.init(0x000000, 0xFFFFFF))
  /// Second lines.
  public static let ink2 = DynamicColor(0x5A6070, 0xA9AFBD).strong(.init(0x2B2F38, 0xE2E5EC))
  /// Times and captions, only on `surface`.
  public static let ink3 = DynamicColor(0x6B7180, 0x8C93A3).strong(.init(0x3A3F4A, 0xD0D4DD))
  /// Actions, selection, the unread dot.
  public static let accent = DynamicColor(0x2459E0, 0x7DA2FF).strong(.init(0x123BA8, 0xB4CAFF))
  /// The accent under a finger.
  public static let accentPressed = DynamicColor(0x1A47BD, 0xA3BDFF).strong(
    .init(0x0C2D86, 0xCFDDFF))
  /// Words and icons on `accent`.
  public static let onAccent = DynamicColor(0xFFFFFF, 0x0D0E12)
  /// Actions that delete something, and warnings about a loss.
  public static let danger = DynamicColor(0xC9281C, 0xFF7468).strong(.init(0x9B150B, 0xFFA8A0))
  /// Words and icons on `danger`.
  public static let onDanger = DynamicColor(0xFFFFFF, 0x0D0E12)
  /// Switches that are on, and success.
  public static let good = DynamicColor(0x0B7A53, 0x45C994).strong(.init(0x055237, 0x85E3BC))
  /// Hints that need attention.
  public static let warn = DynamicColor(0x96600A, 0xE5B454).strong(.init(0x683F00, 0xF6D08A))
  /// A line of one device pixel between neighbours.
  public static let hairline = DynamicColor(0xDFE2E8, 0x2E323B).strong(.init(0x7C8290, 0x8C93A3))
  /// The edge of a popover, which may be on its own colour.
  public static let edge = DynamicColor(
    light: Color(hex: 0x15171C, alpha: 0.14), dark: Color(hex: 0xF1F3F7, alpha: 0.16))
  /// The ground of a text field on a card.
  public static let well = DynamicColor(0xF3F4F7, 0x14161B)
  /// The ground of a text field outside cards.
  public static let fill = DynamicColor(0xE4E7ED, 0x1F222A)
  /// A button that is off, on the recess.
  public static let control = DynamicColor(0xFFFFFF, 0x23262E)
  /// Marks that are not text: a handle, an empty bar of the signal, the scroll indicator.
  public static let mark = DynamicColor(
    light: Color(hex: 0x15171C, alpha: 0.28), dark: Color(hex: 0xF1F3F7, alpha: 0.34)
  )
  .strong(
    .init(light: Color(hex: 0x000000, alpha: 0.6), dark: Color(hex: 0xFFFFFF, alpha: 0.65)))
}
