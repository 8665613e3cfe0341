import GtkPaint
import TouchKit

/// Why the pictures of a run that were asked for can't be made.
package enum CaptureError: Error, Equatable {
  /// Painting failed.
  case paint(PaintError)
  /// Frames of this length fit into no animation: they have to last whole milliseconds up to 65,535, or be a number a second.
  case frameLength(Time)
  /// An animation has one size, and before this time the phone turns.
  case turn(before: Time)
  /// More frames than `ContactSheet.most` can't be distinguished on a sheet.
  case crowdedSheet
  /// Not even the smallest frames fit on a sheet.
  case largeSheet(frames: Int)
  /// More frames than `RunPictures.mostStrobes` can't be distinguished on one picture.
  case crowdedStrobe
  /// A picture of several frames has one size, and the phone turns before the end.
  case turnInStrobe
}
