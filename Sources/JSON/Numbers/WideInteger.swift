/// An integer that holds any number whose halfway point between two Doubles is in question.
struct WideInteger {
  /// The bits, 32 a part, the lowest first; parts from `count` on are 0.
  ///
  /// 770 digits have 2558 bits. A significand times 5 to the power of 1094 has 2595 bits: that is the smallest Double,
  /// against a number of so many digits. 84 parts have 2688.
  private var parts = InlineArray<84, UInt32>(repeating: 0)
  private var count = 0

  init() {}

  init(_ value: UInt64) {
    parts[0] = UInt32(truncatingIfNeeded: value)
    parts[1] = UInt32(truncatingIfNeeded: value >> 32)
    count = 2
  }

  mutating func multiply(by factor: UInt32, adding carried: UInt32 = 0) {
    var carry = UInt64(carried)
    for index in 0..<count {
      let product = UInt64(parts[index]) * UInt64(factor) + carry
      parts[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 {
      parts[count] = UInt32(carry)
      count += 1
    }
  }

  /// Multiplies by 5 to the power of `power`.
  mutating func multiply(byFives power: Int) {
    // 5¹³ is the largest power below 2³².
    for _ in 0..<(power / 13) { multiply(by: 1_220_703_125) }
    for _ in 0..<(power % 13) { multiply(by: 5) }
  }

  /// Multiplies by 2 to the power of `bits`.
  mutating func shift(by bits: Int) {
    multiply(by: 1 << UInt32(bits % 32))
    let whole = bits / 32
    guard whole > 0 else { return }
    for index in (0..<count).reversed() {
      parts[index + whole] = parts[index]
    }
    for index in 0..<whole { parts[index] = 0 }
    count += whole
  }

  static func < (a: WideInteger, b: WideInteger) -> Bool {
    for index in (0..<max(a.count, b.count)).reversed() where a.parts[index] != b.parts[index] {
      return a.parts[index] < b.parts[index]
    }
    return false
  }
}
