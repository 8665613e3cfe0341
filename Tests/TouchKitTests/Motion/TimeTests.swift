import Testing
import TouchKit

@Suite struct TimeTests {
  @Test func `Seconds and milliseconds are whole microseconds, rounded up`() {
    #expect(Time.seconds(0.35).microseconds == 350_000)
    #expect(Time.seconds(1.0 / 60).microseconds == 16_667)
    #expect(Time.seconds(1e-9).microseconds == 1)
    #expect(Time.seconds(-1e-9).microseconds == 0)
    #expect(Time.milliseconds(16.0001).microseconds == 16_001)
    #expect(Time.milliseconds(-16.0001).microseconds == -16_000)
    #expect(Time.milliseconds(50) == Time(microseconds: 50_000))
    #expect(Time.milliseconds(Int64(-3)) == Time(microseconds: -3000))
    #expect(Time.microseconds(7) == Time(microseconds: 7))
  }

  @Test func `A decimal means itself and not the Double a hair above it`() {
    for count in 0...20_000 {
      let decimal = Double(count) / 1000
      #expect(Time.seconds(decimal).microseconds == Int64(count) * 1000)
      #expect(Time.milliseconds(decimal).microseconds == Int64(count))
    }
  }

  @Test func `Nothing traps: what is too large stays at the last value, and no number is zero`() {
    #expect(Time.seconds(.infinity) == .distantFuture)
    #expect(Time.seconds(-.infinity) == .distantPast)
    #expect(Time.seconds(1e300) == .distantFuture)
    #expect(Time.milliseconds(-1e300) == .distantPast)
    #expect(Time.seconds(9e12).microseconds == 9_000_000_000_000_000_000)
    #expect(Time.seconds(.nan) == .zero)
    #expect(Time.milliseconds(Int64.max) == .distantFuture)
    #expect(Time.milliseconds(Int64.min) == .distantPast)
    #expect(Time.milliseconds(UInt64.max) == .distantFuture)
    #expect(Time.distantFuture + .tick == .distantFuture)
    #expect(Time.distantPast - .tick == .distantPast)
    #expect(Time.zero - .distantPast == .distantFuture)
    #expect(Time.distantPast + .distantPast == .distantPast)
  }

  @Test func `Instants and spans add, subtract and compare`() {
    var time = Time.milliseconds(10) + .milliseconds(5)
    #expect(time == .milliseconds(15))
    time -= .milliseconds(20)
    #expect(time == .milliseconds(-5))
    time += .milliseconds(6)
    #expect(time == .milliseconds(1))
    #expect(Time.zero < .tick)
    #expect(Time.milliseconds(1500).seconds == 1.5)
    #expect(Time.microseconds(1500).milliseconds == 1.5)
  }

  @Test(arguments: [
    (1_234_567, "1234.567 ms"), (0, "0.000 ms"), (1, "0.001 ms"), (-1, "-0.001 ms"),
    (-1_020_030, "-1020.030 ms"), (Int64.min, "-9223372036854775.808 ms"),
  ])
  func `It is written in milliseconds with all three decimals`(
    microseconds: Int64, text: String
  ) {
    #expect("\(Time(microseconds: microseconds))" == text)
  }
}
