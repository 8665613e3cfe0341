import Files

/// A picture that a scenario took, with the view tree of the same moment.
public struct Shot: Sendable {
  public var name: String
  public var picture: PixelBuffer
  /// As `inspect` writes it.
  public var tree: [UInt8]
  /// Regions that no comparison looks at, in pixels.
  public var masks: [PixelRect]

  public init(name: String, picture: PixelBuffer, tree: [UInt8], masks: [PixelRect] = []) {
    self.name = name
    self.picture = picture
    self.tree = tree
    self.masks = masks
  }
}
