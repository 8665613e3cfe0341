import Glibc
import TestSupport
import Testing
import TouchKit

@Suite struct MathsTests {
  @Test(arguments: MathsTester.allCases)
  func `Each function is within 2 ulp of the C library's`(function: MathsTester) {
    var random = SeededRandom(seed: 11)
    for _ in 0..<3000 {
      let (ulps, point) = function.difference(&random)
      #expect(ulps <= 2, "\(point) is \(ulps) ulp off")
    }
  }

  /// Against the true values, rounded to Double: mpmath 1.3 with 50 digits.
  @Test func `Each function is within 1 ulp of the true value`() {
    func check(_ ours: Double, _ truth: Double, _ what: String) {
      #expect(MathsTester.ulps(ours, truth) <= 1, "\(what) is \(ours) and not \(truth)")
    }
    let exponentials: [(Double, exp: Double, expm1: Double)] = [
      (1, 0x1.5bf0a8b145769p+1, 0x1.b7e151628aed3p+0),
      (-1, 0x1.78b56362cef38p-2, -0x1.43a54e4e98864p-1),
      (0.1, 0x1.1aec7b35a00d4p+0, 0x1.aec7b35a00d3ap-4),
      (-0.002, 0x1.fefa1e333cd77p-1, -0x1.05e1ccc32891cp-9),
      (10.5, 0x1.1bb7015e84d3bp+15, 0x1.1bb5015e84d3bp+15),
      (-100.25, 0x1.4acd31e167ebbp-145, -1),
      (700.125, 0x1.0c24ed83b8e53p+1010, 0x1.0c24ed83b8e53p+1010),
      (1e-9, 0x1.000000044b830p+0, 0x1.12e0be84bbb51p-30),
    ]
    for (x, exponential, rest) in exponentials {
      check(Maths.exp(x), exponential, "exp(\(x))")
      check(Maths.expm1(x), rest, "expm1(\(x))")
    }
    let logarithms: [(Double, Double)] = [
      (2, 0x1.62e42fefa39efp-1), (10, 0x1.26bb1bbb55516p+1), (0.5, -0x1.62e42fefa39efp-1),
      (0.998, -0x1.06680ffe7cc09p-9), (1.000_000_1, 0x1.ad7f2847b6492p-24),
      (1e-300, -0x1.5963447f87fb5p+9), (12345.678, 0x1.2d79559791e31p+3),
    ]
    for (x, truth) in logarithms { check(Maths.log(x), truth, "log(\(x))") }
    let angles: [(Double, sin: Double, cos: Double)] = [
      (1, 0x1.aed548f090ceep-1, 0x1.14a280fb5068cp-1),
      (-2.5, -0x1.326af0dcfcab1p-1, -0x1.9a2f7ef858b7dp-1),
      (.pi, 0x1.1a62633145c07p-53, -1),
      (100.1, -0x1.abc60c6e652b0p-2, 0x1.d12f2e24ed41ap-1),
      (1e5, 0x1.24daa9c527e96p-5, -0x1.ffac3841b3da7p-1),
      (1e-8, 0x1.5798ee2308c3ap-27, 1),
      (22, -0x1.220a29f6eb9f4p-7, -0x1.fffadd8d4acdap-1),
      // 6·10⁻¹⁹ from 29·π/2: of all Doubles up to 1,600,000 the nearest to a multiple.
      (45.553093477052, 1, -0x1.6d61b58c99c43p-61),
    ]
    for (x, sine, cosine) in angles {
      check(Maths.sin(x), sine, "sin(\(x))")
      check(Maths.cos(x), cosine, "cos(\(x))")
    }
    let arcs: [(Double, Double, Double)] = [
      (1, 2, 0x1.dac670561bb4fp-2), (-3, 4, -0x1.4978fa3269ee1p-1),
      (5, -0.001, 0x1.922cd0b5b5711p+0), (-0.1, -7, -0x1.904ba0292380fp+1),
      (1e-20, 3, 0x1.f7b816618582fp-69), (12, 5, 0x1.2d0ead6066395p+0),
    ]
    for (y, x, truth) in arcs { check(Maths.atan2(y, x), truth, "atan2(\(y), \(x))") }
  }

  @Test func `Special numbers go through as through the C library`() {
    let special: [Double] = [
      0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, 0x1p-1040, 1e308, -1e308, 0x1p53, 0x1p53 + 2, 1e20,
      .infinity, -.infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    func same(_ ours: Double, _ theirs: Double, _ what: String) {
      #expect(
        MathsTester.ulps(ours, theirs) <= 2 && (ours.isNaN || ours.sign == theirs.sign),
        "\(what) is \(ours) and not \(theirs)")
    }
    for x in special {
      same(Maths.exp(x), Glibc.exp(x), "exp(\(x))")
      same(Maths.expm1(x), Glibc.expm1(x), "expm1(\(x))")
      same(Maths.log(x), Glibc.log(x), "log(\(x))")
      if x.magnitude < 1e6 || !x.isFinite {
        same(Maths.sin(x), Glibc.sin(x), "sin(\(x))")
        same(Maths.cos(x), Glibc.cos(x), "cos(\(x))")
      }
      for y in special {
        same(Maths.atan2(x, y), Glibc.atan2(x, y), "atan2(\(x), \(y))")
      }
    }
  }

  @Test func `Results too small for a normal number are rounded once`() {
    for x in stride(from: -745.1, through: -708, by: 0.37) {
      #expect(MathsTester.ulps(Maths.exp(x), Glibc.exp(x)) <= 1, "exp(\(x))")
    }
  }

  @Test func `An angle beyond the exact range still has its sine to within its own rounding`() {
    for x in [2e6, 1e9, -3e12] {
      #expect((Maths.sin(x) - Glibc.sin(x)).magnitude <= x.magnitude * 0x1p-52)
      #expect((Maths.cos(x) - Glibc.cos(x)).magnitude <= x.magnitude * 0x1p-52)
    }
  }

  /// The same numbers were printed by a debug and a release build; another processor or compiler has
  /// to give them too, or the same motion would end in other pixels there.
  @Test(arguments: MathsTester.fingerprints)
  func `Every bit is the same on every machine`(function: MathsTester, bits: UInt64) {
    #expect(function.fingerprint(points: 2000) == bits)
  }
}
