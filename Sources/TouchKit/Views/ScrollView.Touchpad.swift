/// How fast content goes on when two fingers leave a touchpad.
extension ScrollView {
  /// The way two fingers went on a touchpad, for the velocity they leave with.
  struct Touchpad {
    private var samples: [(Time, Double)] = []

    mutating func add(_ distance: Double, at time: Time) {
      samples.append((time, (samples.last?.1 ?? 0) + distance))
      if samples.count > 64 { samples.removeFirst(32) }
    }

    func velocity(at time: Time) -> Double { VelocityEstimator().velocity(of: samples, at: time) }
  }
}
