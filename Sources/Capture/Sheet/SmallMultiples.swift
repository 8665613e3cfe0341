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
  private struct Frame {
    var list: DisplayList
    var size: Size
    var label: String
  }

  private var rows: [Row] = []
  private let measurer: PangoMeasurer

  /// The measurer has to be that of all runs.
  public init(measurer: PangoMeasurer) { self.measurer = measurer }

  /// Adds the frames of a run at some times, before its end; false if a step of it can't be done.
  public mutating func add(
    _ name: String, _ run: Run, at times: SampleTimes, check: (Run) throws -> Void
  ) throws -> Bool {
    var frames: [Frame] = []
    _ = try run.visit(times, check: check) { _ in try add(run.stage, to: &frames) }
    rows.append(Row(name: name, frames: frames))
    return !run.isStopped
  }

  /// The same of the run's own shots.
  public mutating func addShots(
    _ name: String, _ run: Run, check: (Run) throws -> Void
  ) throws -> Bool {
    var frames: [Frame] = []
    while let shot = run.nextShot() {
      try check(run)
      try add(run.stage, to: &frames, shot: shot.name)
    }
    try check(run)
    rows.append(Row(name: name, frames: frames))
    return !run.isStopped
  }

  private var count: Int { rows.reduce(0) { $0 + $1.frames.count } }

  private func add(_ stage: Stage, to frames: inout [Frame], shot: String? = nil)
    throws(CaptureError)
  {
    guard count + frames.count < ContactSheet.most else { throw .crowdedSheet }
    let time = ContactSheet.label(of: stage.now)
    frames.append(
      Frame(
        list: stage.frame(), size: stage.screenSize,
        label: shot.map { "\($0) · \(time)" } ?? time))
  }

  /// The file; nil without a frame.
  public func png(scale: Int) throws(CaptureError) -> [UInt8]? {
    let all = rows.flatMap(\.frames)
    guard !all.isEmpty else { return nil }
    let largest = all.reduce(Size.zero) {
      Size(max($0.width, $1.size.width), max($0.height, $1.size.height))
    }
    let columns = rows.map(\.frames.count).max() ?? 0
    guard
      let layout = SheetLayout(
        rows: rows.count, of: columns, largest: largest, scale: Double(scale))
    else { throw .largeSheet(frames: all.count) }
    do throws(PaintError) {
      return try paint(layout, Painter(measurer: measurer))
    } catch {
      throw .paint(error)
    }
  }

  private func paint(_ layout: SheetLayout, _ painter: Painter) throws(PaintError) -> [UInt8] {
    var sheet = PixelSheet(width: layout.width, height: layout.height, ContactSheet.ground)
    func put(_ words: String, width: Int, weight: Int = 400, x: Int, y: Int) throws(PaintError) {
      let size = Size(Double(width), Double(SheetLayout.label))
      sheet.put(
        try painter.pixels(
          painter.scene(ContactSheet.label(words, size, weight: weight), size: size, scale: 1)),
        x: x, y: y)
    }
    for (number, row) in rows.enumerated() {
      let start = layout.corner(number * layout.columns)
      try put(
        row.name, width: layout.width - 2 * SheetLayout.gap, weight: 600, x: start.x,
        y: start.y - SheetLayout.label)
      for (column, frame) in row.frames.enumerated() {
        let corner = layout.corner(number * layout.columns + column)
        let scene = painter.scene(frame.list, size: frame.size, scale: layout.scale)
        sheet.put(try painter.pixels(scene), x: corner.x, y: corner.y)
        try put(
          frame.label, width: layout.cell.width, x: corner.x, y: corner.y + layout.cell.height)
      }
    }
    return sheet.png
  }
}
