import Files
import GtkPaint
import MotionStudy
import Rehearsal
import Threads
import TouchKit

/// Draws comparisons with frames of their runs, as SVG or PNG.
package struct ComparisonPictures {
  private let comparison: RunComparison
  private let title: String
  private let withVelocity: Bool
  private let times: [Time]
  /// The frames at the times, for each run, by their places in `frames`.
  private let rows: [[Int]]
  /// Every frame once: as long as a finger does the same in two runs, their frames are the same, too.
  private let frames: [Frame]
  /// For each thread.
  private let painters: [Painter]

  /// A frame as a value: it is painted once the drawing's size is known.
  private struct Frame: Equatable {
    var size: Size
    var list: DisplayList
  }

  /// So many runs, each played again for its frames, with the measurer that is its own; `check` throws if it has to end. Both
  /// may be called for several runs at once.
  package init(
    _ comparison: RunComparison, title: String, withVelocity: Bool, of count: Int,
    _ run: (Int) throws -> (Run, PangoMeasurer), check: (Run) throws -> Void
  ) throws {
    self.comparison = comparison
    self.title = title
    self.withVelocity = withVelocity
    let times = ComparisonPlot.frameTimes(until: comparison.end)
    self.times = times
    let shown = try Workers.map(count) { number in
      let (run, measurer) = try run(number)
      let frames = try times.map { time in
        run.run(to: time)
        try check(run)
        return Frame(size: run.stage.screenSize, list: run.stage.frame())
      }
      return (frames: frames, measurer: measurer)
    }
    painters = shown.prefix(Workers.processors).map { Painter(measurer: $0.measurer) }
    var frames: [Frame] = []
    rows = shown.map { run in
      run.frames.map { frame in
        if let known = frames.firstIndex(of: frame) { return known }
        frames.append(frame)
        return frames.count - 1
      }
    }
    self.frames = frames
  }

  package func svg() throws -> [UInt8] {
    enum Part {
      case drawing(Drawing)
      case picture(String)
    }
    // The curves are drawn while the frames are painted, at twice the size, for screens that show it so.
    let parts = try Workers.map(1 + frames.count, with: painters) { painter, number in
      number == 0
        ? Part.drawing(drawing)
        : .picture(base64(try surface(of: frames[number - 1], density: 2, painter).png))
    }
    let pictures = parts.compactMap { if case .picture(let text) = $0 { text } else { nil } }
    guard case .drawing(let drawing) = parts[0] else { preconditionFailure("no drawing") }
    return drawing.svg(pictures)
  }

  package func png() throws -> [UInt8] {
    let drawing = drawing
    guard let density = DrawingPainter.density(for: drawing.size), let painter = painters.first
    else {
      throw CaptureError.largeSheet(frames: rows.count * times.count)
    }
    let surfaces = try Workers.map(frames.count, with: painters) { painter, number in
      try surface(of: frames[number], density: density, painter)
    }
    do throws(PaintError) {
      return try DrawingPainter(painter: painter, density: density).png(drawing, surfaces)
    } catch {
      throw CaptureError.paint(error)
    }
  }

  private var drawing: Drawing {
    ComparisonPlot(
      comparison, title: title, withVelocity: withVelocity,
      frames: rows.map { $0.map { ComparisonPlot.Frame(picture: $0, size: frames[$0].size) } },
      at: times
    ).drawn()
  }

  private func surface(of frame: Frame, density: Double, _ painter: Painter) throws -> Surface {
    let scale = ComparisonPlot.scale(of: frame.size, density: density)
    return try painter.surface(of: frame.list, size: frame.size, scale: scale)
  }
}
