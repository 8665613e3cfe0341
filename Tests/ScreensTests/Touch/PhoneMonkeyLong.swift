import Files
import GtkPaint
import Testing
import TouchKit

@testable import Screens

/// A million inputs of either kind over the phone's screens. Memory is measured in a process of its own.
@Suite struct PhoneMonkeyLong {
  @Test func `A million touches leave nothing behind, and the same seed the same tree`() throws {
    let storms = try [PhoneMonkey("modern"), PhoneMonkey("modern")]
    for storm in storms { storm.run(250_000, seed: 20_090_109) }
    #expect(storms[0].tester.tree == storms[1].tester.tree)
    #expect(storms[0].tester.stage.frame() == storms[1].tester.stage.frame())
    #expect(storms[0].tester.log() == storms[1].tester.log())
    storms[0].run(750_000, seed: 20_090_110)
    #expect(storms[0].seen > 10_000)
    for storm in storms { #expect(storm.finish() == []) }
  }

  @Test func `Ids are unique after every input of a thousand storms of taps`() throws {
    let measurer = try PangoMeasurer(fonts: PhoneTester.fonts.get())
    for seed in 1...1000 as ClosedRange<UInt64> {
      var storm = try TapMonkey(seed: seed, measurer: measurer)
      let wrong = storm.run(50)
      #expect(wrong == [], "seed \(seed)")
      if !wrong.isEmpty { return }
    }
  }

  @Test func `A million inputs that cannot be do no harm`() throws {
    let storm = try PhoneMonkey("classic")
    storm.runMalformed(1_000_000, seed: 20_160_712)
    #expect(storm.finish() == [])
  }

  @Test func `Memory does not grow with the number of touches`() async {
    await #expect(processExitsWith: .success) {
      let storm = try PhoneMonkey("compact")
      // By then the log is full and every screen has been seen.
      storm.run(400_000, seed: 5)
      let before = ProcessMemory.residentKilobytes
      storm.run(600_000, seed: 6)
      let grown = ProcessMemory.residentKilobytes - before
      precondition(grown < 6144, "\(grown) kB more")
    }
  }
}
