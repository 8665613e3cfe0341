import Rehearsal
import Screens
import MonkeyTesting
import TestDesks
import Testing
import TestSupport
import TouchKit

/// Everything that can reach a phone, at random, with a look at all that no input may bring about.
private func storm(_ seed: UInt64, inputs: Int) throws -> MonkeyFault? {
  var monkey = Monkey(seed: seed, phone)
  let run = MonkeyRun(phone, monkey.startState, measurer: try Desk.measurer())
  for _ in 0..<inputs where run.fault == nil { run.send(monkey.next(on: run.stage)) }
  return run.finish()
}

@Suite struct MonkeyTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `A phone takes whatever comes, comes to rest, and its take comes to the same`(
    seed: UInt64
  ) throws {
    #expect(try storm(seed, inputs: 120) == nil)
  }

  @Test func `The same seed gives the same storm`() throws {
    let runs = try (1...2).map { _ in
      var monkey = Monkey(seed: 9, phone)
      let run = MonkeyRun(phone, monkey.startState, measurer: try Desk.measurer())
      for _ in 0..<200 { run.send(monkey.next(on: run.stage)) }
      return run.run.inputs
    }
    #expect(runs[0] == runs[1])
  }
}

@Suite struct MonkeyLong {
  @Test(arguments: 1...Samples.often(16, whole: 40) as ClosedRange<UInt64>)
  func `A phone takes a thousand inputs of any kind`(seed: UInt64) throws {
    #expect(try storm(seed, inputs: 1000) == nil)
  }
}
