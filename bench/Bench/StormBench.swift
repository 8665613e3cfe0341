import Glibc
import GtkPaint
import Rehearsal
import Screens
import TouchKit

/// Measures a storm of up to ten fingers over the phone's screens, without drawing.
struct StormBench {
  private static let inputs = 200_000
  let fonts: Fonts

  /// The inputs that the phone takes in a second of the processor, for storms of several seeds.
  func run() -> [Double] {
    (1...5).map { seed in
      let stage = Stage(screen: phone.screens[0], measurer: PangoMeasurer(fonts: fonts))
      var storm = FingerStorm(seed: UInt64(seed), size: Stage.benchDevice.size)
      let inputs = (0..<StormBench.inputs).map { _ in storm.next() }
      let before = StormBench.processorSeconds
      for input in inputs { stage.send(input) }
      return Double(StormBench.inputs) / (StormBench.processorSeconds - before)
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
