import TouchKit

/// What waits to be shown: first in first out, higher priority first.
struct NotificationQueue {
  /// One that waits, how often it came and what a tap on it does.
  struct Item {
    var notification: Notification
    var count = 1
    /// What each of those who posted it wants to be told of a tap.
    var onTaps: [() -> Void] = []

    init(notification: Notification, onTap: (() -> Void)? = nil) {
      self.notification = notification
      onTaps = onTap.map { [$0] } ?? []
    }

    /// The same came again.
    mutating func count(_ other: Item) {
      count += 1
      onTaps += other.onTaps
    }
  }
  enum Added: Equatable {
    case queued, counted(Int), replaced
  }
  private struct Place {
    var rank: Int
    /// Counted from the first that ever waited in the line.
    var index: Int
  }
  /// Those of one priority; what was taken out is nil until the line is packed.
  private struct Line {
    var items: [Item?] = []
    /// The index of the first of `items`.
    var base = 0
    /// Before this place of `items` all are nil.
    var head = 0
    var live = 0

    var isSparse: Bool { items.count > Line.least && live * 2 < items.count }
    /// Below this, packing costs more than it saves.
    private static let least = 64
  }

  private var lines = Notification.Priority.allCases.map { _ in Line() }
  private var places: [Notification.Key: Place] = [:]

  private(set) var count = 0
  var isEmpty: Bool { count == 0 }
  /// How many places the lines take, empty ones included.
  var size: Int { lines.reduce(0) { $0 + $1.items.count } }

  /// Adds one; the same one again is counted, one of the same name replaced where it waits.
  mutating func add(_ item: Item) -> Added {
    let key = Notification.Key(item.notification)
    guard let place = places[key] else {
      append(item, key)
      return .queued
    }
    let index = place.index - lines[place.rank].base
    if case .words = key {
      lines[place.rank].items[index]?.count(item)
      return .counted(lines[place.rank].items[index]?.count ?? 1)
    }
    if item.notification.priority.rank == place.rank {
      lines[place.rank].items[index] = item
    } else {
      take(place.rank, index)
      append(item, key)
    }
    return .replaced
  }

  /// Takes the one that is next.
  mutating func next() -> Item? {
    for rank in lines.indices where lines[rank].live > 0 {
      while lines[rank].items[lines[rank].head] == nil { lines[rank].head += 1 }
      return take(rank, lines[rank].head)
    }
    return nil
  }

  /// Lets one wait no longer.
  mutating func remove(_ key: Notification.Key) {
    if let place = places[key] { take(place.rank, place.index - lines[place.rank].base) }
  }

  private mutating func append(_ item: Item, _ key: Notification.Key) {
    let rank = item.notification.priority.rank
    places[key] = Place(rank: rank, index: lines[rank].base + lines[rank].items.count)
    lines[rank].items.append(item)
    lines[rank].live += 1
    count += 1
  }

  @discardableResult
  private mutating func take(_ rank: Int, _ index: Int) -> Item? {
    guard let item = lines[rank].items[index] else { return nil }
    lines[rank].items[index] = nil
    lines[rank].live -= 1
    count -= 1
    places[Notification.Key(item.notification)] = nil
    if lines[rank].live == 0 || lines[rank].isSparse { pack(rank) }
    return item
  }

  /// Forgets what was taken out, so that a queue that never runs dry does not grow.
  private mutating func pack(_ rank: Int) {
    let left = lines[rank].items.compactMap { $0 }
    lines[rank].base += lines[rank].items.count
    lines[rank].items = left
    lines[rank].head = 0
    for (place, item) in left.enumerated() {
      places[Notification.Key(item.notification)] = Place(
        rank: rank, index: lines[rank].base + place)
    }
  }
}
