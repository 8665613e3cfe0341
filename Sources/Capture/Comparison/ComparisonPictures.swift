import Files
import GtkPaint
import Rehearsal
import TouchKit

/// Draws comparisons with frames of their runs, as SVG or PNG.
public struct ComparisonPictures {
  private let comparison: RunComparison
  private let title: String
  private let withVelocity: Bool
  private let painter: Painter
  /// For each run, its frames at `times`.
  private var frames: [[Frame]] = []
  private let times: [Time]

  /// A frame as a value: it is painted once the drawing's size is known.
  private struct Frame {
    var list: DisplayList
    var size: Size
  }

  /// The measurer has to be that of all runs.
  public init(
    _ comparison: RunComparison, title: String, withVelocity: Bool, measurer: PangoMeasurer
  ) {
    self.comparison = comparison
    self.title = title
    self.withVelocity = withVelocity
    painter = Painter(measurer: measurer)
    times = ComparisonPlot.frameTimes(until: comparison.end)
  }

  /// Adds the frames of the next run, which is played again for them; `check` throws if it has to end.
  public mutating func add(_ run: Run, check: (Run) throws -> Void) throws {
    var row: [Frame] = []
    for time in times {
      run.run(to: time)
      try check(run)
      row.append(Frame(list: run.stage.frame(), size: run.stage.screenSize))
    }
    frames.append(row)
  }

  public func svg() throws(CaptureError) -> [UInt8] {
    // Twice the size, for screens that show it so.
    let surfaces = try surfaces(density: 2)
    return drawing.svg(
      surfaces.map { PNGSequenceEncoder(width: $0.width, height: $0.height).encode($0) })
  }

  public func png() throws(CaptureError) -> [UInt8] {
    let drawing = drawing
    guard let density = DrawingPainter.density(for: drawing.size) else {
      throw .largeSheet(frames: frames.count * times.count)
    }
    let surfaces = try surfaces(density: density)
    do throws(PaintError) {
      return try DrawingPainter(painter: painter, density: density).png(drawing, surfaces)
    } catch {
      throw .paint(error)
    }
  }

  private var drawing: Drawing {
    ComparisonPlot(
      comparison, title: title, withVelocity: withVelocity,
      frames: frames.map { $0.map(\.size) }, at: times
    ).drawn()
  }

  private func surfaces(density: Double) throws(CaptureError) -> [Surface] {
    var surfaces: [Surface] = []
    do throws(PaintError) {
      for frame in frames.flatMap(\.self) {
        let scale = ComparisonPlot.scale(of: frame.size, density: density)
        surfaces.append(
          try painter.pixels(painter.scene(frame.list, size: frame.size, scale: scale)))
      }
    } catch {
      throw .paint(error)
    }
    return surfaces
  }
}
