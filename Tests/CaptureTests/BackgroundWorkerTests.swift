import Synchronization
import Testing

@testable import Capture

/// Work on a second thread.
@Suite struct BackgroundWorkerTests {
  private struct Broken: Error, Equatable { var number: Int }

  /// What was done, in order.
  private final class Done: Sendable {
    private let numbers = Mutex<[Int]>([])
    func add(_ number: Int) { numbers.withLock { $0.append(number) } }
    var all: [Int] { numbers.withLock { $0 } }
  }

  @Test func `Everything is done in its order before it is finished`() throws {
    let done = Done()
    let worker = BackgroundWorker()
    for number in 0..<500 { try worker.put { done.add(number) } }
    try worker.finish()
    #expect(done.all == Array(0..<500))
    try worker.put { done.add(500) }
    try worker.finish()
    #expect(done.all.last == 500)
  }

  @Test func `When a piece is put on, the one before the last is done`() throws {
    let done = Done()
    let worker = BackgroundWorker()
    for number in 0..<200 {
      try worker.put { done.add(number) }
      #expect(done.all.count >= number)
    }
    try worker.finish()
  }

  @Test func `A failure is told at the next piece, and again at the end`() throws {
    let done = Done()
    let worker = BackgroundWorker()
    try worker.put { throw Broken(number: 1) }
    #expect(throws: Broken(number: 1)) { try worker.put { done.add(2) } }
    #expect(throws: Broken(number: 1)) { try worker.finish() }
    #expect(done.all.isEmpty)
  }

  @Test func `One that is let go of does its last piece`() throws {
    let done = Done()
    do {
      let worker = BackgroundWorker()
      try worker.put { done.add(1) }
    }
    #expect(done.all == [1])
  }
}
