import CFiles
import JSON

/// Compresses bytes as browsers can inflate them.
package enum Deflate {
  /// Raw deflate (RFC 1951).
  package static func raw(_ bytes: [UInt8], level: Int = 9) throws(Problem) -> [UInt8] {
    var count = 0
    guard let made = dp_deflate_bytes(bytes, bytes.count, CInt(level), &count) else {
      throw Problem(
        what: "not enough memory to compress \(bytes.count) bytes", kind: .machine)
    }
    defer { dp_deflate_bytes_free(made) }
    return Array(UnsafeBufferPointer(start: made, count: count))
  }
}
