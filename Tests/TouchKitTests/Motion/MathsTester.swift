import Glibc
import TestSupport
import TouchKit

/// The functions of `Maths` beside those of the C library, with the ranges motions use and far more.
enum MathsTester: String, CaseIterable {
  case exp, expSmall, expm1, log, logNearOne, sin, cos, sinFar, cosFar, atan2

  /// How many Doubles lie between ours and the C library's at the next random point.
  func difference(_ random: inout SeededRandom) -> (ulps: UInt64, point: String) {
    switch self {
    case .exp: compare(random.double(in: -745...709), Maths.exp, Glibc.exp)
    case .expSmall: compare(random.double(in: -3...3), Maths.exp, Glibc.exp)
    case .expm1: compare(random.double(in: -40...3), Maths.expm1, Glibc.expm1)
    case .log: compare(random.magnitude(in: .leastNonzeroMagnitude...1.7e308), Maths.log, Glibc.log)
    case .logNearOne: compare(random.double(in: 0.9...1.1), Maths.log, Glibc.log)
    case .sin: compare(random.double(in: -100...100), Maths.sin, Glibc.sin)
    case .cos: compare(random.double(in: -100...100), Maths.cos, Glibc.cos)
    case .sinFar: compare(random.double(in: -1_600_000...1_600_000), Maths.sin, Glibc.sin)
    case .cosFar: compare(random.double(in: -1_600_000...1_600_000), Maths.cos, Glibc.cos)
    case .atan2:
      compare(
        random.double(in: -1000...1000), random.double(in: -10...10), Maths.atan2, Glibc.atan2)
    }
  }

  /// All bits of many results in one number.
  func fingerprint(points: Int) -> UInt64 {
    var random = SeededRandom(seed: 7)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for _ in 0..<points {
      let x = random.double(in: -50...50)
      let y = random.double(in: -50...50)
      let result: Double =
        switch self {
        case .exp, .expSmall: Maths.exp(x)
        case .expm1: Maths.expm1(x / 50)
        case .log, .logNearOne: Maths.log(x.magnitude)
        case .sin: Maths.sin(x)
        case .cos: Maths.cos(x)
        case .sinFar: Maths.sin(x * 30_000)
        case .cosFar: Maths.cos(x * 30_000)
        case .atan2: Maths.atan2(y, x)
        }
      hash = (hash ^ result.bitPattern) &* 0x100_0000_01b3
    }
    return hash
  }

  static let fingerprints: [(MathsTester, UInt64)] = [
    (.exp, 10_606_826_928_917_922_389),
    (.expm1, 1_093_871_615_444_315_309),
    (.log, 15_158_941_963_060_413_937),
    (.sin, 3_730_499_126_086_725_611),
    (.cos, 4_067_995_421_636_386_067),
    (.sinFar, 8_920_566_644_550_232_363),
    (.cosFar, 5_399_268_998_467_114_984),
    (.atan2, 15_389_870_956_410_501_732),
  ]

  private func compare(
    _ x: Double, _ ours: (Double) -> Double, _ theirs: (Double) -> Double
  ) -> (UInt64, String) {
    (Self.ulps(ours(x), theirs(x)), "\(self)(\(x))")
  }

  private func compare(
    _ x: Double, _ y: Double, _ ours: (Double, Double) -> Double,
    _ theirs: (Double, Double) -> Double
  ) -> (UInt64, String) {
    (Self.ulps(ours(x, y), theirs(x, y)), "\(self)(\(x), \(y))")
  }

  /// The number of steps from one Double to the other; the two zeros are one.
  static func ulps(_ a: Double, _ b: Double) -> UInt64 {
    if a.isNaN || b.isNaN { return a.isNaN && b.isNaN ? 0 : .max }
    func place(_ x: Double) -> Int64 {
      let bits = Int64(bitPattern: x.magnitude.bitPattern)
      return x.sign == .minus ? -bits : bits
    }
    return (place(a) - place(b)).magnitude
  }
}
