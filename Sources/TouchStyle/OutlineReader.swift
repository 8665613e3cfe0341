import JSON
import TouchKit

/// Reads an outline's commands with their numbers, one by one.
struct OutlineReader {
  private let bytes: [UInt8]
  private var index = 0
  private(set) var currentPoint = Point.zero
  /// Where the present part of the outline began.
  private(set) var start = Point.zero
  private var command: Character?

  init(_ outline: String) { bytes = Array(outline.utf8) }

  /// The next command's letter; the last one again if numbers follow without a letter.
  mutating func nextCommand() -> Character? {
    skipBlanks()
    guard index < bytes.count else { return nil }
    if bytes[index] >= UInt8(ascii: "A") {
      command = Character(UnicodeScalar(bytes[index]))
      index += 1
    } else if command == "M" {
      command = "L"
    }
    return command
  }

  mutating func number() -> Double {
    skipBlanks()
    let first = index
    while index < bytes.count, bytes[index] < UInt8(ascii: "A"), bytes[index] > UInt8(ascii: ",") {
      if bytes[index] == UInt8(ascii: "-"), index > first { break }
      index += 1
    }
    let text = bytes[first..<index]
    guard let number = text.withUnsafeBufferPointer({ Double(decimal: $0) }) else {
      preconditionFailure("\(String(decoding: text, as: UTF8.self)) is no number")
    }
    return number
  }

  mutating func point() -> Point {
    let x = number()
    return Point(x, number())
  }

  mutating func moved(to point: Point, startsSubpath: Bool = false) {
    currentPoint = point
    if startsSubpath { start = point }
  }

  private mutating func skipBlanks() {
    while index < bytes.count,
      bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ",")
    {
      index += 1
    }
  }
}
