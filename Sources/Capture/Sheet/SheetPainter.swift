import Files
import GtkPaint
import Rehearsal
import TouchKit

/// Paints a sheet: first each picture on it once, by whichever painter is free, and then the pieces that they stand on are
/// compressed. There are never the pixels of all of it.
struct SheetPainter {
  /// From the sheet's left edge to its right one.
  private struct Piece {
    var height: Int
    var places: [(picture: Int, x: Int)] = []
  }

  private let layout: SheetLayout
  private var pictures = SheetPictures()
  private var pieces: [Piece]

  /// How high the pieces are that threads share.
  private static let share = 4 * PNGStrip.step

  init(_ rows: [SheetRow], _ layout: SheetLayout) {
    self.layout = layout
    pieces = [Piece(height: SheetLayout.gap)]
    for row in rows { add(row) }
  }

  private mutating func add(_ row: SheetRow) {
    if let name = row.name {
      let label = SheetPictures.Label(
        words: name, width: layout.width - 2 * SheetLayout.gap, weight: 600)
      pieces.append(
        Piece(height: layout.name, places: [(pictures.number(of: label), SheetLayout.gap)]))
    }
    var frames = Piece(height: layout.cell.height)
    var labels = Piece(height: SheetLayout.label + SheetLayout.gap)
    for (column, labelled) in row.frames.enumerated() {
      let x = layout.corner(column).x
      frames.places.append(
        (pictures.number(of: labelled.frame, scale: layout.scale, in: column), x))
      let label = SheetPictures.Label(words: labelled.label, width: layout.cell.width)
      labels.places.append((pictures.number(of: label), x))
    }
    pieces += [frames, labels]
  }

  /// The file, by a thread for each painter.
  func png(_ painters: [Painter]) throws -> [UInt8] {
    let parts = try Workers.map(pictures.all.count, with: painters.map(FramePainter.init)) {
      painter, number in
      let picture = pictures.all[number]
      return try painter.part(picture.frame, scale: picture.scale, on: layout.width)
    }
    let shares = pieces.flatMap { piece in
      stride(from: 0, to: piece.height, by: SheetPainter.share).map { top in
        (piece, rows: top..<min(top + SheetPainter.share, piece.height))
      }
    }
    let strips = try Workers.map(shares.count, with: painters) { _, number in
      let (piece, rows) = shares[number]
      return PNGStrip(
        rows, width: layout.width, of: piece.places.map { (parts[$0.picture], $0.x) },
        on: ContactSheet.ground)
    }
    return PNGStrip.file(strips)
  }
}
