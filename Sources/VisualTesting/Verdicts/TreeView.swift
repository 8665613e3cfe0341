/// A view of a stored view tree, as far as words about pictures need it.
struct TreeView: Equatable {
  /// The id, or the way to the view where it has none.
  var name: String
  var hasID: Bool
  /// The name of the nearest ancestor in the tree; empty for those that stand right in a window.
  var parent: String
  var role: String?
  var text: String?
  var value: String?
  var label: String?
  /// x, y, width, height on the screen, in points.
  var frame: [Double]
  var clipped: [Double]?
  var alpha: Double
  var isEnabled: Bool

  /// The part that can be seen.
  var shownFrame: [Double] { clipped ?? frame }

  /// How sentences call it.
  var called: String {
    if hasID { return "\"\(name)\"" }
    return text.map { "\(name) «\($0)»" } ?? name
  }
}
