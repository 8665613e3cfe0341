import Files
import TouchKit

/// A picture that a scenario took, with the view tree of the same moment.
public struct Shot: Sendable {
  public var name: String
  public var picture: PixelBuffer
  public var tree: ViewTree
  /// Regions that no comparison looks at, in pixels.
  public var masks: [PixelRect]

  public init(name: String, picture: PixelBuffer, tree: ViewTree, masks: [PixelRect] = []) {
    self.name = name
    self.picture = picture
    self.tree = tree
    self.masks = masks
  }
}
