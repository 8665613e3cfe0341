import Files
import Rehearsal
import TouchKit

/// Measures and paints for one thread, which made it: rendering reaches the suite as closures.
package struct PictureRenderer {
  package var measurer: any TextMeasuring
  /// The pixels of a frame on a screen. `size` is in points, `scale` in pixels a point.
  package var picture: (_ frame: DisplayList, _ size: Size, _ scale: Int) throws -> PixelBuffer

  package init(
    measurer: any TextMeasuring,
    picture: @escaping (_ frame: DisplayList, _ size: Size, _ scale: Int) throws -> PixelBuffer
  ) {
    self.measurer = measurer
    self.picture = picture
  }

  /// A shot of a stage as it is now.
  func take(_ shot: Shot, of stage: Stage, scale: Int) throws -> ShotPicture {
    ShotPicture(
      shot: shot, pixels: try picture(stage.frame(), stage.screenSize, scale), tree: stage.tree())
  }
}
