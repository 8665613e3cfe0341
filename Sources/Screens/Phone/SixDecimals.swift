/// A number with six decimals, as C's `%f` writes it.
///
/// A Float has 24 significant bits, a million has 14 beside its powers of two. So the product is exact in a Double, and to
/// round it to even is to round the number itself.
func sixDecimals(_ number: Float) -> String {
  if number.isNaN { return "nan" }
  let sign = number.sign == .minus ? "-" : ""
  if number.isInfinite { return sign + "inf" }
  let millionths = (Double(number.magnitude) * 1_000_000).rounded(.toNearestOrEven)
  // From 2^24 on every Float is whole.
  guard number.magnitude < 0x1p24, let count = Int64(exactly: millionths) else {
    return "\(sign)\(UInt128(exactly: number.magnitude) ?? .max).000000"
  }
  let decimals = String(count % 1_000_000)
  return "\(sign)\(count / 1_000_000)." + String(repeating: "0", count: 6 - decimals.count)
    + decimals
}
