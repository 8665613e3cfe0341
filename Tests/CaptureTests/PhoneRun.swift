import Capture
import Files
import GtkPaint
import MotionStudy
import Rehearsal
import Screens
import TouchKit

/// Runs of the phone with a few steps.
struct PhoneRun {
  let run: Run
  let measurer: PangoMeasurer

  private static let fonts = Result { () throws(FontError) in try Fonts() }

  init(_ steps: String) throws {
    measurer = try PhoneRun.measurer()
    run = Run(phone, try PhoneRun.scenario(steps), measurer: measurer)
  }

  static func scenario(_ steps: String) throws -> Scenario {
    try ScenarioReader(phone).read(
      Array("{\"scenario\": 1, \"steps\": [\(steps)]}".utf8), file: nil)
  }

  static func measurer() throws -> PangoMeasurer { PangoMeasurer(fonts: try fonts.get()) }

  var stage: Stage { run.stage }

  func pictures(scale: Int = 1, check: @escaping (Run) throws -> Void = { _ in })
    -> RunPictures
  {
    RunPictures(of: run, measurer: measurer, scale: scale, check: check)
  }

  /// What is shown now, painted anew.
  func painted(scale: Int = 1) throws -> PixelBuffer {
    let painter = Painter(measurer: measurer)
    return try painter.pixels(
      painter.scene(stage.frame(), size: stage.screenSize, scale: Double(scale))
    ).pixelBuffer
  }

  /// What is shown at some times of another run of the same steps, painted anew.
  static func painted(_ steps: String, at times: [Time], scale: Int = 1) throws -> [PixelBuffer] {
    let other = try PhoneRun(steps)
    return try times.map { time in
      other.run.run(to: time)
      return try other.painted(scale: scale)
    }
  }
}
