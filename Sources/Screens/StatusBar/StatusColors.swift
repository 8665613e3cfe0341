import TouchKit
import TouchStyle

/// The colours of a status bar.
struct StatusColors {
  var ground: DynamicColor
  var ink: DynamicColor
  /// The colour of empty parts: a bar without signal, a battery's case.
  var mark: DynamicColor
  /// The filling of a battery that is nearly empty, and of one on its charger.
  var low: DynamicColor
  var charging: DynamicColor

  static let plain = StatusColors(
    ground: Palette.ground, ink: Palette.ink, mark: Palette.mark, low: Palette.danger,
    charging: Palette.good)
  /// On the green of a call everything is white.
  static let call = StatusColors(
    ground: Palette.call, ink: Palette.onCall, mark: Palette.onCall.faded(0.45),
    low: Palette.onCall, charging: Palette.onCall)
}
