import GtkPaint
import Screens
import TouchKit

/// One of the phone's screens on `modern` at scale 2, drawn anew while a finger moves on it.
struct ScreenBench {
  private static let scale = 2.0
  private static let warmUp = 20
  let fonts: Fonts
  let screen: String

  /// From the view tree to pixels.
  func frames(_ count: Int) throws -> [Double] {
    guard let device = phone.device(named: "modern"),
      let tuning = phone.tuning(named: Prototype.usualTuning)
    else { preconditionFailure("the phone has no modern device or no usual tuning") }
    let measurer = PangoMeasurer(fonts: fonts)
    let painter = Painter(measurer: measurer)
    let stage = Stage(
      phone, settings: Settings(device: device, screen: screen), tuning: tuning,
      measurer: measurer)
    let surface = try Surface(
      width: Int(stage.screenSize.width * ScreenBench.scale),
      height: Int(stage.screenSize.height * ScreenBench.scale))
    var time = Time.milliseconds(100)
    func touch(_ phase: TouchPhase, _ y: Double) {
      time += .milliseconds(8)
      stage.send(Input(.touch(finger: 1, phase: phase, at: Point(196, y)), at: time))
    }
    touch(.began, 600)
    var times: [Double] = []
    for frame in 0..<(count + ScreenBench.warmUp) {
      touch(.moved, 600 - Double(frame % 40))
      let time = Bench.time {
        surface.draw(
          painter.scene(stage.frame(), size: stage.screenSize, scale: ScreenBench.scale))
      }
      if frame >= ScreenBench.warmUp { times.append(time) }
    }
    return times
  }
}
