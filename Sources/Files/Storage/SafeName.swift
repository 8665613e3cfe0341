import JSON

/// Whether a file may have the name `name` if that comes from an untrusted file: 1 to 100 of `A-Z a-z 0-9 . _ -`, not
/// starting with a dot.
package func isSafeName(_ name: String) -> Bool {
  (1...100).contains(name.utf8.count) && hasSafeLetters(name) && !name.utf8.contains(at)
}

/// The same with room for what a program adds to such a name: `@` may be in it, and it may be twice as long.
package func isSafeFileName(_ name: String) -> Bool {
  (1...200).contains(name.utf8.count) && hasSafeLetters(name)
}

func checkSafeName(_ name: String, in path: String) throws(Problem) {
  guard isSafeFileName(name) else {
    throw Problem(
      file: path, what: "\(quoted(name)) can't be the name of a file",
      remedy: "use 1 to 200 characters of A-Z a-z 0-9 . _ - @, and no dot at the start")
  }
}

private let at = UInt8(ascii: "@")

private func hasSafeLetters(_ name: String) -> Bool {
  name.utf8.first != UInt8(ascii: ".")
    && name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "-"), at:
        true
      default: false
      }
    }
}
