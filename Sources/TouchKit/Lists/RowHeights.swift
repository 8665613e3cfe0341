/// The heights of very many rows, of which few differ from the usual one.
///
/// Offsets are exact: a row's is its number times the usual height plus the sum of what the changed rows before it have
/// more or less. Memory grows with the changed rows alone.
public struct RowHeights: Equatable, Sendable {
  public let count: Int
  public let usual: Double
  /// The changed rows in ascending order, and what each has more than the usual height.
  private var rows: [Int32] = []
  private var extras: [Double] = []
  /// The sum of the extras before each changed row; one longer than `rows`.
  private var sums: [Double] = [0]

  public init(count: Int, usual: Double) {
    precondition(
      count >= 0 && count <= Int(Int32.max), "a list can't have \(count) rows")
    precondition(usual > 0 && usual.isFinite, "a row can't be \(usual) high")
    self.count = count
    self.usual = usual
  }

  /// The height of all rows together.
  public var total: Double { offset(of: count) }

  public func height(of row: Int) -> Double {
    let place = place(of: row)
    return place < rows.count && rows[place] == row ? usual + extras[place] : usual
  }

  /// Where a row begins; `count` gives the end of the last.
  public func offset(of row: Int) -> Double { Double(row) * usual + sums[place(of: row)] }

  /// The row that an offset lies in, the first or last where it lies before or behind all.
  public func row(at offset: Double) -> Int {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if self.offset(of: middle) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Sets a row's height and gives the difference to what it was; a row that does not exist changes nothing.
  @discardableResult
  public mutating func set(_ height: Double, of row: Int) -> Double {
    guard row >= 0, row < count, height > 0, height.isFinite else { return 0 }
    let difference = height - self.height(of: row)
    guard difference != 0 else { return 0 }
    let place = place(of: row)
    let isChanged = place < rows.count && rows[place] == row
    if height == usual {
      rows.remove(at: place)
      extras.remove(at: place)
      sums.removeLast()
    } else if isChanged {
      extras[place] = height - usual
    } else {
      rows.insert(Int32(row), at: place)
      extras.insert(height - usual, at: place)
      sums.append(0)
    }
    for later in place..<rows.count { sums[later + 1] = sums[later] + extras[later] }
    return difference
  }

  /// The first changed row that is not before `row`, as a place in `rows`.
  private func place(of row: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
