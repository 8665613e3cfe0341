/// A session that gave way to another one, as long as it can be brought back by Undo.
struct FormerSession {
  var memory: SessionMemory
  /// What made it give way, in words.
  var reason: String
  /// The name of its file among the earlier sessions; nil where the disk failed.
  var file: String?
}
