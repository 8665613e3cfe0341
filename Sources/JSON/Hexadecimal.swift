/// Reads bytes that are written as hexadecimal figures.
extension [UInt8] {
  /// The bytes that hexadecimal figures spell, two a byte; nil if they spell no bytes.
  package init?(hexadecimal text: String) {
    let figures = text.utf8.map { byte -> UInt8? in
      switch byte {
      case 0x30...0x39: byte - 0x30
      case 0x41...0x46: byte - 0x41 + 10
      case 0x61...0x66: byte - 0x61 + 10
      default: nil
      }
    }
    guard figures.count % 2 == 0 else { return nil }
    self = []
    for index in stride(from: 0, to: figures.count, by: 2) {
      guard let high = figures[index], let low = figures[index + 1] else { return nil }
      append(high << 4 | low)
    }
  }
}
