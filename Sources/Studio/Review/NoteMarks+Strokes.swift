import Reviews
import Workbench

/// Strokes of a review as marks.
nonisolated extension NoteMarks.Stroke {
  init(_ stroke: ReviewNote.Stroke) {
    self.init(isArrow: stroke.kind == .arrow, points: stroke.points)
  }
}
