/// Puts scrolled content somewhere without telling anybody.
extension ScrollView {
  /// Where a content of a size stands while nothing moves it.
  struct ContentPlace {
    var size: Size
    var offset: Double
  }

  /// The size and the offset as they are set. Setting them tells nobody and heeds no ends.
  var contentPlace: ContentPlace {
    get { ContentPlace(size: content, offset: vertical?.model ?? restingOffset) }
    set {
      content = newValue.size
      restingOffset = newValue.offset
      if let vertical, vertical.model != newValue.offset { vertical.set(newValue.offset) }
    }
  }
}
