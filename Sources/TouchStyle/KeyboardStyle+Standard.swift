import TouchKit

/// How the keyboard looks.
extension KeyboardStyle {
  /// Raised keys on a tray.
  public static let standard = KeyboardStyle(
    background: DynamicColor(0xD6DAE2, 0x121419), key: DynamicColor(0xFFFFFF, 0x3A3E48),
    special: DynamicColor(0xB4BAC7, 0x23262E), pressed: DynamicColor(0x9AA2B2, 0x5A6070),
    ink: Palette.ink, accent: Palette.accent, onAccent: Palette.onAccent,
    keyShadow: Shadows.key, letter: TextStyle(size: 20, lineHeight: 26, weight: 400),
    word: TextStyle(size: 14, lineHeight: 19, weight: 500))
}
