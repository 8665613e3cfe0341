import TouchKit

/// What waits to be shown: first in first out, higher priority first.
struct NotificationQueue {
  /// One that waits, how often it came and what a tap on it does.
  struct Item {
    var notification: Notification
    var count = 1
    var onTap: (() -> Void)?
  }
  enum Added: Equatable {
    case queued, counted(Int), replaced
  }
  private struct Place {
    var rank: Int
    var index: Int
  }
  /// What makes two notifications the same one.
  private enum Key: Hashable {
    case id(String)
    case words(title: String, message: String, icon: Icon?)

    init(_ notification: Notification) {
      self =
        notification.id.map(Key.id)
        ?? .words(
          title: notification.title, message: notification.message, icon: notification.icon)
    }
  }

  /// A line a priority; what was taken out is nil until the line is empty.
  private var lines: [[Item?]] = Array(repeating: [], count: Notification.Priority.allCases.count)
  private var heads: [Int] = Array(repeating: 0, count: Notification.Priority.allCases.count)
  private var places: [Key: Place] = [:]

  private(set) var count = 0
  var isEmpty: Bool { count == 0 }

  /// Adds one; the same one again is counted, one of the same name replaced where it waits.
  mutating func add(_ item: Item) -> Added {
    let key = Key(item.notification)
    if let place = places[key], let waiting = lines[place.rank][place.index] {
      if case .words = key {
        lines[place.rank][place.index]?.count += 1
        return .counted(waiting.count + 1)
      }
      if item.notification.priority.rank == place.rank {
        lines[place.rank][place.index] = item
        return .replaced
      }
      lines[place.rank][place.index] = nil
      count -= 1
      append(item, key)
      return .replaced
    }
    append(item, key)
    return .queued
  }

  private mutating func append(_ item: Item, _ key: Key) {
    let rank = item.notification.priority.rank
    places[key] = Place(rank: rank, index: lines[rank].count)
    lines[rank].append(item)
    count += 1
  }

  /// The one that is next, without taking it.
  var first: Notification? {
    for rank in lines.indices {
      for item in lines[rank][heads[rank]...] {
        if let item { return item.notification }
      }
    }
    return nil
  }

  /// Takes the one that is next.
  mutating func next() -> Item? {
    for rank in lines.indices {
      while heads[rank] < lines[rank].count {
        let item = lines[rank][heads[rank]]
        lines[rank][heads[rank]] = nil
        heads[rank] += 1
        if heads[rank] == lines[rank].count {
          lines[rank] = []
          heads[rank] = 0
        }
        guard let item else { continue }
        places[Key(item.notification)] = nil
        count -= 1
        return item
      }
    }
    return nil
  }
}
