import TouchKit

/// The endless list of days, which reports to its owner when it was scrolled.
final class DayList: EndlessList {
  /// Called instead of scrolling to the first of all days.
  var onTop: (() -> Void)?
  var onOffsetChanged: (() -> Void)?

  override func offsetChanged() {
    super.offsetChanged()
    onOffsetChanged?()
  }

  override func scrollToTop() { onTop?() }
}
