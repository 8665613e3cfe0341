/// A packed event record of 32-bit words, least significant byte first.
///
/// Word 2 is the type. Words 6 and 7 are x and y: their bits are those of a `Float`, and must be reinterpreted, not
/// converted.
public struct RawRecord: Hashable, Sendable {
  /// The type of a touch down in the status bar.
  public static let statusBarDown: UInt32 = 1015

  /// The words of the record, at least eight.
  public var words: [UInt32]

  /// A record from bytes; nil unless they are whole words, at least eight of them.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count >= 32, bytes.count % 4 == 0 else { return nil }
    words = stride(from: 0, to: bytes.count, by: 4).map { start in
      bytes[start..<start + 4].reversed().reduce(0) { word, byte in word << 8 | UInt32(byte) }
    }
  }

  /// A record of a type at a point; all other words are 0.
  public init(type: UInt32, x: Float, y: Float) {
    words = [0, 0, type, 0, 0, 0, x.bitPattern, y.bitPattern]
  }

  /// The type of the event.
  public var type: UInt32 { words[2] }
  /// The point's x, in points.
  public var x: Float { Float(bitPattern: words[6]) }
  /// The point's y, in points.
  public var y: Float { Float(bitPattern: words[7]) }

  /// The bytes of the record, for an input.
  public var bytes: [UInt8] {
    words.flatMap { word in
      [0, 8, 16, 24].map { (shift: UInt32) in UInt8(truncatingIfNeeded: word >> shift) }
    }
  }
}
