/// A number above 0 in 64 bits, with a bound of what is cut off.
///
/// Digits and a power of five are multiplied in 64 bits: 5 to the power of q = 27·n + r is `five27[n]` · `five[r]`. All
/// that is inexact is cut off, never rounded up. So the number is at least `fraction` and less than `fraction` + `error`, in
/// units of `unit`.
struct DecimalEstimate {
  /// The first 64 bits; the highest one is 1.
  private(set) var fraction: UInt64
  /// The power of two of the last bit.
  private(set) var unit: Int
  let error: UInt64

  /// The power of two of the first bit.
  var top: Int { unit + 63 }

  /// The number `digits` · 10 to the power of `tens`. If digits are cut off, it is below the same with one digit more.
  init(_ digits: UInt64, tens: Int, isCut: Bool) {
    let (n, r) = DecimalEstimate.parts(of: tens)
    let zeros = digits.leadingZeroBitCount
    fraction = digits << UInt64(zeros)
    unit = tens - zeros
    // What digits behind these add, in units of the last bit.
    let cut: UInt64 = isCut ? 1 << UInt64(zeros) : 0
    // The first product doubles `cut` at most and loses less than 1. The second one doubles all that at most and loses less
    // than 4: its factor is too small by less than 1.
    error = 2 * (2 * cut + 1) + 4
    let five = PowersOf.five[r]
    let fiveZeros = five.leadingZeroBitCount
    multiply(by: five << UInt64(fiveZeros), unit: -fiveZeros)
    multiply(by: PowersOf.five27[n + PowersOf.first27], unit: PowersOf.unit(of27: n))
  }

  /// A power of five as 27·n + r.
  private static func parts(of power: Int) -> (n: Int, r: Int) {
    // The offset makes it positive, so that the division rounds down.
    let shifted = power + 27 * PowersOf.first27
    return (shifted / 27 - PowersOf.first27, shifted % 27)
  }

  /// Multiplies by a factor whose highest bit is 1, and keeps the first 64 bits.
  private mutating func multiply(by factor: UInt64, unit factorUnit: Int) {
    // By halves, because not all processors multiply to 128 bits.
    let lower: UInt64 = 0xFFFF_FFFF
    let (a, b) = (fraction >> 32, fraction & lower)
    let (c, d) = (factor >> 32, factor & lower)
    let last = b * d
    let middle = a * d + last >> 32
    let other = b * c + middle & lower
    let high = a * c + middle >> 32 + other >> 32
    unit += factorUnit + 64
    if high >> 63 == 1 {
      fraction = high
    } else {
      fraction = high << 1 | other >> 31 & 1
      unit -= 1
    }
  }
}
