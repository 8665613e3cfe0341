import Testing
import TouchKit

@testable import Workbench

@Suite struct TypedTimeTests {
  @Test(arguments: [
    ("0", 0), ("12", 12_000_000), ("1.5", 1_500_000), ("1,5", 1_500_000), (".25", 250_000),
    ("0:41.280", 41_280_000), ("1:02.5", 62_500_000), ("1:00:00", 3_600_000_000),
    ("1840 ms", 1_840_000), ("1840.333ms", 1_840_333), ("62.5 s", 62_500_000),
    (" 2 : 03 ", 123_000_000), ("41.2803331", 41_280_333), ("7.", 7_000_000),
  ])
  func `Times are read as people write them`(text: String, microseconds: Int64) {
    #expect(TypedTime.read(text, from: .seconds(9)) == Time(microseconds: microseconds))
  }

  @Test(arguments: [
    ("+0.25", 9_250_000), ("-250 ms", 8_750_000), ("−1", 8_000_000), ("-1:00", 0),
    ("+1:00", 69_000_000),
  ])
  func `A sign counts from the present time, and never before the start`(
    text: String, microseconds: Int64
  ) {
    #expect(TypedTime.read(text, from: .seconds(9)) == Time(microseconds: microseconds))
  }

  @Test(arguments: [
    "", "abc", "1:2:3:4", "1:", ":", "1:60", "1..2", "1.2.3", "ms", "s", "+", "--1", "1e3", "nan",
    "0x10", "٣", "9999999999", "99999999:00", "1:-2", "1 h",
  ])
  func `Anything else is no time`(text: String) {
    #expect(TypedTime.read(text, from: .seconds(9)) == nil)
  }
}
