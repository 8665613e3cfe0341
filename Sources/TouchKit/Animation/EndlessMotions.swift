/// The motions without an end that run now. They determine when the picture changes next.
struct EndlessMotions {
  private struct Running {
    let owner: ObjectIdentifier
    let motion: Motion
  }
  private var running: [Running] = []

  mutating func add(_ owner: ObjectIdentifier, _ motion: Motion) {
    running.append(Running(owner: owner, motion: motion))
  }

  mutating func remove(_ owner: ObjectIdentifier) {
    guard !running.isEmpty else { return }
    running.removeAll { $0.owner == owner }
  }

  /// The time of the next change of the picture.
  func nextChange(after time: Time) -> Time? {
    running.lazy.compactMap { $0.motion.nextChange(after: time) }.min()
  }
}
