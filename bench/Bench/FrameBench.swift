import GtkPaint
import Screens
import TouchKit

/// The inbox on `modern` at scale 2 with the drawer half open under a finger that moves a pixel each frame.
struct FrameBench {
  private static let scale = 2.0
  private static let warmUp = 20
  let fonts: Fonts

  /// From the view tree to pixels.
  func frames(_ count: Int) throws -> [Double] {
    let rig = try Rig(fonts: fonts)
    let surface = try rig.surface(FrameBench.scale)
    return rig.measure(count, warmUp: FrameBench.warmUp) {
      surface.draw(rig.scene(FrameBench.scale))
    }
  }

  /// From the view tree to a render node, without drawing.
  func nodes(_ count: Int) throws -> [Double] {
    let rig = try Rig(fonts: fonts)
    return rig.measure(count, warmUp: FrameBench.warmUp) { _ = rig.scene(FrameBench.scale) }
  }
}

/// A phone whose drawer a finger holds half open.
final class Rig {
  let stage: Stage
  private let painter: Painter
  private var time = Time.milliseconds(100)

  init(fonts: Fonts) throws {
    let measurer = PangoMeasurer(fonts: fonts)
    guard let device = phone.device(named: "modern"),
      let tuning = phone.tuning(named: Prototype.usualTuning)
    else { preconditionFailure("the phone has no modern device or no usual tuning") }
    painter = Painter(measurer: measurer)
    stage = Stage(
      phone, settings: Settings(device: device, screen: "inbox"), tuning: tuning,
      measurer: measurer)
    touch(.began, y: 10)
    for step in 1...30 { touch(.moved, y: 10 + Double(step) * 2) }
  }

  private func touch(_ phase: TouchPhase, y: Double) {
    time += .milliseconds(8)
    stage.send(Input(.touch(finger: 1, phase: phase, at: Point(196, y)), at: time))
  }

  /// One that a frame fits.
  func surface(_ scale: Double) throws -> Surface {
    try Surface(
      width: Int(stage.screenSize.width * scale), height: Int(stage.screenSize.height * scale))
  }

  func scene(_ scale: Double) -> Scene {
    painter.scene(stage.frame(), size: stage.screenSize, scale: scale)
  }

  func measure(_ count: Int, warmUp: Int, _ body: () -> Void) -> [Double] {
    var times: [Double] = []
    for frame in 0..<(count + warmUp) {
      touch(.moved, y: 70 + Double(frame % 40) * 0.5)
      let time = Bench.time(body)
      if frame >= warmUp { times.append(time) }
    }
    return times
  }
}
