/// A session that another one replaced, and that Undo brings back.
struct FormerSession {
  var saved: SavedSession
  /// Why it was replaced, in words.
  var reason: String
  /// The name of its file among the earlier sessions; nil if it has none.
  var file: String?
  /// The file that holds it, for links to its moments.
  var momentFile: (path: String, size: Int)?
  /// The folder of the review that it shows, and which of its takes.
  var review: (folder: String, take: Int)?
}
