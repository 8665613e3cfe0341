/// Random numbers for monkey tests: the same from the same seed on every machine (Vigna's SplitMix64).
struct MonkeyRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A number from 0 to below `bound`.
  mutating func whole(below bound: Int) -> Int {
    Int(truncatingIfNeeded: next() % UInt64(max(bound, 1)))
  }

  /// Evenly from 0 to below 1, from the upper 53 bits.
  mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Whether something that happens with this probability happens now.
  mutating func chance(_ share: Double) -> Bool { self.share() < share }

  mutating func pick<Item>(from items: [Item]) -> Item { items[whole(below: items.count)] }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    min(range.lowerBound + share() * (range.upperBound - range.lowerBound), range.upperBound)
  }
}
