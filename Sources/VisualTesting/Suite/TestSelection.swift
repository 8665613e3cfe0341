/// Which of the tests are run.
package struct TestSelection: Equatable, Sendable {
  /// Only tests whose title or name holds all these words; case does not count.
  package var words: [String]
  /// Only the tests of which a picture failed at the last run, by their titles.
  package var titles: [String]?
  /// Only every n-th of the remaining tests, beginning with the i-th.
  package var shard: Shard?

  /// One of `count` parts of a suite, counted from 1.
  package struct Shard: Equatable, Sendable {
    package var number: Int
    package var count: Int

    /// Reads `2/5`; nil if that makes no sense.
    package init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map {
        $0.allSatisfy(\.isASCII) ? Int($0) : nil
      }
      guard parts.count == 2, let number = parts[0], let count = parts[1],
        (1...10_000).contains(count), (1...count).contains(number)
      else { return nil }
      self.number = number
      self.count = count
    }
  }

  package init(words: [String] = [], titles: [String]? = nil, shard: Shard? = nil) {
    self.words = words
    self.titles = titles
    self.shard = shard
  }

  /// The tests that are run; nil if no test was selected. A shard may be empty if there are few tests.
  package func select(_ tests: [PictureTest]) -> [PictureTest]? {
    let wanted = words.map { $0.lowercased() }
    let failed = titles.map(Set.init)
    let selected = tests.filter { test in
      let text = "\(test.title)\n\(test.name)".lowercased()
      return wanted.allSatisfy { text.contains($0) } && failed?.contains(test.title) ?? true
    }
    guard !selected.isEmpty else { return nil }
    guard let shard else { return selected }
    return selected.indices.filter { $0 % shard.count == shard.number - 1 }.map { selected[$0] }
  }
}
