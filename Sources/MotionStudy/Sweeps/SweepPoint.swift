import Files
import Rehearsal
import TouchKit

/// What one run of a sweep found.
package struct SweepPoint: Equatable, Sendable {
  /// When the interruption came, from the sweep's place.
  package var time: Time
  /// Each kind of fault once, at its greatest; empty if all was as it has to be.
  package var faults: [SweepFault]

  /// More kinds of faults in one run are of no use.
  private static let most = 24

  package init(time: Time, faults: [SweepFault]) {
    self.time = time
    self.faults = []
    for fault in faults { add(fault) }
  }

  private mutating func add(_ fault: SweepFault) {
    if let index = faults.firstIndex(where: { $0.isLike(fault) }) {
      if fault.size > faults[index].size { faults[index] = fault }
    } else if faults.count < Self.most {
      faults.append(fault)
    }
  }

  /// How bad the worst of its faults is; 0 without faults.
  package var weight: Double { faults.map(\.weight).max() ?? 0 }

  /// Plays a run of a sweep to its end. `check` is called at the end and throws if the run was ended.
  package init(_ time: Time, of run: Run, check: () throws -> Void) rethrows {
    run.finish()
    try check()
    self.init(time: time, faults: run.faults)
  }
}
