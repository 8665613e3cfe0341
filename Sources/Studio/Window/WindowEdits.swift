import Rehearsal
import Reviews
import TouchKit

/// What was done in a window and can be taken back, and what was taken back and can be done again.
struct WindowEdits {
  /// Something that was done.
  enum Edit {
    /// A branch was removed.
    case dropped(String)
    /// A branch began, or was brought back.
    case branched(String)
    /// The tuning was changed; this is what the session started from before.
    case tuned(LiveSession.Start)
    /// Values were set at the end of a line; these they had before.
    case set([TuningChange], String)
    /// A verdict of a number was given.
    case decided(Int)
    /// A verdict was taken back.
    case retracted(Verdict)
    /// Something was said to the review; this says the opposite.
    case said(ReviewNote)
  }

  /// An edit, and how many inputs the phone had had when it was made.
  private typealias Step = (edit: Edit, inputs: Int)
  /// The latest last, in both.
  private var done: [Step] = []
  private var undone: [Step] = []
  private var inputs = 0

  /// The phone got an input, which may have edited something there.
  mutating func inputCame() { inputs += 1 }
  /// Whether what can be taken back was done since the phone's last input, and what can be done again was taken back since.
  var isLatest: Bool { done.last?.inputs == inputs }
  var isUndoneLatest: Bool { undone.last?.inputs == inputs }

  /// Something new was done: what was taken back before can't be done again.
  mutating func add(_ edit: Edit) {
    done.append((edit, inputs))
    undone = []
  }

  /// A hand began a branch: what was removed before it stays so.
  mutating func began(_ branch: String) {
    done.removeAll { if case .dropped = $0.edit { true } else { false } }
    add(.branched(branch))
  }

  /// What was done last and is to be taken back.
  mutating func takeLast() -> Edit? { done.popLast()?.edit }
  /// It was taken back; this does it again.
  mutating func wasTaken(back edit: Edit?) { if let edit { undone.append((edit, inputs)) } }

  /// What was taken back last and is to be done again.
  mutating func takeUndone() -> Edit? { undone.popLast()?.edit }
  /// It was done again; this takes it back.
  mutating func wasDone(again edit: Edit?) { if let edit { done.append((edit, inputs)) } }
}
