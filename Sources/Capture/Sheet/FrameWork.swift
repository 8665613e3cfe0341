/// The frames that some rows of a sheet need, each once: runs that do the same at a time have the same frame then.
struct FrameWork {
  private(set) var frames:
    [(frame: SmallMultiples.Frame, places: [(sheet: RowSheet, column: Int)])] = []
  /// Which of them are in a column.
  private var known: [Int: [Int]] = [:]

  mutating func add(_ needed: [(column: Int, SmallMultiples.Frame)], on sheet: RowSheet) {
    for (column, frame) in needed {
      let same = known[column]?.first { number in
        frames[number].frame.size == frame.size && frames[number].frame.list == frame.list
      }
      if let same {
        frames[same].places.append((sheet, column))
      } else {
        known[column, default: []].append(frames.count)
        frames.append((frame, [(sheet, column)]))
      }
    }
  }
}
