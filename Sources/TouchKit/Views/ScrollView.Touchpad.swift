/// Finds the velocity of content when two fingers leave a touchpad.
extension ScrollView {
  /// The path of two fingers on a touchpad.
  struct Touchpad {
    private var samples: [(Time, Double)] = []

    mutating func add(_ distance: Double, at time: Time) {
      samples.append((time, (samples.last?.1 ?? 0) + distance))
      if samples.count > 64 { samples.removeFirst(32) }
    }

    func velocity(at time: Time) -> Double { VelocityEstimator().velocity(of: samples, at: time) }
  }
}
