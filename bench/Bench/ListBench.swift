import Glibc
import GtkPaint
import Screens
import TouchKit

/// Measures the endless list of the schedule on `modern` at scale 2: scrolled by 60 points a frame, and over half its
/// range.
struct ListBench {
  private static let warmUp = 20
  private static let step = 60.0
  let fonts: Fonts
  var years = 2000...2099

  /// One scroll step, from the input to pixels.
  func steps(_ count: Int) throws -> [Double] { try measure([years], count, scroll)[0] }

  /// The same in lists of other years, in turns frame by frame: their difference is smaller than that between two
  /// processes on one machine.
  func steps(_ count: Int, in years: [ClosedRange<Int>]) throws -> [[Double]] {
    try measure(years, count, scroll)
  }

  /// Going to a date half the range away and back to the middle.
  func jumps(_ count: Int) throws -> [Double] {
    try measure([years], count) { phone, frame in
      phone.stage.send(
        Input(
          .key(KeyInput(frame % 2 == 0 ? "end" : "home")), at: phone.stage.now + .milliseconds(8))
      )
    }[0]
  }

  /// Down and up again, so that days with meals and without are passed.
  private func scroll(_ phone: SchedulePhone, frame: Int) {
    let step = frame / 60 % 2 == 0 ? ListBench.step : -ListBench.step
    phone.stage.send(
      Input(
        .scroll(by: Point(0, step), at: Point(196, 500), phase: .moved),
        at: phone.stage.now + .milliseconds(8)))
  }

  private func measure(
    _ years: [ClosedRange<Int>], _ count: Int, _ act: (SchedulePhone, _ frame: Int) -> Void
  ) throws -> [[Double]] {
    let phones = years.map { SchedulePhone(fonts: fonts, years: $0) }
    let surface = try phones[0].stage.surface()
    var times = phones.map { _ in [Double]() }
    for frame in 0..<(count + ListBench.warmUp) {
      for (index, phone) in phones.enumerated() {
        let time = BenchProgram.time {
          act(phone, frame)
          surface.draw(phone.scene())
        }
        if frame >= ListBench.warmUp { times[index].append(time) }
      }
    }
    return times
  }

  /// Prints how much more memory a list of all days with 10,000 changed heights takes than one of 1,000 plain days, in
  /// MB.
  static func memory() {
    // The small list comes first, so that the process has its own memory by then.
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

  /// The most bytes that the process has needed so far, while the list that `make` returns is alive.
  private static func peak(_ make: () -> EndlessList) -> Double {
    withExtendedLifetime(make()) {
      var usage = rusage()
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss) * 1024
    }
  }
}

/// A phone that shows the schedule, today in the middle of its days.
final class SchedulePhone {
  let stage: Stage
  private let painter: Painter

  init(fonts: Fonts, years: ClosedRange<Int>) {
    let measurer = PangoMeasurer(fonts: fonts)
    var tuning = phone.defaultTuning
    for (name, year) in [("first", years.lowerBound), ("last", years.upperBound)] {
      tuning.set("schedule.\(name).year", .number(Double(year)))
    }
    painter = Painter(measurer: measurer)
    let middle = CivilDate((years.lowerBound + years.upperBound) / 2, 7, 1)
    stage = Stage(
      screen: "schedule", now: CivilTime(day: middle.dayNumber, secondOfDay: 34_860),
      tuning: tuning, measurer: measurer)
  }

  func scene() -> Scene { stage.scene(painter) }
}
