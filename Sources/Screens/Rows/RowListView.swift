import TouchKit

/// A scroll view that reports each change of its offset.
final class RowListView: ScrollView {
  var onOffsetChanged: (() -> Void)?

  override func offsetChanged() {
    super.offsetChanged()
    onOffsetChanged?()
  }
}
