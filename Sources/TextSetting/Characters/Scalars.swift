/// A text as characters, with the bytes at which they begin.
struct Scalars {
  /// The characters. A zero is 1 instead: it has no glyph of its own either.
  private(set) var values: [UInt32]
  /// The byte at which each begins, and where the text ends.
  private(set) var starts: [Int32]
  /// The greatest of the values.
  private(set) var greatest: UInt32 = 0

  var count: Int { values.count }
  var byteCount: Int { Int(starts[values.count]) }

  /// The characters of UTF-8, which must be valid.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    values = []
    starts = []
    values.reserveCapacity(bytes.count)
    starts.reserveCapacity(bytes.count + 1)
    var next = 0
    while next < bytes.count {
      starts.append(Int32(truncatingIfNeeded: next))
      let first = UInt32(bytes[next])
      var length = 1
      var value = first
      if first >= 0xF0 {
        length = 4
        value = first & 7
      } else if first >= 0xE0 {
        length = 3
        value = first & 0xF
      } else if first >= 0xC0 {
        length = 2
        value = first & 0x1F
      }
      for place in 1..<max(length, 1) where next + place < bytes.count {
        value = value << 6 | UInt32(bytes[next + place] & 0x3F)
      }
      if value == 0 { value = 1 }
      values.append(value)
      greatest = max(greatest, value)
      next += length
    }
    starts.append(Int32(truncatingIfNeeded: bytes.count))
  }

  /// The characters of a range, and others behind them.
  init(_ other: Scalars, _ range: Range<Int>, then more: [UInt32]) {
    values = Array(other.values[range])
    let start = other.starts[range.lowerBound]
    starts = other.starts[range.lowerBound...range.upperBound].map { $0 - start }
    for value in more {
      values.append(value)
      starts.append(starts[starts.count - 1] + Scalars.length(value))
    }
    greatest = values.reduce(0, max)
  }

  /// How many bytes a character has in UTF-8.
  private static func length(_ value: UInt32) -> Int32 {
    value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
  }

  subscript(_ place: Int) -> UInt32 { values[place] }

  /// The place of a byte.
  func place(ofByte byte: Int) -> Place {
    if starts.count == byteCount + 1 { return Place(byte) }
    var first = 0
    var end = values.count
    while first < end {
      let middle = (first + end + 1) / 2
      if Int(starts[middle]) <= byte { first = middle } else { end = middle - 1 }
    }
    return Place(first, isInside: Int(starts[first]) < byte)
  }

  func byte(of place: Int) -> Int { Int(starts[place]) }
}
