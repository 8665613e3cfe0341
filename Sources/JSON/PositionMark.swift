/// A byte whose line and column are known.
struct PositionMark: Equatable, Sendable {
  var index = 0
  var line = 1
  var column = 1

  mutating func advance(to target: Int, in input: UnsafeBufferPointer<UInt8>) {
    let end = min(target, input.count)
    while index < end {
      let byte = input[index]
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      index += 1
    }
  }
}
