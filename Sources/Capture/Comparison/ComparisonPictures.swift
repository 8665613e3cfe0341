import Files
import GtkPaint
import Rehearsal
import TouchKit

/// Draws comparisons with frames of their runs, as SVG or PNG.
public struct ComparisonPictures {
  private let comparison: RunComparison
  private let title: String
  private let withVelocity: Bool
  private let rows: [Row]
  private let times: [Time]

  /// A run's frames, with what paints them.
  private struct Row {
    var frames: [Frame]
    var painter: Painter
  }

  /// A frame as a value: it is painted once the drawing's size is known.
  private struct Frame {
    var list: DisplayList
    var size: Size
  }

  /// So many runs, each played again for its frames, with the measurer that is its own; `check` throws if it has to end. Both
  /// may be called for several runs at once.
  public init(
    _ comparison: RunComparison, title: String, withVelocity: Bool, of count: Int,
    _ run: (Int) throws -> (Run, PangoMeasurer), check: (Run) throws -> Void
  ) throws {
    self.comparison = comparison
    self.title = title
    self.withVelocity = withVelocity
    let times = ComparisonPlot.frameTimes(until: comparison.end)
    self.times = times
    rows = try Workers.map(count) { number in
      let (run, measurer) = try run(number)
      let frames = try times.map { time in
        run.run(to: time)
        try check(run)
        return Frame(list: run.stage.frame(), size: run.stage.screenSize)
      }
      return Row(frames: frames, painter: Painter(measurer: measurer))
    }
  }

  public func svg() throws -> [UInt8] {
    // Twice the size, for screens that show it so.
    drawing.svg(try painted(density: 2) { PNGStrip.file([$0.strip]) })
  }

  public func png() throws -> [UInt8] {
    let drawing = drawing
    guard let density = DrawingPainter.density(for: drawing.size), let first = rows.first else {
      throw CaptureError.largeSheet(frames: rows.count * times.count)
    }
    let surfaces = try painted(density: density) { $0 }
    do throws(PaintError) {
      return try DrawingPainter(painter: first.painter, density: density).png(drawing, surfaces)
    } catch {
      throw CaptureError.paint(error)
    }
  }

  private var drawing: Drawing {
    ComparisonPlot(
      comparison, title: title, withVelocity: withVelocity,
      frames: rows.map { $0.frames.map(\.size) }, at: times
    ).drawn()
  }

  /// What is made of each frame's pixels, run by run.
  private func painted<Value>(density: Double, _ make: (Surface) -> Value) throws -> [Value] {
    try Workers.map(rows.count) { number in
      let row = rows[number]
      return try row.frames.map { frame in
        let scale = ComparisonPlot.scale(of: frame.size, density: density)
        return make(try row.painter.surface(of: frame.list, size: frame.size, scale: scale))
      }
    }.flatMap(\.self)
  }
}
