/// Saves and restores a scroll view's content size and offset.
extension ScrollView {
  /// The content's size and its offset.
  struct ContentState {
    var size: Size
    var offset: Double
  }

  /// The model's size and offset. Setting them calls no observer and does not clamp the offset.
  var contentState: ContentState {
    get { ContentState(size: content, offset: vertical?.model ?? restingOffset) }
    set {
      content = newValue.size
      restingOffset = newValue.offset
      if let vertical, vertical.model != newValue.offset { vertical.set(newValue.offset) }
    }
  }
}
