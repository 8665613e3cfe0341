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

  /// The least width of the popover: seven columns that grow with the text, as far as popovers are that wide.
  static func leastWidth(_ textSize: Double) -> Double {
    min(PopoverStyle.width, leastColumn * 7 * max(1, textSize) + Space.small * 2)
  }
}
