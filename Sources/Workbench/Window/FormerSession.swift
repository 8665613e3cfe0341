/// A session that another one replaced, and that Undo brings back.
package struct FormerSession {
  package var saved: SavedSession
  /// Why it was replaced, in words.
  package var reason: String
  /// The name of its file among the earlier sessions; nil if it has no file.
  package var file: String?
  /// The file that holds it, for links to its moments.
  package var momentFile: (path: String, size: Int)?
  /// The folder of the review that it shows, and which of its takes.
  package var review: (folder: String, take: Int)?

  package init(
    saved: SavedSession, reason: String, file: String? = nil,
    momentFile: (path: String, size: Int)? = nil, review: (folder: String, take: Int)? = nil
  ) {
    self.saved = saved
    self.reason = reason
    self.file = file
    self.momentFile = momentFile
    self.review = review
  }
}
