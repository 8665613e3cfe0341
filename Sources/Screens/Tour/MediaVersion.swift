/// A version in numbers, such as 1.2.0.
struct MediaVersion: Comparable, Hashable, Sendable {
  let parts: [Int]

  /// Reads up to three numbers between dots; nil for anything else.
  init?(_ text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = words.compactMap { word in
      word.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(word) : nil
    }
    guard numbers.count == words.count, (1...3).contains(numbers.count) else { return nil }
    parts = numbers + Array(repeating: 0, count: 3 - numbers.count)
  }

  static func < (a: MediaVersion, b: MediaVersion) -> Bool {
    a.parts.lexicographicallyPrecedes(b.parts)
  }
}
