import TouchKit
import TouchStyle

/// The measures and colours of banners, from the tuning.
struct BannerLook {
  /// The full-width bar of the original or a card inside the edges.
  enum Form: String, CaseIterable {
    case bar, card
  }

  var form: Form
  var inset: Double
  var least: Double
  var padding: Double
  var iconSize: Size
  /// The side of the icon drawn within that size.
  var glyph: Double
  var gap: Double
  var radius: Double
  var background: DynamicColor
  var title: TextStyle
  var message: TextStyle
  var titleColor: DynamicColor
  var messageColor: DynamicColor
  var closeColor: DynamicColor
  /// The lines of a message before it is pulled open.
  var lines: Int

  /// The drawn size of the close button's cross, and the least room a finger needs for it.
  static let closeIcon = 24.0
  static let closeSize = Size(32, 32)

  /// The greatest width of a card with its insets; longer lines are hard to read.
  static let widestCard = 576.0
  /// The status bar that the bar's own margins were made for.
  static let plainBar = 20.0
  /// How far the title's centre is above the bar's middle.
  static let titleRise = 20.0

  init(_ tuning: Tuning) {
    form = tuning[BannerLook.usualForm]
    least = tuning[BannerLook.leastHeight]
    lines = tuning[BannerLook.closedLines]
    switch form {
    case .bar:
      inset = 0
      padding = 8
      iconSize = Size(57, 66)
      glyph = 40
      gap = 8
      radius = 0
      background = DynamicColor(tuning[BannerLook.barBackground])
      title = TextStyle(size: 17, lineHeight: 22, weight: 700)
      message = TextStyle(size: 17, lineHeight: 22)
      titleColor = DynamicColor(.black)
      messageColor = DynamicColor(.black)
      closeColor = DynamicColor(.black)
    case .card:
      inset = tuning[BannerLook.cardInset]
      padding = Space.large
      iconSize = Size(40, 40)
      glyph = 24
      gap = 12
      radius = Radius.banner
      background = Palette.raised
      title = TypeScale.headline
      message = TypeScale.second
      titleColor = Palette.ink
      messageColor = Palette.ink2
      closeColor = Palette.ink3
    }
  }
}
