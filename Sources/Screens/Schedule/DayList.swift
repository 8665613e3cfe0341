import TouchKit

/// A list of days that says when it was put elsewhere or began to move, and when it is to go to its top.
final class DayList: EndlessList {
  /// Called instead of going to the first of all days.
  var onTop: (() -> Void)?
  var onOffsetChanged: (() -> Void)?

  override func offsetChanged() {
    super.offsetChanged()
    onOffsetChanged?()
  }

  override func scrollToTop() { onTop?() }
}
