import Testing
import TouchKit

@testable import Workbench

@Suite struct SessionTimeTests {
  @Test(arguments: [
    (0, "0:00", "0:00.000"), (41_280_000, "0:41", "0:41.280"), (916_667, "0:00", "0:00.917"),
    (59_999_900, "0:59", "1:00.000"), (160_000_000, "2:40", "2:40.000"),
    (3_725_004_000, "62:05", "62:05.004"),
  ])
  func `Minutes and seconds, and thousandths where time stands`(
    microseconds: Int64, running: String, standing: String
  ) {
    let time = Time(microseconds: microseconds)
    #expect(SessionTime.words(time, isPrecise: false) == running)
    #expect(SessionTime.words(time, isPrecise: true) == standing)
  }

  @Test func `It is read out in words`() {
    #expect(SessionTime.spoken(.seconds(41.28), isPrecise: true) == "41.280 seconds")
    #expect(SessionTime.spoken(.seconds(61), isPrecise: false) == "1 minute 1 second")
    #expect(SessionTime.spoken(.seconds(125), isPrecise: false) == "2 minutes 5 seconds")
  }
}
