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

  @Test func `A microsecond is a difference, and no velocity exceeds the limit`() {
    let samples: [(Time, Double)] = [(.zero, 0), (.tick, 0.05)]
    #expect((estimator.velocity(of: samples, at: .tick) - 50_000).magnitude < 1e-6)
    let wild: [(Time, Double)] = [(.zero, 0), (.tick, -800)]
    #expect(estimator.velocity(of: wild, at: .tick) == -MotionLimits.speed)
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
