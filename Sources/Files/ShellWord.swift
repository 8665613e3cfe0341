/// A text quoted so that a shell takes it as one word.
package func shellWord(_ word: String) -> String {
  let isPlain = word.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "._-/@+=:,%".utf8.contains(byte)
    }
  }
  // A minus would make an option of it.
  let path = word.hasPrefix("-") ? "./\(word)" : word
  return isPlain && !word.isEmpty ? path : "'" + path.replacing("'", with: "'\\''") + "'"
}
