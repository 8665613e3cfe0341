import TouchKit
import TouchStyle

/// The lengths of the popover in which a date is chosen, in points at text size 1.
enum DatePickerMetrics {
  /// The height of the whole popover: a bar, a line of weekdays and six weeks.
  static let height = bar + line + 6 * cell + Space.small
  /// The bar's height, the same as that of a navigation's bar.
  static let bar = Space.target
  static let line = 24.0
  static let cell = 42.0
  /// The least height of a week: its figures need that.
  static let leastCell = 28.0
  /// The least width of a day.
  private static let leastColumn = 30.0

  /// The width of the popover on a screen that has room for it: seven columns that grow with the text.
  static func width(_ textSize: Double, on screen: Size) -> Double {
    let wanted = leastColumn * 7 * max(1, textSize) + Space.small * 2
    let most = screen.width - PopoverStyle.standard.margin * 2
    return max(PopoverStyle.width, min(wanted, most))
  }

  /// The least width of the popover: seven columns that grow with the text, as far as popovers are that wide.
  static func leastWidth(_ textSize: Double) -> Double {
    min(PopoverStyle.width, leastColumn * 7 * max(1, textSize) + Space.small * 2)
  }
}
