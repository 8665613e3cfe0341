/// Which view paints which items of a display list.
struct PainterList {
  /// What of a view is painted.
  enum Part {
    /// The view's background, its edge, and the clip around its content.
    case ground
    /// The content that the view paints itself.
    case content
  }

  struct Painter {
    var view: View
    var part: Part
    /// The first of its items.
    var start: Int
  }

  private(set) var painters: [Painter] = []

  /// The items from an index on are a view's.
  mutating func note(_ view: View, _ part: Part, from start: Int) {
    painters.append(Painter(view: view, part: part, start: start))
  }

  /// The items from an index on are removed.
  mutating func forget(from start: Int) {
    while let last = painters.last, last.start > start { painters.removeLast() }
  }
}
