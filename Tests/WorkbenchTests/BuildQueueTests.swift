import Testing

@testable import Workbench

@Suite struct BuildQueueTests {
  private let calm = BuildQueue.calm

  @Test func `A change is built once the sources have been left alone`() {
    var queue = BuildQueue()
    #expect(queue.changed(at: 0) == .wait(until: calm))
    #expect(queue.changed(at: 100_000) == .wait(until: 100_000 + calm))
    #expect(queue.rang(at: calm) == .wait(until: 100_000 + calm))
    #expect(!queue.isBuilding)
    #expect(queue.rang(at: 100_000 + calm) == .build)
    #expect(queue.isBuilding)
    #expect(queue.ended() == .use)
    #expect(queue == BuildQueue())
  }

  @Test func `A change during a build ends it, and another begins once it has ended`() {
    var queue = BuildQueue()
    _ = queue.changed(at: 0)
    #expect(queue.rang(at: calm) == .build)
    #expect(queue.changed(at: 1_000_000) == .end)
    #expect(queue.changed(at: 1_100_000) == .none)
    #expect(!queue.isBuilding)
    #expect(queue.rang(at: 2_000_000) == .none)
    #expect(queue.ended() == .wait(until: 1_100_000 + calm))
    #expect(queue.rang(at: 3_000_000) == .build)
    #expect(queue.ended() == .use)
  }

  @Test func `Nothing is built and nothing is used that nobody has asked for`() {
    var queue = BuildQueue()
    #expect(queue.rang(at: 5) == .none)
    #expect(queue.ended() == .none)
    #expect(queue == BuildQueue())
  }
}
