/// The heights of very many rows, few of which differ from the usual height.
///
/// Offsets are exact: the offset of a row is its number times the usual height, plus the sum of all differences from
/// the usual height in the rows before it. Only rows with a height of their own need memory.
public struct RowHeights: Equatable, Sendable {
  /// The number of rows.
  public let count: Int
  /// The height of every row that has no height of its own, in points.
  public let usual: Double
  /// The changed rows in ascending order, and how much higher each is than the usual height.
  private var rows: [Int32] = []
  private var extras: [Double] = []
  /// The sum of the extras before each changed row; one element longer than `rows`.
  private var sums: [Double] = [0]

  /// A number of rows of one height.
  public init(count: Int, usual: Double) {
    precondition(
      count >= 0 && count <= Int(Int32.max), "a list can't have \(count) rows")
    precondition(usual > 0 && usual.isFinite, "a row can't be \(usual) high")
    self.count = count
    self.usual = usual
  }

  /// The height of all rows together.
  public var total: Double { offset(of: count) }

  /// The height of a row in points.
  public func height(of row: Int) -> Double {
    let index = index(of: row)
    return index < rows.count && rows[index] == row ? usual + extras[index] : usual
  }

  /// The offset at which a row begins. For the row `count`, this is the end of the last row.
  public func offset(of row: Int) -> Double { Double(row) * usual + sums[index(of: row)] }

  /// The row at an offset; the first row if the offset is before all rows, and the last if it is
  /// after all.
  public func row(at offset: Double) -> Int {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if self.offset(of: middle) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Sets the height of a row, and returns the difference to the old height. If the row does not exist, nothing
  /// changes.
  @discardableResult
  public mutating func set(_ height: Double, of row: Int) -> Double {
    guard row >= 0, row < count, height > 0, height.isFinite else { return 0 }
    let difference = height - self.height(of: row)
    guard difference != 0 else { return 0 }
    let index = index(of: row)
    let isChanged = index < rows.count && rows[index] == row
    if height == usual {
      rows.remove(at: index)
      extras.remove(at: index)
      sums.removeLast()
    } else if isChanged {
      extras[index] = height - usual
    } else {
      rows.insert(Int32(row), at: index)
      extras.insert(height - usual, at: index)
      sums.append(0)
    }
    for later in index..<rows.count { sums[later + 1] = sums[later] + extras[later] }
    return difference
  }

  /// The first changed row that is not before `row`, as an index into `rows`.
  private func index(of row: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
