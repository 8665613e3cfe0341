import CSystem

/// Returns the program's free memory to the system after a busy time, once nothing has moved for a while.
package final class SpareMemory {
  /// How long that is, in microseconds.
  private static let restTime: Int64 = 2_000_000

  private var lastUse: Int64 = 0
  private var alarm: Alarm?

  package init() {}

  /// The program works.
  package func used() {
    lastUse = Alarm.now
    if alarm == nil { wait() }
  }

  private func wait() {
    alarm = Alarm(at: lastUse + SpareMemory.restTime) { [unowned self] in
      alarm = nil
      if Alarm.now - lastUse < SpareMemory.restTime { wait() } else { dp_memory_give_back() }
    }
  }
}
