import TouchKit

/// The usual text styles at text size 1.
public enum TypeScale {
  /// The title at the top of a page's content.
  public static let largeTitle = TextStyle(
    size: 32, lineHeight: 38, weight: 700, tracking: -0.6)
  /// Titles of bars and cards.
  public static let title = TextStyle(size: 20, lineHeight: 26, weight: 600, tracking: -0.3)
  /// The first line of a row, and words on buttons.
  public static let headline = TextStyle(size: 16, lineHeight: 22, weight: 600, tracking: -0.1)
  /// Text to read.
  public static let body = TextStyle(size: 16, lineHeight: 22, weight: 400, tracking: -0.1)
  /// Second lines and explanations.
  public static let second = TextStyle(size: 14, lineHeight: 19, weight: 400)
  /// Second lines with emphasis.
  public static let secondStrong = TextStyle(size: 14, lineHeight: 19, weight: 600)
  /// Times, counts and notes.
  public static let caption = TextStyle(size: 12, lineHeight: 16, weight: 500, tracking: 0.1)
  /// Captions with digits that change in place.
  public static let time = TextStyle(
    size: 12, lineHeight: 16, weight: 500, tracking: 0.1, tabular: true)
  /// Words under the icons of a tab bar.
  public static let tab = TextStyle(size: 10, lineHeight: 13, weight: 500, tracking: 0.1)
  /// Numbers and messages that change in place.
  public static let figures = TextStyle(
    size: 16, lineHeight: 22, weight: 500, tracking: -0.1, tabular: true)
  /// The texts in the status bar.
  public static let statusBar = TextStyle(size: 13, lineHeight: 16, weight: 600, tabular: true)
  /// The texts in the status bar, if there is less space.
  public static let statusBarSmall = TextStyle(
    size: 12, lineHeight: 16, weight: 600, tabular: true)
}
