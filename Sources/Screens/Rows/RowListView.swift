import TouchKit

/// A scroll view that tells when its offset has changed.
final class RowListView: ScrollView {
  var onOffsetChanged: (() -> Void)?

  override func offsetChanged() {
    super.offsetChanged()
    onOffsetChanged?()
  }
}
