import Files
import Rehearsal

/// Finds the views that look different at the pixels that differ.
extension TreeDifference {
  /// Sentences about the foremost views at pixels that differ.
  static func recoloured(
    _ before: StoredTree, _ after: StoredTree, _ drawing: PixelBuffer, _ box: PixelRect?,
    _ scale: Int
  ) -> [Sentence] {
    guard let box, scale > 0 else { return [] }
    // A view is larger than a cell, so one differing pixel of each is enough.
    let cell = 4
    var found: [TreeView] = []
    drawing.bytes.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for top in stride(from: box.y, to: box.y + box.height, by: cell) {
        for left in stride(from: box.x, to: box.x + box.width, by: cell) {
          let rows = top..<min(top + cell, box.y + box.height)
          let columns = left..<min(left + cell, box.x + box.width)
          for y in rows {
            guard let x = columns.first(where: { pixels[y * drawing.width + $0] == differing })
            else { continue }
            let front = after.front(Double(x) / Double(scale), Double(y) / Double(scale))
            if let front, !found.contains(where: { $0.name == front.name }) { found.append(front) }
            break
          }
        }
      }
    }
    return found.filter { view in before.views.contains { $0.name == view.name } }
      .map { Sentence(view: $0, what: "was recoloured") }
  }

  /// How a comparison draws a pixel that differs, as it is in memory.
  private static let differing: UInt32 = 0xFF24_1BE0
}

extension StoredTree {
  /// The foremost view at a point.
  fileprivate func front(_ x: Double, _ y: Double) -> TreeView? {
    views.last { view in
      let frame = view.shownFrame
      return view.alpha > 0 && x >= frame[0] && y >= frame[1] && x < frame[0] + frame[2]
        && y < frame[1] + frame[3]
    }
  }
}
