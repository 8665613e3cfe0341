import TestSupport
import Testing

@Suite struct MathsLong {
  @Test(arguments: MathsTester.allCases)
  func `A million points of each function are within 2 ulp of the C library's`(
    function: MathsTester
  ) {
    var random = SeededRandom(seed: 20_260_105)
    var worst: (ulps: UInt64, point: String) = (0, "")
    for _ in 0..<1_000_000 {
      let next = function.difference(&random)
      if next.ulps > worst.ulps { worst = next }
    }
    #expect(worst.ulps <= 2, "\(worst.point) is \(worst.ulps) ulp off")
  }
}
