import Testing

@testable import Threads

/// Work on several threads.
@Suite struct WorkersTests {
  @Test func `Each number is worked on once, and what comes of it stands in its place`() throws {
    #expect(try Workers.map(1000) { $0 * $0 } == (0..<1000).map { $0 * $0 })
    #expect(try Workers.map(0) { $0 } == [])
  }

  @Test func `Of several faults the first number's is thrown`() {
    struct Fault: Error, Equatable { var number: Int }
    #expect(throws: Fault(number: 3)) {
      try Workers.map(100) { if $0 >= 3 { throw Fault(number: $0) } }
    }
  }

  @Test func `Each thread keeps to a tool of its own`() throws {
    final class Tool {
      var isUsed = false
      var uses = 0
    }
    let tools = (0..<3).map { _ in Tool() }
    let collisions = try Workers.map(300, with: tools) { tool, _ in
      let isCollision = tool.isUsed
      tool.isUsed = true
      for _ in 0..<1000 { tool.uses += 1 }
      tool.isUsed = false
      return isCollision
    }
    #expect(!collisions.contains(true))
    #expect(tools.reduce(0) { $0 + $1.uses } == 300_000)
  }
}
