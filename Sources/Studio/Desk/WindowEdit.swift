import Rehearsal
import Reviews
import TouchKit
import Workbench

/// Something that was done in a window, with what takes it back.
enum WindowEdit {
  /// A branch was removed.
  case dropped(String)
  /// A branch began, or was brought back.
  case branched(String)
  /// A line got another name; this one it had.
  case renamed(String, from: String)
  /// Values of the line's start were changed; these they had.
  case tuned([TuningChange])
  /// Values were set at the end of a line; these they had before.
  case set([TuningChange], String)
  /// Another tuning was chosen.
  case preset(FormerPreset)
  /// Changed values were written into a tuning's file.
  case written(WrittenTuning)
  /// The session was moved from a device; this name of one was remembered for the next start.
  case device(Device, remembered: String)
  /// The phone got another look.
  case look(FormerLook)
  /// Another session is shown.
  case replaced(FormerSession)
  /// A verdict with this number was made.
  case decided(Int)
  /// A verdict was withdrawn.
  case retracted(Verdict)
  /// Something was said to the review in a folder; this says the opposite.
  case said(ReviewNote, folder: String)

  var isDrop: Bool { if case .dropped = self { true } else { false } }
  var isReplacement: Bool { if case .replaced = self { true } else { false } }
}
