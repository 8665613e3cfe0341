import TouchKit

/// The parts of the desk that several phones have.
package enum DeskParts {
  /// The room under each of several phones for its name and the figures of its motion, in logical pixels.
  private static let nameRoom = 44.0
  /// Under more phones there is no room for a line of all figures.
  package static let mostWithLongFigures = 4
  /// The air around a phone in its part, about.
  private static let margin = 16.0

  /// Parts in rows, as large as they get for phones with these screens; two phones are always beside each other.
  package static func parts(of desk: Size, for screens: [Size], columns: Int? = nil) -> [Rect] {
    guard screens.count > 1 else { return [Rect(origin: .zero, size: desk)] }
    let count = screens.count
    let choices = columns.map { $0...$0 } ?? (count == 2 ? 2...2 : 1...count)
    let best = choices.max {
      factor(desk, screens, columns: $0) < factor(desk, screens, columns: $1)
    }
    let across = best ?? count
    let down = rows(count, across)
    func edge(_ length: Double, _ index: Int, of count: Int) -> Double {
      (length * Double(index) / Double(count)).rounded()
    }
    return screens.indices.map { index in
      let (column, row) = (index % across, index / across)
      let (x, y) = (edge(desk.width, column, of: across), edge(desk.height, row, of: down))
      return Rect(
        x, y, edge(desk.width, column + 1, of: across) - x,
        edge(desk.height, row + 1, of: down) - y)
    }
  }

  /// Where the phone is in its part, and where its name.
  package static func split(_ part: Rect) -> (phone: Rect, name: Rect) {
    let height = max(0, part.height - nameRoom)
    return (
      Rect(part.x, part.y, part.width, height),
      Rect(part.x, part.y + height, part.width, part.height - height)
    )
  }

  private static func rows(_ count: Int, _ columns: Int) -> Int { (count + columns - 1) / columns }

  /// How large the smallest phone is in this number of columns.
  private static func factor(_ desk: Size, _ screens: [Size], columns: Int) -> Double {
    let width = desk.width / Double(columns) - 2 * margin
    let room = nameRoom + 2 * margin
    let height = desk.height / Double(rows(screens.count, columns)) - room
    return screens.map { min(width / $0.width, height / $0.height) }.min() ?? 0
  }
}
