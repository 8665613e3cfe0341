import Files
import TouchKit

/// What plays and paints on one thread, made there: rendering reaches the suite as closures.
public struct PictureRenderer {
  public var measurer: any TextMeasuring
  /// The pixels of a frame on a screen of a size in points at so many pixels a point.
  public var picture: (_ frame: DisplayList, _ size: Size, _ scale: Int) throws -> PixelBuffer

  public init(
    measurer: any TextMeasuring,
    picture: @escaping (_ frame: DisplayList, _ size: Size, _ scale: Int) throws -> PixelBuffer
  ) {
    self.measurer = measurer
    self.picture = picture
  }

  /// The shot of a stage as it is now.
  public func shot(
    of stage: Stage, name: String, scale: Int, masks: [PixelRect] = []
  ) throws -> Shot {
    Shot(
      name: name, picture: try picture(stage.frame(), stage.screenSize, scale),
      tree: stage.tree(), masks: masks)
  }
}
