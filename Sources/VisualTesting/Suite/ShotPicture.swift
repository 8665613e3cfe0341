import Files
import Rehearsal
import TouchKit

/// The picture of a shot: its pixels, with the view tree of the same moment.
struct ShotPicture: Sendable {
  var shot: Shot
  var pixels: PixelBuffer
  var tree: ViewTree
}
