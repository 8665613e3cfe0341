import Reviews
import Workbench
import Workbench

nonisolated extension NoteMarks.Stroke {
  init(_ stroke: ReviewNote.Stroke) {
    self.init(isArrow: stroke.kind == .arrow, points: stroke.points)
  }
}
