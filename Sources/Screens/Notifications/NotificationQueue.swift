import TouchKit

/// The notifications that wait to be shown: higher priority first, then first in, first out.
struct NotificationQueue {
  /// A notification that waits, with the number of times that it came.
  struct Item {
    var notification: Notification
    var count = 1
    /// The callbacks for a tap, one of each post.
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
  /// Where a notification waits.
  private struct Position {
    var rank: Int
    /// Counted from the first item that ever waited in the subqueue.
    var index: Int
  }
  /// The items of one priority; an item that was removed is nil until the subqueue is packed.
  private struct Subqueue {
    var items: [Item?] = []
    /// The index of the first of `items`.
    var base = 0
    /// All items before this index are nil.
    var head = 0
    var live = 0

    var isSparse: Bool { items.count > Subqueue.least && live * 2 < items.count }
    /// Below this, packing costs more than it saves.
    private static let least = 64
  }

  private var subqueues = Notification.Priority.allCases.map { _ in Subqueue() }
  private var positions: [Notification.Key: Position] = [:]

  private(set) var count = 0
  var isEmpty: Bool { count == 0 }
  /// How many slots the subqueues have, empty ones included.
  var size: Int { subqueues.reduce(0) { $0 + $1.items.count } }

  /// Adds an item. The same words again are counted; one with the id of an item that waits replaces that item.
  mutating func add(_ item: Item) -> Added {
    let key = Notification.Key(item.notification)
    guard let position = positions[key] else {
      append(item, key)
      return .queued
    }
    let index = position.index - subqueues[position.rank].base
    if case .words = key {
      subqueues[position.rank].items[index]?.count(item)
      return .counted(subqueues[position.rank].items[index]?.count ?? 1)
    }
    if item.notification.priority.rank == position.rank {
      subqueues[position.rank].items[index] = item
    } else {
      take(position.rank, index)
      append(item, key)
    }
    return .replaced
  }

  /// Removes and returns the next item.
  mutating func next() -> Item? {
    for rank in subqueues.indices where subqueues[rank].live > 0 {
      while subqueues[rank].items[subqueues[rank].head] == nil { subqueues[rank].head += 1 }
      return take(rank, subqueues[rank].head)
    }
    return nil
  }

  /// Removes an item before its turn.
  mutating func remove(_ key: Notification.Key) {
    if let position = positions[key] {
      take(position.rank, position.index - subqueues[position.rank].base)
    }
  }

  private mutating func append(_ item: Item, _ key: Notification.Key) {
    let rank = item.notification.priority.rank
    positions[key] = Position(rank: rank, index: subqueues[rank].base + subqueues[rank].items.count)
    subqueues[rank].items.append(item)
    subqueues[rank].live += 1
    count += 1
  }

  @discardableResult
  private mutating func take(_ rank: Int, _ index: Int) -> Item? {
    guard let item = subqueues[rank].items[index] else { return nil }
    subqueues[rank].items[index] = nil
    subqueues[rank].live -= 1
    count -= 1
    positions[Notification.Key(item.notification)] = nil
    if subqueues[rank].live == 0 || subqueues[rank].isSparse { pack(rank) }
    return item
  }

  /// Drops the empty slots, so that a queue that never becomes empty does not grow.
  private mutating func pack(_ rank: Int) {
    let left = subqueues[rank].items.compactMap { $0 }
    subqueues[rank].base += subqueues[rank].items.count
    subqueues[rank].items = left.map(Optional.some)
    subqueues[rank].head = 0
    for (index, item) in left.enumerated() {
      positions[Notification.Key(item.notification)] = Position(
        rank: rank, index: subqueues[rank].base + index)
    }
  }
}
