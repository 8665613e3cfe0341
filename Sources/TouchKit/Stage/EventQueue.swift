/// What is due and when: by time, then in the order it was scheduled.
struct EventQueue {
  struct Item {
    var time: Time
    var order: UInt64
    var name: String
    var action: () -> Void
    /// Whether waiting for stillness waits for this too.
    var isMotion: Bool
  }

  /// A binary heap, the earliest first.
  private var heap: [Item] = []
  /// Whether each event that waits is a motion's end.
  private var pending: [UInt64: Bool] = [:]
  private var cancelled: Set<UInt64> = []
  private var nextOrder: UInt64 = 0

  mutating func add(
    at time: Time, name: String, isMotion: Bool, action: @escaping () -> Void
  ) -> UInt64 {
    let order = nextOrder
    nextOrder += 1
    heap.append(
      Item(time: time, order: order, name: name, action: action, isMotion: isMotion))
    pending[order] = isMotion
    rise(heap.count - 1)
    return order
  }

  /// Forgets an event; true where it was a motion's end that had not come.
  mutating func cancel(_ order: UInt64) -> Bool {
    guard let wasMotion = pending.removeValue(forKey: order) else { return false }
    cancelled.insert(order)
    // A queue that is mostly corpses is sifted, so that cancelling costs no memory.
    if cancelled.count > 64, cancelled.count > heap.count / 2 {
      heap.removeAll { cancelled.contains($0.order) }
      cancelled.removeAll()
      for place in stride(from: heap.count / 2 - 1, through: 0, by: -1) { sink(place) }
    }
    return wasMotion
  }

  var next: Time? {
    mutating get {
      dropCancelled()
      return heap.first?.time
    }
  }

  var isEmpty: Bool { pending.isEmpty }

  /// The ends of motions that wait, in the order in which they will come.
  var motionEnds: [Item] {
    heap.filter { $0.isMotion && !cancelled.contains($0.order) }
      .sorted { $0.time != $1.time ? $0.time < $1.time : $0.order < $1.order }
  }

  mutating func pop(until time: Time) -> Item? {
    dropCancelled()
    guard let first = heap.first, first.time <= time else { return nil }
    removeFirst()
    pending.removeValue(forKey: first.order)
    return first
  }

  private mutating func dropCancelled() {
    while let first = heap.first, cancelled.contains(first.order) {
      cancelled.remove(first.order)
      removeFirst()
    }
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    if !heap.isEmpty { sink(0) }
  }

  private func isBefore(_ a: Int, _ b: Int) -> Bool {
    heap[a].time != heap[b].time
      ? heap[a].time < heap[b].time : heap[a].order < heap[b].order
  }

  private mutating func rise(_ place: Int) {
    var place = place
    while place > 0, isBefore(place, (place - 1) / 2) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink(_ place: Int) {
    var place = place
    while true {
      var least = place
      for child in [place * 2 + 1, place * 2 + 2]
      where child < heap.count && isBefore(child, least) {
        least = child
      }
      if least == place { return }
      heap.swapAt(place, least)
      place = least
    }
  }
}
