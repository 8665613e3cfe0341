import TouchKit

/// The usual text styles at text size 1.
public enum TypeScale {
  public static let largeTitle = TextStyle(
    size: 32, lineHeight: 38, weight: 700, tracking: -0.6)
  public static let title = TextStyle(size: 20, lineHeight: 26, weight: 600, tracking: -0.3)
  public static let headline = TextStyle(size: 16, lineHeight: 22, weight: 600, tracking: -0.1)
  public static let body = TextStyle(size: 16, lineHeight: 22, weight: 400, tracking: -0.1)
  public static let second = TextStyle(size: 14, lineHeight: 19, weight: 400)
  public static let secondStrong = TextStyle(size: 14, lineHeight: 19, weight: 600)
  public static let caption = TextStyle(size: 12, lineHeight: 16, weight: 500, tracking: 0.1)
  /// Captions whose figures change in place.
  public static let time = TextStyle(
    size: 12, lineHeight: 16, weight: 500, tracking: 0.1, tabular: true)
  /// Under the icons of the bar of tabs.
  public static let tab = TextStyle(size: 10, lineHeight: 13, weight: 500, tracking: 0.1)
  /// Numbers and reports that change in place.
  public static let figures = TextStyle(
    size: 16, lineHeight: 22, weight: 500, tracking: -0.1, tabular: true)
  public static let statusBar = TextStyle(size: 13, lineHeight: 16, weight: 600, tabular: true)
  public static let statusBarSmall = TextStyle(
    size: 12, lineHeight: 16, weight: 600, tabular: true)
}
