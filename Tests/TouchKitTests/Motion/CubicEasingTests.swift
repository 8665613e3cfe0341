import TestSupport
import Testing
import TouchKit

@Suite struct CubicEasingTests {
  struct Reference: Sendable {
    var curve: TimingCurve
    /// (share of time, progress, rate)
    var points: [(Double, Double, Double)]
  }

  /// Computed with mpmath 1.3 at 50 digits: x(s) = share solved by 170 halvings, then y(s) and
  /// y′(s) ÷ x′(s).
  static let references = [
    Reference(
      curve: .ease,
      points: [
        (0.001, 0.00040480782215491231, 0.40962346632980878),
        (0.1, 0.094796305716043257, 1.5397578528889477),
        (0.25, 0.40851059135539587, 2.2078829456589271),
        (0.5, 0.80240338758485699, 0.99414245242601228),
        (0.75, 0.96045897834897408, 0.34676572161303334),
        (0.9, 0.99431647748455637, 0.11744708743883521),
        (0.999, 0.99999946634160384, 0.0010676420896057026),
      ]),
    Reference(
      curve: .easeIn,
      points: [
        (0.001, 1.8875054558443416e-6, 0.0037728747789824189),
        (0.1, 0.017026609651562945, 0.32418307499142903),
        (0.25, 0.093464650718824863, 0.67459779460832323),
        (0.5, 0.31535681257253931, 1.0739787798154259),
        (0.75, 0.62186186917489021, 1.3682889633952815),
        (0.9, 0.83942784576246657, 1.5350740098319091),
        (0.999, 0.99828599436637151, 1.7088603912460346),
      ]),
    Reference(
      curve: .easeOut,
      points: [
        (0.001, 0.0017140056336284929, 1.7088603912460347),
        (0.1, 0.16057215423753349, 1.5350740098319091),
        (0.5, 0.68464318742746071, 1.0739787798154259),
        (0.999, 0.99999811249454416, 0.0037728747789824211),
      ]),
    Reference(
      curve: .easeInOut,
      points: [
        (0.001, 1.8905015519453907e-6, 0.0037818597313072585),
        (0.1, 0.019722453548311199, 0.40224421881612719),
        (0.25, 0.12916193104731982, 1.0592618411747994),
        (0.5, 0.5, 1.7241379310344828),
        (0.75, 0.87083806895268021, 1.0592618411747992),
        (0.999, 0.99999810949844805, 0.0037818597313072608),
      ]),
    // Swings past both ends.
    Reference(
      curve: .cubic(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55),
      points: [
        (0.001, -0.00080755005944421947, -0.8062749873074937),
        (0.1, -0.066291477333528743, -0.49502666954169675),
        (0.25, -0.08280710882832259, 0.40534756741891329),
        (0.5, 0.60667989722377159, 4.9735627382109554),
        (0.75, 1.0891657748134211, 0.211201140295519),
        (0.999, 1.000747193946564, -0.74608734090878934),
      ]),
    // Vertical at both ends and level in the middle.
    Reference(
      curve: .cubic(x1: 0, y1: 1, x2: 1, y2: 0),
      points: [
        (0.001, 0.053110761576434835, 25.727271579100523),
        (0.1, 0.38740031697727516, 1.1753607394068546),
        (0.25, 0.47905546699920895, 0.27431608520651523),
        (0.5, 0.5, 0),
        (0.9, 0.61259968302272487, 1.175360739406855),
      ]),
    // Level at both ends and vertical in the middle.
    Reference(
      curve: .cubic(x1: 1, y1: 0, x2: 0, y2: 1),
      points: [
        (0.001, 3.3370419825627253e-7, 0.00066777975671459168),
        (0.1, 0.0037616749580831666, 0.080198604201597367),
        (0.25, 0.029724605511925197, 0.29370052598409974),
        (0.5, 0.5, .infinity),
        (0.9, 0.99623832504191684, 0.08019860420159734),
      ]),
  ]

