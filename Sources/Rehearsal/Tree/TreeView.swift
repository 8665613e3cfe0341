/// A view of a stored view tree, with what sentences about pictures need.
package struct TreeView: Equatable {
  /// The id, or the path to the view if it has no id.
  package var name: String
  package var hasID: Bool
  /// The name of the nearest ancestor in the tree; empty for a view directly in a window.
  package var parent: String
  package var role: String?
  package var text: String?
  package var value: String?
  package var label: String?
  /// x, y, width, height on the screen, in points.
  package var frame: [Double]
  package var clipped: [Double]?
  package var alpha: Double
  package var isEnabled: Bool
}
