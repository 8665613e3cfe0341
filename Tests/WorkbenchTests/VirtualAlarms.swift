/// What is to be done later, on a clock that goes on when it is told to.
final class VirtualAlarms {
  private final class Call {
    let time: Int64
    let ring: () -> Void

    init(_ time: Int64, _ ring: @escaping () -> Void) {
      (self.time, self.ring) = (time, ring)
    }
  }

  /// Holds no call: one whose owner lets it go does not ring.
  private struct Waiting {
    weak var call: Call?
  }

  private(set) var now: Int64 = 0
  private var waiting: [Waiting] = []
  /// Called after each ring, with its time.
  var onRing: (Int64) -> Void = { _ in }

  func later(_ delay: Int64, _ ring: @escaping () -> Void) -> AnyObject {
    let call = Call(now + delay, ring)
    waiting.append(Waiting(call: call))
    return call
  }

  /// Whether nothing waits.
  var isSilent: Bool { waiting.allSatisfy { $0.call == nil } }

  func advance(by span: Int64) {
    let end = now + span
    while let next = waiting.compactMap(\.call).min(by: { $0.time < $1.time }), next.time <= end {
      waiting.removeAll { $0.call == nil || $0.call === next }
      now = next.time
      next.ring()
      onRing(now)
    }
    now = end
  }
}
