import Files
import Testing

@testable import TouchKit

/// A million touches of either kind. Memory is measured in a process of its own.
@Suite struct RobustnessLong {
  @Test func `A million touches at random end well, and the same seed gives the same end`() {
    func run() -> Playground {
      let play = Playground()
      var random = RandomTouches(seed: 20_090_109)
      for _ in 0..<1_000_000 { play.tester.stage.send(random.next()) }
      return play
    }
    let (a, b) = (run(), run())
    #expect(a.tester.stage.tree() == b.tester.stage.tree())
    #expect(a.tester.stage.frame() == b.tester.stage.frame())
    #expect(a.tester.stage.log.entries == b.tester.stage.log.entries)
    #expect(a.probes.reduce(0) { $0 + $1.heard } > 10_000)
    #expect(a.finish() == [] && b.finish() == [])
  }

  @Test func `A million touches that cannot be do no harm`() {
    let play = Playground()
    var random = MalformedTouches(seed: 20_160_712)
    for _ in 0..<1_000_000 { play.tester.stage.send(random.next()) }
    #expect(play.finish() == [])
  }

  @Test func `Memory does not grow with the number of touches`() async {
    await #expect(processExitsWith: .success) {
      let play = Playground()
      var random = RandomTouches(seed: 3)
      // The log is full long before this.
      for _ in 0..<400_000 { play.tester.stage.send(random.next()) }
      let before = ProcessMemory.residentKilobytes
      for _ in 0..<1_000_000 { play.tester.stage.send(random.next()) }
      let grown = ProcessMemory.residentKilobytes - before
      // A leak of one touch in ten would be 10 MB.
      precondition(grown < 4096, "\(grown) kB more")
    }
  }
}
