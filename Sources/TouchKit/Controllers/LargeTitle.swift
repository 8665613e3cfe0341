/// The large title at the top of a page's content. The bar's own title fades in while the large title scrolls out of
/// sight.
public struct LargeTitle {
  /// The scroll view whose content begins with the title.
  public let scroll: ScrollView
  /// The title's view, inside the scroll view.
  public let title: View

  /// A large title inside the content of a scroll view.
  public init(_ title: View, in scroll: ScrollView) {
    self.title = title
    self.scroll = scroll
  }

  /// The alpha of the bar's own title, from 0 to 1, at an offset of the content: it appears while the last part of the
  /// large title scrolls away.
  func share(at offset: Double) -> Double {
    let distance = LargeTitle.fadeDistance * title.textSize
    return min(max((offset - title.frame.maxY) / distance + 1, 0), 1)
  }

  /// The points of scrolling in which the bar's title fades in, at text size 1: about the height of a letter.
  private static let fadeDistance = 16.0
}
