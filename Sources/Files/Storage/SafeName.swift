/// Whether `name` can be a file's name that is taken from an untrusted file: 1 to 100 of
/// `A-Z a-z 0-9 . _ -`, not starting with a dot.
public func isSafeName(_ name: String) -> Bool {
  let bytes = name.utf8
  guard (1...100).contains(bytes.count), bytes.first != UInt8(ascii: ".") else { return false }
  return bytes.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

func checkSafeName(_ name: String, in path: String) throws(Problem) {
  guard isSafeName(name) else {
    throw Problem(
      file: path, what: "\(quoted(name)) is no safe name for a file",
      remedy: "use 1 to 100 of A-Z a-z 0-9 . _ - and no dot at the start")
  }
}
