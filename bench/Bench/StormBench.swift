import Glibc
import GtkPaint
import Rehearsal
import Screens
import TouchKit

/// A storm of up to ten fingers over the phone's screens, without drawing.
struct StormBench {
  private static let inputs = 200_000
  let fonts: Fonts

  /// The inputs that the phone takes in a second of the processor, for storms of several seeds.
  func run() throws -> [Double] {
    guard let device = phone.device(named: "modern"),
      let tuning = phone.tuning(named: Prototype.usualTuning)
    else { preconditionFailure("the phone has no modern device or no usual tuning") }
    return (1...5).map { seed in
      let stage = Stage(
        phone, settings: Settings(device: device, screen: phone.screens[0]), tuning: tuning,
        measurer: PangoMeasurer(fonts: fonts))
      var storm = FingerStorm(seed: UInt64(seed), size: device.size)
      let inputs = (0..<StormBench.inputs).map { _ in storm.next() }
      let before = StormBench.processorSeconds
      for input in inputs { stage.send(input) }
      return Double(StormBench.inputs) / (StormBench.processorSeconds - before)
    }
  }

  /// The processor's own time, because there is no floor beside this figure that a busy machine would slow down too.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
