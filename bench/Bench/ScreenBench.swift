import GtkPaint
import TouchKit

/// Measures a screen of the phone on `modern` at scale 2, drawn while a finger moves on it.
struct ScreenBench {
  private static let warmUp = 20
  let fonts: Fonts
  let screen: String

  /// From the view tree to pixels.
  func frames(_ count: Int) throws -> [Double] {
    let measurer = PangoMeasurer(fonts: fonts)
    let painter = Painter(measurer: measurer)
    let stage = Stage(screen: screen, measurer: measurer)
    let surface = try stage.surface()
    var time = Time.milliseconds(100)
    func touch(_ phase: Touch.Phase, _ y: Double) {
      time += .milliseconds(8)
      stage.send(Input(.touch(finger: 1, phase: phase, at: Point(196, y)), at: time))
    }
    touch(.began, 600)
    var times: [Double] = []
    for frame in 0..<(count + ScreenBench.warmUp) {
      touch(.moved, 600 - Double(frame % 40))
      let time = BenchProgram.time { surface.draw(stage.scene(painter)) }
      if frame >= ScreenBench.warmUp { times.append(time) }
    }
    return times
  }
}
