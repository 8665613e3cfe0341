import GtkPaint
import TouchKit

/// Measures the inbox on `modern` at scale 2 while it turns back and forth.
struct TurnBench {
  private static let warmUp = 20
  private static let frame = Time(microseconds: 16_667)
  let fonts: Fonts

  /// From the view tree to pixels. The first frame of each turn paints both screens and is one of them.
  func frames(_ count: Int) throws -> [Double] {
    let measurer = PangoMeasurer(fonts: fonts)
    let painter = Painter(measurer: measurer)
    let stage = Stage(screen: "inbox", measurer: measurer)
    let surfaces = try [stage.screenSize, stage.screenSize.transposed].map {
      try Surface(
        width: Int($0.width * Stage.benchScale), height: Int($0.height * Stage.benchScale))
    }
    var times: [Double] = []
    for frame in 0..<(count + TurnBench.warmUp) {
      if stage.isSettled {
        let isLandscape = stage.environment.orientation.isLandscape
        stage.send(Input(.rotate(isLandscape ? .portrait : .landscapeRight), at: stage.now))
      }
      stage.advance(to: stage.now + TurnBench.frame)
      let surface = surfaces[stage.environment.orientation.isLandscape ? 1 : 0]
      let time = BenchProgram.time { surface.draw(stage.scene(painter)) }
      if frame >= TurnBench.warmUp { times.append(time) }
    }
    return times
  }
}
