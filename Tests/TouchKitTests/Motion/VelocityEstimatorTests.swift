import TestSupport
import Testing
import TouchKit

@Suite struct VelocityEstimatorTests {
  let estimator = VelocityEstimator()

  private func samples(
    _ count: Int, every: Time, until: Time, _ x: (Time) -> Double
  ) -> [(Time, Double)] {
    var time = until
    var samples: [(Time, Double)] = []
    for _ in 0..<count {
      samples.insert((time, x(time)), at: 0)
      time -= every
    }
    return samples
  }

  @Test func `An even movement has its very velocity, however far out`() {
    for offset in [0, 1e6, -1e9] {
      let samples = samples(13, every: .microseconds(8333), until: .seconds(3)) {
        offset + 640 * $0.seconds
      }
      let velocity = estimator.velocity(of: samples, at: .seconds(3))
      #expect((velocity - 640).magnitude < 1e-5)
    }
  }

  @Test func `It is the least-squares slope`() {
    // By hand: t − mean = −30, −10, 10, 30 ms; Σ τx = 0.03·(9 − 0) + 0.01·(4 − 1) = 0.3; Σ τ² = 0.002.
    let samples: [(Time, Double)] = [
      (.milliseconds(0), 0), (.milliseconds(20), 1), (.milliseconds(40), 4), (.milliseconds(60), 9),
    ]
    #expect((estimator.velocity(of: samples, at: .milliseconds(60)) - 150).magnitude < 1e-9)
    #expect((estimator.velocity(of: samples, at: .milliseconds(100)) - 150).magnitude < 1e-9)
  }

  @Test func `Only the last 100 ms count, their beginning included`() {
    let old: [(Time, Double)] = [(.milliseconds(0), 900), (.milliseconds(899), -900)]
    let recent: [(Time, Double)] = [(.milliseconds(900), 0), (.milliseconds(1000), 10)]
    #expect((estimator.velocity(of: old + recent, at: .milliseconds(1000)) - 100).magnitude < 1e-9)
  }

  @Test func `A finger silent for more than 50 ms has stopped`() {
    let samples: [(Time, Double)] = [(.milliseconds(0), 0), (.milliseconds(40), 40)]
    #expect((estimator.velocity(of: samples, at: .milliseconds(90)) - 1000).magnitude < 1e-9)
    #expect(estimator.velocity(of: samples, at: .milliseconds(90) + .tick) == 0)
  }

  @Test func `Too few samples or equal times give 0 and no division by 0`() {
    #expect(estimator.velocity(of: [], at: .zero) == 0)
    #expect(estimator.velocity(of: [(.zero, 5)], at: .zero) == 0)
    for count in 2...7 {
      let same = samples(count, every: .zero, until: .microseconds(333_333)) { _ in 0.1 }
      var apart = same
      apart[0].1 = 100
      #expect(estimator.velocity(of: apart, at: .microseconds(333_333)) == 0)
    }
  }

  @Test func `Samples closer than a millisecond count as the last of them`() {
    // A hundred points in steps of a microsecond, as where time stands still: no throw.
    let burst = (0...20).map { (Time.microseconds(Int64($0)), Double($0) * 5) }
    #expect(estimator.velocity(of: burst, at: .microseconds(20)) == 0)
    // The burst at the end of a slow way is one place.
    let slow: [(Time, Double)] = [(.milliseconds(-40), 0), (.milliseconds(-20), 50)]
    #expect(
      (estimator.velocity(of: slow + burst, at: .microseconds(20)) - 100 / 0.04002).magnitude < 1)
    // A millisecond itself is apart.
    let even = (0...4).map { (Time.milliseconds($0), Double($0)) }
    #expect((estimator.velocity(of: even, at: .milliseconds(4)) - 1000).magnitude < 1e-6)
  }

  @Test func `A span under 4 ms has no velocity, and none exceeds the limit`() {
    let samples: [(Time, Double)] = [(.zero, 0), (.milliseconds(4) - .tick, -800)]
    #expect(estimator.velocity(of: samples, at: .milliseconds(4)) == 0)
    let whole: [(Time, Double)] = [(.zero, 0), (.milliseconds(4), -200)]
    #expect((estimator.velocity(of: whole, at: .milliseconds(4)) + 50_000).magnitude < 1e-6)
    let wild: [(Time, Double)] = [(.zero, 0), (.milliseconds(4), -1e12)]
    #expect(estimator.velocity(of: wild, at: .milliseconds(4)) == -MotionLimits.speed)
  }

  @Test(arguments: 1...20)
  func `However events are bunched, an even movement has its velocity and a burst adds none`(
    seed: Int
  ) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<200 {
      let speed = random.double(in: -4000...4000)
      var times: [Time] = []
      var time = Time.zero
      for _ in 0..<40 {
        // Half of them in bursts.
        let step = random.double(in: 0...1) < 0.5 ? 0...900.0 : 1000...12_000
        time += .microseconds(Int64(random.double(in: step)))
        times.append(time)
      }
      let even = times.map { ($0, $0.seconds * speed) }
      let found = estimator.velocity(of: even, at: time)
      #expect((found - speed).magnitude < 1e-5)
      // What came within a millisecond before the last place changes nothing, wherever it was.
      let hidden = (1...9).map {
        (time - .microseconds(Int64($0) * 100), random.double(in: -900...900))
      }
      let noisy = (even.dropLast() + hidden.reversed()).filter { time - $0.0 >= .tick }
      let sorted = noisy.sorted { $0.0 < $1.0 } + even.suffix(1)
      #expect(estimator.velocity(of: sorted, at: time) == found)
    }
  }

  @Test func `What comes after the asked time doesn't count`() {
    let samples: [(Time, Double)] = [
      (.milliseconds(0), 0), (.milliseconds(10), 10), (.milliseconds(20), -500),
    ]
    #expect((estimator.velocity(of: samples, at: .milliseconds(15)) - 1000).magnitude < 1e-9)
  }

  @Test func `Window and silence can be tuned`() {
    let short = VelocityEstimator(window: .milliseconds(15), silence: .milliseconds(5))
    let samples: [(Time, Double)] = [
      (.milliseconds(0), 0), (.milliseconds(10), 100), (.milliseconds(20), 120),
    ]
    #expect((short.velocity(of: samples, at: .milliseconds(20)) - 2000).magnitude < 1e-9)
    #expect(short.velocity(of: samples, at: .milliseconds(26)) == 0)
  }
}
