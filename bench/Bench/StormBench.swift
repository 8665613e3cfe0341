import GtkPaint
import Rehearsal
import Screens
import TouchKit

/// A storm of up to ten fingers over the phone's screens, without drawing.
struct StormBench {
  private static let inputs = 200_000
  let fonts: Fonts

  /// The inputs that the phone takes in a second, for storms of several seeds.
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
      let milliseconds = Bench.time { for input in inputs { stage.send(input) } }
      return Double(StormBench.inputs) / milliseconds * 1000
    }
  }
}
