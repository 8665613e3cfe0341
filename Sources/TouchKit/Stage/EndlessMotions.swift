/// The motions without an end that run now, for who wants to know when the picture changes next.
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

  /// The time of the next other picture: a blink's next change, or at once where something runs or turns.
  func nextChange(after time: Time) -> Time? {
    var next: Time?
    for one in running {
      let change: Time
      if one.motion.kind == "blink" {
        guard let blink = one.motion.nextTime(crossing: 0.5, after: time) else { continue }
        change = blink
      } else {
        change = time
      }
      next = next.map { min($0, change) } ?? change
    }
    return next
  }
}
