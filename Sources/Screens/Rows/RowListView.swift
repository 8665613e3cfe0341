import TouchKit

/// A scroll view that says when its content was put elsewhere or began to move.
final class RowListView: ScrollView {
  var onOffsetChanged: (() -> Void)?

  override func offsetChanged() {
    super.offsetChanged()
    onOffsetChanged?()
  }
}
