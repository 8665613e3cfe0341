import Files
import Foundation
import GtkPaint
import Rehearsal
import Screens
import MonkeyTesting
import TouchKit

/// Runs monkey tests of one seed after the other. A line is printed when each begins and when it ends, so that the reader knows
/// which monkey test ended a process.
struct MonkeySeries {
  private static let leastInputs = 100
  private static let mostInputs = 1400
  /// After this many monkey tests every cache is as full as it gets.
  private static let warmUp = 60
  /// More than what the heap moves by, and less than a leak of one screen a monkey test.
  private static let mostGrowth = 24_576

  let fonts: Fonts

  func run(from first: UInt64, count: UInt64, seconds: Double) {
    let end = ContinuousClock().now + .seconds(seconds)
    let measurer = PangoMeasurer(fonts: fonts)
    var before = 0
    var ran = 0
    for seed in first..<(first + count) where ContinuousClock().now < end {
      say("begin \(seed)")
      var inputs = 0
      let fault = MonkeySeries.storm(seed, measurer: measurer) { _ in inputs += 1 }
      if let fault { say("fault \(seed) \(fault)") }
      say("end \(seed) \(inputs)")
      ran += 1
      if ran == MonkeySeries.warmUp { before = ProcessMemory.residentKilobytes }
    }
    guard ran > MonkeySeries.warmUp else { return }
    let grown = ProcessMemory.residentKilobytes - before
    say("grown \(grown)")
    if grown > MonkeySeries.mostGrowth { say("fault \(first) memory: \(grown) kB more") }
  }

  /// Prints a line at once, before the next monkey test can end the process.
  private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  /// Runs the monkey test of a seed; `each` gets every input before the phone does.
  static func storm(
    _ seed: UInt64, measurer: PangoMeasurer, each: (Input) -> Void
  ) -> MonkeyFault? {
    var monkey = Monkey(seed: seed, phone)
    let run = MonkeyRun(phone, monkey.startState, measurer: measurer)
    let length = leastInputs + Int(seed &* 2_654_435_761 % UInt64(mostInputs))
    for _ in 0..<length where run.fault == nil {
      let input = monkey.next(on: run.stage)
      each(input)
      run.send(input)
    }
    return run.finish()
  }
}
