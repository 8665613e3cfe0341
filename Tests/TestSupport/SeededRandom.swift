import TouchKit

/// Vigna's SplitMix64: the same numbers from the same seed on every machine.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  public mutating func whole(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Evenly from 0 to below 1, from the upper 53 bits.
  public mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }

  public mutating func double(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * share()
  }

  /// Evenly by order of magnitude, for a range above 0.
  public mutating func magnitude(in range: ClosedRange<Double>) -> Double {
    let low = Double(range.lowerBound.exponent)
    let high = Double(range.upperBound.exponent)
    let exponent = Int(exactly: double(in: low...high).rounded(.down)) ?? 0
    return min(
      max(
        double(in: 1...2) * Double(sign: .plus, exponent: exponent, significand: 1),
        range.lowerBound), range.upperBound)
  }

  public mutating func time(in range: ClosedRange<Time>) -> Time {
    Time(
      microseconds: Int64.random(
        in: range.lowerBound.microseconds...range.upperBound.microseconds, using: &self))
  }
}
