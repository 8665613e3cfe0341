/// The scheduled events of a stage, by time, and for one time in the order in which they were scheduled.
struct EventQueue {
  struct Item {
    var time: Time
    var order: UInt64
    var name: String
    var action: () -> Void
    /// Whether it is the end of a motion, for which waiting for stillness waits, too.
    var isMotion: Bool
  }

  /// A binary heap, the earliest first.
  private var heap: [Item] = []
  /// For each event that waits, whether it is the end of a motion.
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
    siftUp(heap.count - 1)
    return order
  }

  /// Cancels an event; true if it was the end of a motion and still waited.
  mutating func cancel(_ order: UInt64) -> Bool {
    guard let wasMotion = pending.removeValue(forKey: order) else { return false }
    cancelled.insert(order)
    // If most events of the heap are cancelled, they are removed, so that cancelling costs no memory.
    if cancelled.count > 64, cancelled.count > heap.count / 2 {
      heap.removeAll { cancelled.contains($0.order) }
      cancelled.removeAll()
      for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(index) }
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

  /// The ends of motions that wait, in order.
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
    if !heap.isEmpty { siftDown(0) }
  }

  private func isBefore(_ a: Int, _ b: Int) -> Bool {
    heap[a].time != heap[b].time
      ? heap[a].time < heap[b].time : heap[a].order < heap[b].order
  }

  private mutating func siftUp(_ index: Int) {
    var index = index
    while index > 0, isBefore(index, (index - 1) / 2) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func siftDown(_ index: Int) {
    var index = index
    while true {
      var least = index
      for child in [index * 2 + 1, index * 2 + 2]
      where child < heap.count && isBefore(child, least) {
        least = child
      }
      if least == index { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}
