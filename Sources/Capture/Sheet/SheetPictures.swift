import TouchKit

/// The pictures that a sheet needs, each once: runs that do the same at a time have the same frame then.
struct SheetPictures {
  struct Picture {
    var frame: FrameLook.Frame
    /// Pixels a point.
    var scale: Double
  }

  private(set) var all: [Picture] = []
  /// Those in a column of frames.
  private var frames: [Int: [Int]] = [:]
  private var labels: [Label: Int] = [:]

  /// Words as they are on a sheet.
  struct Label: Hashable {
    var words: String
    var width: Int
    var size: Int
    var weight = 400
  }

  /// The number of a column's frame.
  mutating func number(of frame: FrameLook.Frame, scale: Double, in column: Int) -> Int {
    let same = frames[column]?.first { all[$0].frame == frame }
    if let same { return same }
    frames[column, default: []].append(all.count)
    return add(Picture(frame: frame, scale: scale))
  }

  /// The number of words; they are as large at any scale.
  mutating func number(of label: Label) -> Int {
    if let known = labels[label] { return known }
    labels[label] = all.count
    return add(Picture(frame: ContactSheet.frame(of: label), scale: 1))
  }

  private mutating func add(_ picture: Picture) -> Int {
    all.append(picture)
    return all.count - 1
  }
}
