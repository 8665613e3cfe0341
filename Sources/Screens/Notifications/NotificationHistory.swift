import TouchKit

/// The latest notifications that the user has not dealt with; the drawer lists them.
final class NotificationHistory {
  /// A notification of the history.
  struct Entry {
    /// Different for all entries that were ever listed.
    let number: Int
    let notification: Notification
    let received: CivilTime
    /// The callbacks for a tap, one of each post.
    fileprivate(set) var onTaps: [() -> Void]
  }

  /// The newest comes first; the same notification is listed once.
  private(set) var entries: [Entry] = []
  /// Whether a notification's banner is on the screen now, so that it is not listed yet.
  var isShown: (Notification) -> Bool = { _ in false }
  /// Called when the entries have changed.
  var onChange: (() -> Void)?
  /// Called when the user taps an entry.
  var onOpen: ((Notification) -> Void)?
  private var count = 0

  /// The greatest number of entries; older ones are dropped.
  static let longest = 20

  /// The entries that are not on the screen.
  var listed: [Entry] { entries.filter { !isShown($0.notification) } }

  /// A notification was added, or its banner appears or disappears.
  func changed() { onChange?() }

  /// Adds a notification; the caller then calls `changed`, after it has shown the banner if it does.
  func add(_ notification: Notification, at time: CivilTime, onTap: (() -> Void)? = nil) {
    let former = drop(notification)
    count += 1
    // The same words again count as one more of the same; another one with the same id replaces it.
    let kept = notification.id == nil ? former?.onTaps ?? [] : []
    entries.insert(
      Entry(
        number: count, notification: notification, received: time,
        onTaps: kept + (onTap.map { [$0] } ?? [])), at: 0)
    if entries.count > NotificationHistory.longest { entries.removeLast() }
  }

  /// Removes a notification that the user has dealt with.
  @discardableResult
  func remove(_ notification: Notification) -> Entry? {
    let removed = drop(notification)
    if removed != nil { onChange?() }
    return removed
  }

  /// Removes all entries.
  func clear() {
    guard !entries.isEmpty else { return }
    entries = []
    onChange?()
  }

  private func drop(_ notification: Notification) -> Entry? {
    let key = Notification.Key(notification)
    guard let index = entries.firstIndex(where: { Notification.Key($0.notification) == key }) else {
      return nil
    }
    return entries.remove(at: index)
  }
}
