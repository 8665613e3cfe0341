/// What tells one notification from another.
extension Notification {
  /// What makes two notifications the same one: the name they were given, or else what they say.
  enum Key: Hashable {
    case id(String)
    case words(title: String, message: String, icon: Icon?)

    init(_ notification: Notification) {
      self =
        notification.id.map(Key.id)
        ?? .words(
          title: notification.title, message: notification.message, icon: notification.icon)
    }
  }

  /// How logs name it.
  var logName: String { "notification «\(title)»" }
}
