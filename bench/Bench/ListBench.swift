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

  /// One scroll step, from the input to pixels.
  func steps(_ count: Int) throws -> [Double] { try measure([years], count, scroll)[0] }

  /// The same in lists of other years, frame by frame in turns: they are to be told apart by less than a machine's
  /// pace changes between one process and the next.
  func steps(_ count: Int, in years: [ClosedRange<Int>]) throws -> [[Double]] {
    try measure(years, count, scroll)
  }

  /// Going to a date half the range away and back to the middle.
  func jumps(_ count: Int) throws -> [Double] {
    try measure([years], count) { rig, frame in
      rig.stage.send(
        Input(.key(KeyInput(frame % 2 == 0 ? "end" : "home")), at: rig.stage.now + .milliseconds(8))
      )
    }[0]
  }

  /// Down and up again, so that days with meals and without are passed.
  private func scroll(_ rig: ListRig, frame: Int) {
    let step = frame / 60 % 2 == 0 ? ListBench.step : -ListBench.step
    rig.stage.send(
      Input(
        .scroll(by: Point(0, step), at: Point(196, 500), phase: .moved),
        at: rig.stage.now + .milliseconds(8)))
  }

  private func measure(
    _ years: [ClosedRange<Int>], _ count: Int, _ act: (ListRig, _ frame: Int) -> Void
  ) throws -> [[Double]] {
    let rigs = try years.map { try ListRig(fonts: fonts, years: $0) }
    let size = rigs[0].stage.screenSize
    let surface = try Surface(
      width: Int(size.width * ListBench.scale), height: Int(size.height * ListBench.scale))
    var times = rigs.map { _ in [Double]() }
    for frame in 0..<(count + ListBench.warmUp) {
      for (place, rig) in rigs.enumerated() {
        let time = Bench.time {
          act(rig, frame)
          surface.draw(rig.scene(ListBench.scale))
        }
        if frame >= ListBench.warmUp { times[place].append(time) }
      }
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
