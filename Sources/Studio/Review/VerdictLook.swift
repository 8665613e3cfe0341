import GtkPaint
import Rehearsal
import Reviews
import Threads
import TouchKit

/// What a review looks like when it is decided, found while the user writes why.
nonisolated enum VerdictLook {
  private struct Cancelled: Error {}

  /// The work of a job; nothing is found if the takes can't be played.
  static func find(
    _ takes: [ReviewTake], of prototype: Prototype, fonts: Fonts, _ report: JobReport<String?>
  ) {
    let look = try? ReviewPage.look(of: takes, prototype, fonts: fonts) { run in
      run.isOver = { report.isCancelled }
      if report.isCancelled { throw Cancelled() }
    }
    report.change { $0 = look }
  }
}
