import Files
import Rehearsal
import TouchKit

/// A shot that was taken: its pixels, with the view tree of the same moment.
struct ShotPicture: Sendable {
  var shot: Shot
  var pixels: PixelBuffer
  var tree: ViewTree
}
