/// The title with which the content of a page begins. The bar above it says the same only once that one is scrolled
/// away.
public struct LargeTitle {
  public let scroll: ScrollView
  /// Lies in the scroll view.
  public let title: View

  public init(_ title: View, in scroll: ScrollView) {
    self.title = title
    self.scroll = scroll
  }

  /// How much of the bar's own title is to be seen, from 0 to 1, at an offset of the content: it comes while the last
  /// part of the large one goes.
  func share(at offset: Double) -> Double {
    let way = LargeTitle.way * title.textSize
    return min(max((offset - title.frame.maxY) / way + 1, 0), 1)
  }

  /// The points of scrolling in which one title takes the other's place, at text size 1: about the height of a letter.
  private static let way = 16.0
}
