import TouchKit

/// A frame in memory, in bands, for a toolkit that draws again where nodes differ: what changed is another node.
///
/// A toolkit that draws the frame's own nodes in parts gets other pixels than in the whole picture. These are those of the
/// whole picture by themselves.
package final class FrameBands {
  /// Some rows of the frame.
  package struct Band {
    /// In points of the bands.
    package let top: Double
    package let size: Size
    fileprivate let shared: SharedNode

    /// The shim's `DPNode`, for the window's part of the shim; valid while the band lives.
    package var node: OpaquePointer { shared.handle }
  }

  /// In pixels: whole points for a display with one, two or three to a point.
  private static let height = 48

  private var frame: KeptFrame
  private let density: Double
  package private(set) var bands: [Band] = []

  /// Paints the first frame; its bands have `density` pixels to a point, the frame `scale`.
  package init(
    _ list: DisplayList, size: Size, scale: Double, density: Double, _ painter: Painter
  ) throws(PaintError) {
    frame = try KeptFrame(list, size: size, scale: scale, painter)
    self.density = density
    let count = (frame.surface.height + FrameBands.height - 1) / FrameBands.height
    bands = (0..<count).map(band)
  }

  /// Shows a frame of the same size.
  package func show(_ list: DisplayList, _ painter: Painter) {
    guard list != frame.list else { return }
    let drawn = frame.show(list, painter)
    for index in bands.indices {
      let rows = rows(of: index)
      guard
        drawn.contains(where: {
          $0.y < Double(rows.upperBound) && $0.maxY > Double(rows.lowerBound)
        })
      else { continue }
      bands[index] = band(index)
    }
  }

  private func rows(of band: Int) -> Range<Int> {
    let top = band * FrameBands.height
    return top..<min(top + FrameBands.height, frame.surface.height)
  }

  private func band(_ index: Int) -> Band {
    let rows = rows(of: index)
    return Band(
      top: Double(rows.lowerBound) / density,
      size: Size(Double(frame.surface.width) / density, Double(rows.count) / density),
      shared: frame.surface.node(rows: rows, isOpaque: frame.isOpaque, pixels: density))
  }
}
