import Files
import GtkPaint
import Rehearsal
import TouchKit

/// One picture of many runs: a row of frames for each, with its name above, and the times below its frames.
public struct SmallMultiples {
  private struct Row {
    var name: String
    var frames: [Frame]
  }

  /// A frame as a value: it is painted once the number of frames is known.
  struct Frame {
    var list: DisplayList
    var size: Size
    var label: String
  }

  private var rows: [Row] = []
  private let painters: [Painter]

  /// A measurer for each thread.
  public init(measurers: [PangoMeasurer]) { painters = measurers.map(Painter.init) }

  /// Plays a run for each name, with the measurer that it is given, and keeps its frames at some times before its end, or its
  /// own shots. `check` throws if a run has to end. Several runs are played at once.
  public mutating func play(
    _ names: [String], at times: SampleTimes?, _ run: (Int, PangoMeasurer) throws -> Run,
    check: (Run) throws -> Void
  ) throws -> [Run] {
    let played = try Workers.map(names.count, with: painters) { painter, number in
      let run = try run(number, painter.measurer)
      return (run, try SmallMultiples.frames(of: run, at: times, check: check))
    }
    rows = zip(names, played).map { Row(name: $0, frames: $1.1) }
    guard rows.reduce(0, { $0 + $1.frames.count }) <= ContactSheet.most else {
      throw CaptureError.crowdedSheet
    }
    return played.map(\.0)
  }

  private static func frames(
    of run: Run, at times: SampleTimes?, check: (Run) throws -> Void
  ) throws -> [Frame] {
    var frames: [Frame] = []
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

  private static func add(_ stage: Stage, to frames: inout [Frame], shot: String? = nil)
    throws(CaptureError)
  {
    guard frames.count < ContactSheet.most else { throw .crowdedSheet }
    let time = ContactSheet.label(of: stage.now)
    frames.append(
      Frame(
        list: stage.frame(), size: stage.screenSize,
        label: shot.map { "\($0) · \(time)" } ?? time))
  }

  /// The file; nil without a frame.
  public func png(scale: Int) throws -> [UInt8]? {
    let all = rows.flatMap(\.frames)
    guard !all.isEmpty else { return nil }
    let largest = all.reduce(Size.zero) {
      Size(max($0.width, $1.size.width), max($0.height, $1.size.height))
    }
    let columns = rows.map(\.frames.count).max() ?? 0
    guard
      let layout = SheetLayout(
        rows: rows.count, of: columns, largest: largest, scale: Double(scale))
    else { throw CaptureError.largeSheet(frames: all.count) }
    return try paint(layout)
  }

  /// As many rows at a time as there are painters: every frame that their sheets do not show yet is painted once, by whichever
  /// painter is free, and then the rows are compressed.
  private func paint(_ layout: SheetLayout) throws -> [UInt8] {
    let painters = painters.map { FramePainter($0, scale: layout.scale) }
    let sheets = try Workers.map(min(painters.count, rows.count)) { _ in RowSheet(layout) }
    var strips: [PNGStrip] = []
    for first in stride(from: 0, to: rows.count, by: sheets.count) {
      let batch = Array(zip(sheets, rows[first...]))
      var work = FrameWork()
      for (place, (sheet, row)) in batch.enumerated() {
        work.add(sheet.begin(row.frames, number: first + place), on: sheet)
      }
      _ = try Workers.map(work.frames.count + batch.count, with: painters) { painter, number in
        if number < work.frames.count {
          let (frame, places) = work.frames[number]
          try painter.show(frame) { surface in
            for (sheet, column) in places { sheet.put(surface, in: column) }
          }
        } else {
          let (sheet, row) = batch[number - work.frames.count]
          try sheet.label(row.name, row.frames, painter.painter)
        }
      }
      let parts = batch.flatMap { $0.0.parts(isShared: batch.count < painters.count) }
      strips += try Workers.map(parts.count) { number in
        parts[number].pixels.strip(of: parts[number].rows)
      }
    }
    return PNGStrip.file(strips)
  }
}
