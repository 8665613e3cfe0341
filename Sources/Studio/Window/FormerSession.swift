/// A session that another one replaced, as long as Undo can bring it back.
struct FormerSession {
  var saved: SavedSession
  /// Why it was replaced, in words.
  var reason: String
  /// The name of its file among the earlier sessions; nil if the disk failed.
  var file: String?
}
