import GtkPaint

/// Encodes the frames of an animation as one file.
protocol AnimationFrames: AnyObject {
  /// Whether a frame has the size of those before.
  func fits(_ surface: Surface) -> Bool
  /// Adds a frame; nil repeats the frame before.
  func append(_ surface: Surface?) throws
  /// The file.
  func bytes() throws -> [UInt8]
}
