import Glibc
import GtkPaint
import Rehearsal
import Screens
import MonkeyTesting
import TouchKit

/// Measures a monkey test of up to ten fingers over the phone's screens.
struct MonkeyBench {
  private static let inputs = 200_000
  let fonts: Fonts

  /// The inputs that the phone takes in a second of the processor, without drawing, for monkey tests of several seeds.
  func run() -> [Double] {
    (1...5).map { seed in
      let stage = Stage(screen: phone.screens[0], measurer: PangoMeasurer(fonts: fonts))
      var storm = FingerMonkey(seed: UInt64(seed), size: Stage.benchDevice.size)
      let inputs = (0..<MonkeyBench.inputs).map { _ in storm.next() }
      let before = MonkeyBench.processorSeconds
      for input in inputs { stage.send(input) }
      return Double(MonkeyBench.inputs) / (MonkeyBench.processorSeconds - before)
    }
  }

  /// The milliseconds of each frame at 60 a second: the inputs that came since the last one, and their picture. The longest
  /// are those in which a screen comes for the first time or many things move.
  func frames(_ count: Int) throws -> [Double] {
    let measurer = PangoMeasurer(fonts: fonts)
    let painter = Painter(measurer: measurer)
    let stage = Stage(screen: phone.screens[0], measurer: measurer)
    let surface = try stage.surface()
    var storm = FingerMonkey(seed: 1, size: Stage.benchDevice.size)
    var input = storm.next()
    return (1...count).map { frame in
      let end = Time.microseconds(frame * 1_000_000 / 60)
      return BenchProgram.time {
        while input.time <= end {
          stage.send(input)
          input = storm.next()
        }
        stage.advance(to: end)
        surface.draw(stage.scene(painter))
      }
    }
  }

  /// The processor's time: unlike other figures, this one is not compared with another that a busy machine slows down,
  /// too.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
