import CFiles

/// SHA-256 as 64 lower-case hex digits.
package enum SHA256 {
  package static func hex(of bytes: UnsafeRawBufferPointer) -> String {
    hex(ofParts: { $0(bytes) })
  }

  package static func hex(of bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { hex(of: $0) }
  }

  /// The hash of all the parts that `produce` passes on, one after the other.
  package static func hex(
    ofParts produce: ((UnsafeRawBufferPointer) -> Void) -> Void, onHardware: Bool = true
  ) -> String {
    let checksum = dp_checksum_new(onHardware)
    produce { part in
      guard let start = part.baseAddress else { return }
      dp_checksum_update(checksum, start.assumingMemoryBound(to: UInt8.self), part.count)
    }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 65) { digits in
      guard let start = digits.baseAddress else { return "" }
      dp_checksum_finish(checksum, start)
      return String(cString: start)
    }
  }

  /// What only holders of the key can make of the bytes: HMAC-SHA-256.
  package static func hex(of bytes: [UInt8], key: [UInt8]) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 65) { digits in
      guard let start = digits.baseAddress else { return "" }
      dp_checksum_keyed(key, key.count, bytes, bytes.count, start)
      return String(cString: start)
    }
  }
}
