import Files
import GtkPaint
import Rehearsal
import Threads
import TouchKit

/// Paints a sheet: first each picture on it once, by any painter that is free, and then the pieces that contain them
/// are compressed. The pixels of all of it never exist at once.
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
  private static let share = 4 * PNGPiece.step

  init(_ rows: [SheetRow], _ layout: SheetLayout) {
    self.layout = layout
    pieces = [Piece(height: SheetLayout.gap)]
    // All frames before all words: one that follows another as large is painted only where it differs.
    let frames = rows.map { piece(ofFramesIn: $0) }
    for (row, frames) in zip(rows, frames) {
      if let name = row.name { pieces.append(piece(ofName: name)) }
      pieces += [frames, piece(ofLabelsIn: row)]
    }
  }

  private mutating func piece(ofFramesIn row: SheetRow) -> Piece {
    var piece = Piece(height: layout.cell.height)
    for (column, labelled) in row.frames.enumerated() {
      let number = pictures.number(of: labelled.frame, scale: layout.scale, in: column)
      piece.places.append((number, layout.corner(column).x))
    }
    return piece
  }

  private mutating func piece(ofName name: String) -> Piece {
    let width = layout.width - 2 * SheetLayout.gap
    let number = pictures.number(
      of: SheetPictures.Label(words: name, width: width, size: layout.words, weight: 600))
    return Piece(height: layout.name, places: [(number, SheetLayout.gap)])
  }

  private mutating func piece(ofLabelsIn row: SheetRow) -> Piece {
    var piece = Piece(height: layout.label + SheetLayout.gap)
    for (column, labelled) in row.frames.enumerated() {
      let label = SheetPictures.Label(
        words: labelled.label, width: layout.cell.width, size: layout.words)
      piece.places.append((pictures.number(of: label), layout.corner(column).x))
    }
    return piece
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
    let encoded = try Workers.map(shares.count, with: painters) { _, number in
      let (piece, rows) = shares[number]
      return PNGPiece(
        rows, width: layout.width, of: piece.places.map { (parts[$0.picture], $0.x) },
        on: ContactSheet.ground)
    }
    return PNGPiece.file(encoded)
  }
}
