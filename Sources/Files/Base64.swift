/// Writes bytes in base 64 (RFC 4648), as data URLs hold them.
package func base64(_ bytes: [UInt8]) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  let count = (bytes.count + 2) / 3 * 4
  return String(unsafeUninitializedCapacity: count) { text in
    var at = 0
    for index in stride(from: 0, to: bytes.count, by: 3) {
      let left = bytes.count - index
      let three =
        Int(bytes[index]) << 16 | (left > 1 ? Int(bytes[index + 1]) << 8 : 0)
        | (left > 2 ? Int(bytes[index + 2]) : 0)
      text[at] = letters[three >> 18]
      text[at + 1] = letters[three >> 12 & 63]
      text[at + 2] = left > 1 ? letters[three >> 6 & 63] : UInt8(ascii: "=")
      text[at + 3] = left > 2 ? letters[three & 63] : UInt8(ascii: "=")
      at += 4
    }
    return count
  }
}
