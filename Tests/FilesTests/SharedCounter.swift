import Synchronization

/// A count that several threads add to.
final class SharedCounter: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }

  func add() { value.withLock { $0 += 1 } }
}
