import Glibc
import GtkPaint
import Screens
import TouchKit

/// The schedule on `modern` at scale 2: its endless list scrolled by 60 points a frame, and thrown over half its range.
struct ListBench {
  private static let scale = 2.0
  private static let warmUp = 20
  private static let step = 60.0
  let fonts: Fonts
  var years = 2000...2099

  /// One scroll step, from the input to pixels; down and up again, so that days with meals and without are passed.
  func steps(_ count: Int) throws -> [Double] {
    try measure(count) { rig, frame in
      rig.stage.send(
        Input(
          .scroll(
            by: Point(0, frame / 60 % 2 == 0 ? ListBench.step : -ListBench.step),
            at: Point(196, 500), phase: .moved), at: rig.stage.now + .milliseconds(8)))
    }
  }

  /// Going to a date half the range away and back to the middle.
  func jumps(_ count: Int) throws -> [Double] {
    try measure(count) { rig, frame in
      rig.stage.send(
        Input(.key(KeyInput(frame % 2 == 0 ? "end" : "home")), at: rig.stage.now + .milliseconds(8))
      )
    }
  }

  private func measure(_ count: Int, _ act: (ListRig, Int) -> Void) throws -> [Double] {
    let rig = try ListRig(fonts: fonts, years: years)
    let surface = try Surface(
      width: Int(rig.stage.screenSize.width * ListBench.scale),
      height: Int(rig.stage.screenSize.height * ListBench.scale))
    var times: [Double] = []
    for frame in 0..<(count + ListBench.warmUp) {
      let time = Bench.time {
        act(rig, frame)
        surface.draw(rig.scene(ListBench.scale))
      }
      if frame >= ListBench.warmUp { times.append(time) }
    }
    return times
  }

  /// Prints what a list of all days with 10,000 changed heights takes beyond one of 1,000 plain days, in MB.
  static func memory() {
    // The small one first: what the process itself needs is there by then.
    let small = peak { list(rows: 1000, changed: 0) }
    let large = peak { list(rows: CivilDate.lastDayNumber + 1, changed: 10_000) }
    print("{\"mb\": \((large - small) / 1_000_000)}")
  }

  private static func list(rows: Int, changed: Int) -> EndlessList {
    var heights = RowHeights(count: rows, usual: 44)
    for number in 0..<changed {
      heights.set(84 + Double(number % 3) * 40, of: number * (rows / max(1, changed)))
    }
    return EndlessList(heights: heights)
  }

  /// How many bytes the process has needed at most so far, while what `make` gives is there.
  private static func peak(_ make: () -> EndlessList) -> Double {
    withExtendedLifetime(make()) {
      var usage = rusage()
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss) * 1024
    }
  }
}

/// A phone that shows the schedule, today in the middle of its days.
final class ListRig {
  let stage: Stage
  private let painter: Painter

  init(fonts: Fonts, years: ClosedRange<Int>) throws {
    let measurer = PangoMeasurer(fonts: fonts)
    guard let device = phone.device(named: "modern"),
      var tuning = phone.tuning(named: Prototype.usualTuning)
    else { preconditionFailure("the phone has no modern device or no usual tuning") }
    for (name, year) in [("first", years.lowerBound), ("last", years.upperBound)] {
      tuning.set("schedule.\(name).year", .number(Double(year)))
    }
    painter = Painter(measurer: measurer)
    let middle = CivilDate((years.lowerBound + years.upperBound) / 2, 7, 1)
    stage = Stage(
      phone,
      settings: Settings(
        device: device, screen: "schedule",
        now: CivilTime(day: middle.dayNumber, secondOfDay: 34_860)),
      tuning: tuning, measurer: measurer)
  }

  func scene(_ scale: Double) -> Scene {
    painter.scene(stage.frame(), size: stage.screenSize, scale: scale)
  }
}
