/// Picks few combinations of values so that any two values of different kinds meet in at least one.
enum PairCover {
  /// The combinations, each with an index for every kind; `counts` says how many values each kind has.
  ///
  /// Of all combinations the one that has the most new pairs is taken next, the first of several.
  static func combinations(_ counts: [Int]) -> [[Int]] {
    let all = counts.reduce([[Int]]([[]])) { begun, count in
      begun.flatMap { one in (0..<count).map { one + [$0] } }
    }
    var missing = Set(all.flatMap(pairs))
    var chosen: [[Int]] = []
    while !missing.isEmpty {
      let news = all.map { one in pairs(one).count { missing.contains($0) } }
      guard let most = news.max(), let index = news.firstIndex(of: most) else { break }
      chosen.append(all[index])
      missing.subtract(pairs(all[index]))
    }
    return chosen
  }

  /// Two kinds with a value of each.
  struct Pair: Hashable {
    var kinds: [Int]
    var values: [Int]
  }

  static func pairs(_ one: [Int]) -> [Pair] {
    one.indices.flatMap { first in
      (first + 1..<one.count).map { second in
        Pair(kinds: [first, second], values: [one[first], one[second]])
      }
    }
  }
}
