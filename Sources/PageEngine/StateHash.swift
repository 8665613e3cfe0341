import TouchKit

/// A number that stands for a state: equal states have equal numbers, on every machine and in a page.
///
/// Every value is written as bytes in one fixed way, and the bytes are hashed (FNV-1a, 64 bits). `Hasher` is of no use for this:
/// its result is another one in each process.
package struct StateHash {
  /// The number so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  mutating func add(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  mutating func add(_ word: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      add(byte: UInt8(truncatingIfNeeded: word >> shift))
    }
  }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ flag: Bool) { add(byte: flag ? 1 : 0) }

  /// The bits of a number: 0 and -0 differ.
  mutating func add(_ number: Double) { add(number.bitPattern) }

  /// The bytes of a text, with their count in front.
  mutating func add(_ text: String) {
    add(text.utf8.count)
    for byte in text.utf8 { add(byte: byte) }
  }

  mutating func add(_ text: String?) {
    add(text != nil)
    if let text { add(text) }
  }

  mutating func add(_ time: Time) { add(UInt64(bitPattern: time.microseconds)) }

  mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ size: Size) {
    add(size.width)
    add(size.height)
  }

  mutating func add(_ rect: Rect) {
    add(rect.origin)
    add(rect.size)
  }
}
