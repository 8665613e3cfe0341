import GtkPaint
import TouchKit

/// Why pictures of a run can't be made as they are asked for.
public enum CaptureError: Error, Equatable {
  /// Painting failed.
  case paint(PaintError)
  /// An animation's frames last whole milliseconds up to 65,535, or there are so many a second; these last something else.
  case frameLength(Time)
  /// An animation has one size, and before this time the phone turns.
  case turn(before: Time)
  /// More frames than `ContactSheet.most` can't be told apart on a sheet.
  case crowdedSheet
  /// Not even the smallest frames fit on a sheet.
  case largeSheet(frames: Int)
}
