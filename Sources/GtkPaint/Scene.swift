import CGtkShim.Paint
import TouchKit

/// A finished picture: a GSK render node that can be drawn to any target.
package final class Scene {
  /// The use of a picture, which decides how it is made.
  package enum Use: Sendable {
    /// Cairo draws it into memory: the kit mixes the pixels of a turned picture.
    case pixels
    /// It becomes a document: icons stay outlines, and shadows are pictures that every reader can show.
    case document
    /// A renderer draws it that keeps textures on the display.
    case display
  }

  package let size: Size
  /// Device pixels per point; edges were rounded for it.
  package let scale: Double
  /// Whether every pixel is opaque, so that nothing drawn before can be seen.
  package let isCovering: Bool
  /// Whether a part that is drawn alone has the same pixels as in the whole picture.
  package let isExactInParts: Bool
  /// If the picture is exact in parts, the shapes around which parts must grow.
  let roundedShapes: [RoundedShape]
  let handle: OpaquePointer

  init(handle: OpaquePointer, _ player: DisplayListPlayer, size: Size, scale: Double) {
    self.handle = handle
    isCovering = player.isCovering
    isExactInParts = player.isExactInParts
    roundedShapes = player.roundedShapes
    self.size = size
    self.scale = scale
  }

  deinit { dp_node_free(handle) }

  /// The shim's `DPNode`, for the window's part of the shim; valid while the scene lives.
  package var node: OpaquePointer { handle }
}
