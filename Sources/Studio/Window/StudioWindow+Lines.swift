import Rehearsal
import TouchKit

/// Follows the lines of the session that is shown.
extension StudioWindow {
  func linesChanged(_ change: LineChange) {
    journal?.append(change)
    // The log of another line is another log.
    soundedLines = session.stage.log.count
    showLog()
  }
}
