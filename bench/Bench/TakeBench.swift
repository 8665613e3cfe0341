import GtkPaint
import Rehearsal
import Screens
import TouchKit

/// Measures a take of 60 seconds with 3,600 touches, run without drawing.
struct TakeBench {
  private static let drags = 120
  private static let touchesADrag = 30
  let fonts: Fonts

  func run() -> [Double] {
    let line = Recording(
      start: StartState(settings: Settings(device: Stage.benchDevice, screen: "inbox")),
      inputs: inputs(),
      end: .seconds(60))
    return (0..<5).map { _ in
      let run = Run(phone, line, measurer: PangoMeasurer(fonts: fonts))
      return BenchProgram.time { run.finish() }
    }
  }

  /// Drags up and down the list, each half a second with a fling at its end; every tenth pulls the drawer.
  private func inputs() -> [Input] {
    var inputs: [Input] = []
    for drag in 0..<TakeBench.drags {
      let start = Time.milliseconds(500 * drag)
      let pullsDrawer = drag % 10 == 9
      let from = pullsDrawer ? 10.0 : (drag % 2 == 0 ? 600.0 : 300.0)
      let step = pullsDrawer ? 4.0 : (drag % 2 == 0 ? -9.0 : 9.0)
      for index in 0..<TakeBench.touchesADrag {
        let phase: Touch.Phase =
          index == 0 ? .began : (index == TakeBench.touchesADrag - 1 ? .ended : .moved)
        inputs.append(
          Input(
            .touch(
              finger: 1, phase: phase, at: Point(196, from + Double(index) * step)),
            at: start + .milliseconds(8 * index)))
      }
    }
    return inputs
  }
}
