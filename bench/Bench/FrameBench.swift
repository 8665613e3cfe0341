import GtkPaint
import TouchKit

/// Measures the inbox on `modern` at scale 2, with the drawer half open under a finger that moves a pixel each frame.
struct FrameBench {
  private static let warmUp = 20
  let fonts: Fonts

  /// From the view tree to pixels.
  func frames(_ count: Int) throws -> [Double] {
    let phone = DrawerPhone(fonts: fonts)
    let surface = try phone.stage.surface()
    return phone.measure(count, warmUp: FrameBench.warmUp) {
      surface.draw(phone.scene())
    }
  }

  /// From the view tree to a render node, without drawing.
  func nodes(_ count: Int) -> [Double] {
    let phone = DrawerPhone(fonts: fonts)
    return phone.measure(count, warmUp: FrameBench.warmUp) { _ = phone.scene() }
  }
}

/// A phone on which a finger holds the drawer half open.
final class DrawerPhone {
  let stage: Stage
  private let painter: Painter
  private var time = Time.milliseconds(100)

  init(fonts: Fonts) {
    let measurer = PangoMeasurer(fonts: fonts)
    painter = Painter(measurer: measurer)
    stage = Stage(screen: "inbox", measurer: measurer)
    touch(.began, y: 10)
    for step in 1...30 { touch(.moved, y: 10 + Double(step) * 2) }
  }

  private func touch(_ phase: Touch.Phase, y: Double) {
    time += .milliseconds(8)
    stage.send(Input(.touch(finger: 1, phase: phase, at: Point(196, y)), at: time))
  }

  func scene() -> Scene { stage.scene(painter) }

  func measure(_ count: Int, warmUp: Int, _ body: () -> Void) -> [Double] {
    var times: [Double] = []
    for frame in 0..<(count + warmUp) {
      touch(.moved, y: 70 + Double(frame % 40) * 0.5)
      let time = BenchProgram.time(body)
      if frame >= warmUp { times.append(time) }
    }
    return times
  }
}
