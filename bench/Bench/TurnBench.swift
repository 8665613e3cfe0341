import GtkPaint
import Screens
import TouchKit

/// The inbox on `modern` at scale 2 while it turns back and forth, as often as frames are wanted.
struct TurnBench {
  private static let scale = 2.0
  private static let warmUp = 20
  private static let frame = Time(microseconds: 16_667)
  let fonts: Fonts

  /// From the view tree to pixels. The first frame of each turn paints both screens and is one of them.
  func frames(_ count: Int) throws -> [Double] {
    guard let device = phone.device(named: "modern"),
      let tuning = phone.tuning(named: Prototype.usualTuning)
    else { preconditionFailure("the phone has no modern device or no usual tuning") }
    let measurer = PangoMeasurer(fonts: fonts)
    let painter = Painter(measurer: measurer)
    let stage = Stage(
      phone, settings: Settings(device: device, screen: "inbox"), tuning: tuning,
      measurer: measurer)
    let surfaces = try [stage.screenSize, stage.screenSize.transposed].map {
      try Surface(width: Int($0.width * TurnBench.scale), height: Int($0.height * TurnBench.scale))
    }
    var times: [Double] = []
    for frame in 0..<(count + TurnBench.warmUp) {
      if stage.isSettled {
        let isLandscape = stage.environment.orientation.isLandscape
        stage.send(Input(.rotate(isLandscape ? .portrait : .landscapeRight), at: stage.now))
      }
      stage.advance(to: stage.now + TurnBench.frame)
      let surface = surfaces[stage.environment.orientation.isLandscape ? 1 : 0]
      let time = Bench.time {
        surface.draw(
          painter.scene(stage.frame(), size: stage.screenSize, scale: TurnBench.scale))
      }
      if frame >= TurnBench.warmUp { times.append(time) }
    }
    return times
  }
}
