import Rehearsal
import TouchKit

/// A change of a session's lines that is no input.
package enum BranchChange: Equatable {
  /// A branch began where it leaves another line.
  case branched(SessionTree.Branch)
  case dropped(String)
  case restored(String)
  case renamed(String, String)
  /// Somebody decided between designs, or took a verdict back.
  case decided(Verdict)
  case retracted(Int)
  /// Another line is shown, which was played so far.
  case shown(String, until: Time)
}