  @Test(arguments: references)
  func `A curve is the CSS one to twelve digits`(reference: Reference) throws {
    let easing = try #require(reference.curve.easing)
    for (share, progress, rate) in reference.points {
      #expect((easing.progress(at: share) - progress).magnitude < 1e-12, "at \(share)")
      if rate.isFinite {
        #expect(
          (easing.rate(at: share) - rate).magnitude < 1e-9 * max(1, rate.magnitude), "at \(share)")
      } else {
        #expect(easing.rate(at: share) == rate)
      }
    }
  }

  @Test(arguments: references)
  func `A curve keeps to its ends`(reference: Reference) throws {
    let easing = try #require(reference.curve.easing)
    #expect(easing.progress(at: 0) == 0)
    #expect(easing.progress(at: 1) == 1)
    #expect(easing.progress(at: -5) == 0)
    #expect(easing.progress(at: 5) == 1)
    #expect(easing.rate(at: -0.1) == 0)
    #expect(easing.rate(at: 1.1) == 0)
  }

  @Test(arguments: [
    (CubicEasing.easeIn, 0.0, 1 / 0.58), (.easeOut, 1 / 0.58, 0), (.ease, 0.4, 0),
    (.linear, 1, 1),
    // A control point on its end hands the tangent on to the next.
    (CubicEasing(0, 0, 0.5, 0.25), 0.5, 1.5), (CubicEasing(0.5, 0.25, 1, 1), 0.5, 1.5),
    (CubicEasing(0, 0, 0, 0), 1, 1), (CubicEasing(1, 1, 1, 1), 1, 1),
    (CubicEasing(0, 0.5, 0.5, 1), Double.infinity, 0),
    (CubicEasing(0, -0.5, 0.5, 1), -Double.infinity, 0),
    (CubicEasing(0, 0, 0, 0.5), Double.infinity, 0.5),
    (CubicEasing(0.5, 0, 1, 0.5), 0, Double.infinity),
    (CubicEasing(0.5, 0, 1, 1.5), 0, -Double.infinity),
    (CubicEasing(1, 0.5, 1, 1), 0.5, Double.infinity),
  ])
  func `The rate at both ends is the slope of the tangent there`(
    easing: CubicEasing, first: Double, last: Double
  ) {
    func near(_ a: Double, _ b: Double) -> Bool { a == b || (a - b).magnitude < 1e-12 }
    #expect(near(easing.rate(at: 0), first), "\(easing.rate(at: 0))")
    #expect(near(easing.rate(at: 1), last), "\(easing.rate(at: 1))")
  }

  @Test func `Control points outside of 0…1 in time are drawn back`() {
    #expect(CubicEasing(-1, 0, 2, 1) == CubicEasing(0, 0, 1, 1))
    #expect(CubicEasing(0.5, 1e9, 0.5, -1e9) == CubicEasing(0.5, 1000, 0.5, -1000))
  }

  @Test func `A spring has no curve of progress`() {
    #expect(TimingCurve.spring(response: 0.35, damping: 0.8).easing == nil)
    #expect(TimingCurve.linear.easing?.isLinear == true)
    #expect(TimingCurve.easeIn.easing?.isLinear == false)
  }

  /// With x₁ = x₂ = 0, x = s³; with 1, x = 1 − (1 − s)³; with 1 and 0, x = ½ + 4(s − ½)³. Newton's
  /// method by itself leaps far away there.
  @Test func `Curves that stand upright somewhere are solved next to it`() {
    let early = CubicEasing(0, 0.3, 0, 0.8)
    let late = CubicEasing(1, 0.3, 1, 0.8)
    func y(_ s: Double) -> Double {
      0.9 * s * (1 - s) * (1 - s) + 2.4 * s * s * (1 - s) + s * s * s
    }
    for exponent in 1...9 {
      let s = Double(sign: .plus, exponent: -exponent, significand: 1)
      #expect((early.progress(at: s * s * s) - y(s)).magnitude < 1e-12, "s = \(s)")
      let end = 1 - s * s * s
      #expect((late.progress(at: end) - y(1 - s)).magnitude < 1e-9, "1 − s = \(s)")
    }
    for exponent in 10...30 {
      let s = Double(sign: .plus, exponent: -exponent, significand: 1)
      #expect((early.progress(at: s * s * s) / y(s) - 1).magnitude < 1e-12, "s = \(s)")
    }
    let middle = CubicEasing(1, 0, 0, 1)
    for exponent in 2...12 {
      let u = Double(sign: .plus, exponent: -exponent, significand: 1)
      let s = 0.5 + u
      let expected = 3 * s * s * (1 - s) + s * s * s
      #expect((middle.progress(at: 0.5 + 4 * u * u * u) - expected).magnitude < 1e-8, "u = \(u)")
    }
  }

  @Test func `Any curve is solved: random control points give y at the parameter that gave x`() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<300 {
      let (x1, x2) = (random.double(in: 0...1), random.double(in: 0...1))
      let (y1, y2) = (random.double(in: -1...2), random.double(in: -1...2))
      let easing = CubicEasing(x1, y1, x2, y2)
      for _ in 0..<10 {
        let s = random.double(in: 0...1)
        let r = 1 - s
        let x = 3 * x1 * s * r * r + 3 * x2 * s * s * r + s * s * s
        let y = 3 * y1 * s * r * r + 3 * y2 * s * s * r + s * s * s
        let slack = 1e-14 * (1 + min(easing.rate(at: x).magnitude, 1e6))
        #expect((easing.progress(at: x) - y).magnitude < slack, "\(easing) at s = \(s)")
      }
    }
  }
}
