import Files
import GtkPaint
import MotionStudy
import Rehearsal
import Threads
import TouchKit

/// One picture of many runs: a row of frames for each, with its name above, and the times below its frames.
package struct SmallMultiples {
  private var rows: [SheetRow] = []
  private let painters: [Painter]

  /// A measurer for each thread.
  package init(measurers: [PangoMeasurer]) { painters = measurers.map(Painter.init) }

  /// Plays a run for each name, with the measurer that it gets, and keeps its frames at some times before its end, or
  /// its own shots. `check` throws if a run has to end. Several runs are played at once.
  package mutating func play(
    _ names: [String], at times: SampleTimes?, _ run: (Int, PangoMeasurer) throws -> Run,
    check: (Run) throws -> Void
  ) throws -> [Run] {
    let played = try Workers.map(names.count, with: painters) { painter, number in
      let run = try run(number, painter.measurer)
      return (run, try SmallMultiples.frames(of: run, at: times, check: check))
    }
    rows = zip(names, played).map { SheetRow(name: $0, frames: $1.1) }
    guard rows.reduce(0, { $0 + $1.frames.count }) <= ContactSheet.most else {
      throw CaptureError.crowdedSheet
    }
    return played.map(\.0)
  }

  private static func frames(
    of run: Run, at times: SampleTimes?, check: (Run) throws -> Void
  ) throws -> [SheetRow.Labelled] {
    var frames: [SheetRow.Labelled] = []
    if let times {
      _ = try run.visit(times, check: check) { _ in try add(run.stage, to: &frames) }
      return frames
    }
    while let shot = run.nextShot() {
      try check(run)
      try add(run.stage, to: &frames, shot: shot.name)
    }
    try check(run)
    return frames
  }

  private static func add(
    _ stage: Stage, to frames: inout [SheetRow.Labelled], shot: String? = nil
  ) throws(CaptureError) {
    guard frames.count < ContactSheet.most else { throw .crowdedSheet }
    frames.append(
      SheetRow.Labelled(
        frame: FrameLook.Frame(list: stage.frame(), size: stage.screenSize),
        label: ContactSheet.label(of: stage.now, shot: shot)))
  }

  /// The file; nil without a frame.
  package func png(scale: Int) throws -> [UInt8]? {
    let all = rows.flatMap(\.frames)
    guard !all.isEmpty else { return nil }
    let columns = rows.map(\.frames.count).max() ?? 0
    guard
      let layout = SheetLayout(
        rows: rows.count, of: columns, largest: ContactSheet.largest(all), scale: Double(scale))
    else { throw CaptureError.largeSheet(frames: all.count) }
    return try SheetPainter(rows, layout).png(painters)
  }
}
