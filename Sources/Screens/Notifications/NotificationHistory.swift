/// The latest notifications that nobody has dealt with, as the drawer lists them.
final class NotificationHistory {
  /// The newest first; the same one is listed once.
  private(set) var entries: [Notification] = []
  /// Called when the entries have changed.
  var onChange: (() -> Void)?
  /// What a tap on an entry does.
  var onOpen: ((Notification) -> Void)?

  /// Older ones are forgotten.
  static let longest = 20

  func add(_ notification: Notification) {
    drop(notification)
    entries.insert(notification, at: 0)
    if entries.count > NotificationHistory.longest { entries.removeLast() }
    onChange?()
  }

  /// Somebody has dealt with one.
  func remove(_ notification: Notification) {
    let count = entries.count
    drop(notification)
    if entries.count != count { onChange?() }
  }

  private func drop(_ notification: Notification) {
    let key = Notification.Key(notification)
    entries.removeAll { Notification.Key($0) == key }
  }
}
