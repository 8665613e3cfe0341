import TouchKit

/// A list of days that says when it was put elsewhere or began to move.
final class DayList: EndlessList {
  var onOffsetChanged: (() -> Void)?

  override func offsetChanged() {
    super.offsetChanged()
    onOffsetChanged?()
  }
}
