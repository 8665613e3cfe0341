import Rehearsal

/// How sentences about pictures name a view.
extension TreeView {
  /// The part that can be seen.
  var shownFrame: [Double] { clipped ?? frame }

  /// What sentences call it.
  var called: String {
    if hasID { return "\"\(name)\"" }
    return text.map { "\(name) «\($0)»" } ?? name
  }
}
