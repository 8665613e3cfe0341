import TouchStyle

/// How one notification is distinguished from another.
extension Notification {
  /// Two notifications are the same one if they have the same id or, without ids, the same content.
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

  /// Its name in logs.
  var logName: String { "notification «\(title)»" }
}
