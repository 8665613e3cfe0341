/// Vigna's SplitMix64: the same numbers from the same seed on every machine.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// From 0 up to 1.
  mutating func share() -> Double { Double(next() >> 11) / Double(1 << 53) }

  mutating func whole(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
