import TouchKit

/// The latest notifications that nobody has dealt with, as the drawer lists them.
final class NotificationHistory {
  /// One of them.
  struct Entry {
    /// Tells it from all that were ever listed.
    let number: Int
    let notification: Notification
    let received: CivilTime
    /// What each of those who posted it wants to be told of a tap.
    fileprivate(set) var onTaps: [() -> Void]
  }

  /// The newest first; the same one is listed once.
  private(set) var items: [Entry] = []
  /// Whether one is on the screen now, so that it is not past yet.
  var isShown: (Notification) -> Bool = { _ in false }
  /// Called when the entries have changed.
  var onChange: (() -> Void)?
  /// What a tap on an entry does.
  var onOpen: ((Notification) -> Void)?
  private var count = 0

  /// Older ones are forgotten.
  static let longest = 20

  var entries: [Notification] { items.map(\.notification) }
  /// Those that are not on the screen.
  var listed: [Entry] { items.filter { !isShown($0.notification) } }

  /// One came in, came onto the screen or goes from it.
  func changed() { onChange?() }

  /// Takes one in; whoever shows it at once calls `changed` when it does.
  func add(_ notification: Notification, at time: CivilTime, onTap: (() -> Void)? = nil) {
    let former = drop(notification)
    count += 1
    // The same words again are one more of the same; another of the same name takes its place.
    let kept = notification.id == nil ? former?.onTaps ?? [] : []
    items.insert(
      Entry(
        number: count, notification: notification, received: time,
        onTaps: kept + (onTap.map { [$0] } ?? [])), at: 0)
    if items.count > NotificationHistory.longest { items.removeLast() }
  }

  /// Somebody has dealt with one.
  @discardableResult
  func remove(_ notification: Notification) -> Entry? {
    let removed = drop(notification)
    if removed != nil { onChange?() }
    return removed
  }

  /// Somebody wants to see none of them any more.
  func clear() {
    guard !items.isEmpty else { return }
    items = []
    onChange?()
  }

  private func drop(_ notification: Notification) -> Entry? {
    let key = Notification.Key(notification)
    guard let place = items.firstIndex(where: { Notification.Key($0.notification) == key }) else {
      return nil
    }
    return items.remove(at: place)
  }
}
