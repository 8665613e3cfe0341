import TouchKit

/// The phone's text styles at text size 1.
enum TypeScale {
  static let largeTitle = TextStyle(
    size: 32, lineHeight: 38, weight: 700, tracking: -0.6)
  static let title = TextStyle(size: 20, lineHeight: 26, weight: 600, tracking: -0.3)
  static let headline = TextStyle(size: 16, lineHeight: 22, weight: 600, tracking: -0.1)
  static let body = TextStyle(size: 16, lineHeight: 22, weight: 400, tracking: -0.1)
  static let second = TextStyle(size: 14, lineHeight: 19, weight: 400)
  static let secondStrong = TextStyle(size: 14, lineHeight: 19, weight: 600)
  static let caption = TextStyle(size: 12, lineHeight: 16, weight: 500, tracking: 0.1)
  /// Captions whose figures change in place.
  static let time = TextStyle(
    size: 12, lineHeight: 16, weight: 500, tracking: 0.1, tabular: true)
  /// Under the icons of the bar of tabs.
  static let tab = TextStyle(size: 10, lineHeight: 13, weight: 500, tracking: 0.1)
  /// Numbers and reports that change in place.
  static let figures = TextStyle(
    size: 16, lineHeight: 22, weight: 500, tracking: -0.1, tabular: true)
  static let initials = TextStyle(size: 15, lineHeight: 20, weight: 600)
  static let statusBar = TextStyle(size: 13, lineHeight: 16, weight: 600, tabular: true)
  static let statusBarSmall = TextStyle(
    size: 12, lineHeight: 16, weight: 600, tabular: true)
}
