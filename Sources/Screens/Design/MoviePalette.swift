import TouchKit
import TouchStyle

/// The colours of moving pictures with their controls.
///
/// A picture always shows a phone in light appearance.
enum MoviePalette {
  /// Behind the little phone, from top to bottom.
  static let backdrop = [Color(hex: 0x31407A), Color(hex: 0x141A33)]
  /// The little phone's case.
  static let body = Color(hex: 0x0B0D14)
  static let ground = Palette.ground.light
  static let row = Color.white
  static let ink = Palette.ink.light
  /// A row's second line.
  static let faintInk = Color(hex: 0xC4C9D3)
  static let hairline = Palette.hairline.light
  static let avatars = Palette.avatars.map { $0.light }
  static let drawer = Color(hex: 0xD9DEE8)
  static let toggle = Color.white
  static let toggleOn = Palette.accent.light
  static let delete = Palette.danger.light
  static let onDelete = Color.white
  /// The finger's disc, the light in it while it presses, and its shadow.
  static let finger = Color.white
  static let press = Color(hex: 0x7DA2FF)
  static let fingerShadow = Color.black.faded(0.3)

  /// Over the poster of a picture that was not played yet.
  static let posterVeil = Color.black.faded(0.35)
  /// Under the controls, from clear to dark.
  static let scrim = [Color.black.faded(0), Color.black.faded(0.55)]
  /// The disc of the play button on a poster, and the same under a finger.
  static let playDisc = DynamicColor(body.faded(0.62))
  static let playDiscPressed = DynamicColor(body.faded(0.8))
  /// The part of the scrub bar that is not played yet.
  static let scrubRest = Color.white.faded(0.35)
}
