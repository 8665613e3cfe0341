import TouchKit

/// A part of a shot that is not compared.
package enum Mask: Hashable, Sendable {
  /// The visible part of a view, if it is there.
  case view(String)
  /// A rectangle of the screen.
  case region(Rect)

  /// Where it is on a screen now; nil if nothing of it is visible.
  package func place(in tree: ViewTree) -> Rect? {
    switch self {
    case .region(let rect): rect
    case .view(let id): tree.node(id).flatMap { $0.visible ? $0.clipped ?? $0.frame : nil }
    }
  }
}
