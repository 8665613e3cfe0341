import CGtkShim
import TouchKit

/// A finished picture: one GSK render node, ready for any target.
public final class Scene {
  /// What becomes of a picture, which decides how it is put together.
  public enum Use: Sendable {
    /// Cairo draws it into memory: what a turned texture shows are its nearest pixels.
    case pixels
    /// It is a document: icons stay outlines, and shadows are pictures that every reader understands.
    case document
    /// A renderer that keeps textures on the display draws it.
    case display
  }

  public let size: Size
  /// How many device pixels a point has; edges were rounded for it.
  public let scale: Double
  /// Whether every pixel is painted opaquely, so that nothing before it can shine through.
  public let isCovering: Bool
  /// Whether a part drawn alone has the very pixels that it has in the whole picture.
  public let isExactInParts: Bool
  /// Of a picture that is exact in parts, what parts have to grow around.
  let roundings: [Rounding]
  let handle: OpaquePointer

  init(handle: OpaquePointer, _ player: Player, size: Size, scale: Double) {
    self.handle = handle
    isCovering = player.isCovering
    isExactInParts = player.isExactInParts
    roundings = player.roundings
    self.size = size
    self.scale = scale
  }

  deinit { dp_node_free(handle) }

  /// The shim's `DPNode`, for the window's part of the shim; valid while the scene lives.
  public var node: OpaquePointer { handle }
}
