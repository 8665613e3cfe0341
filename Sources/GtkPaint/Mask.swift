import CGtkShim.Paint
import TouchKit

/// A mask: the coverage of pixels, through which any colour is painted. It caches the pictures made from it.
final class Mask {
  /// The key of a picture: a part of the mask in one colour.
  struct PictureKey: Hashable {
    var part: Part
    /// How large the part is painted, in device pixels.
    var size: Size
    var pixels: Double
    var color: Color
    /// Whether the picture is a texture: for a document, or turned by a renderer that keeps textures.
    var isTexture: Bool
  }

  /// A rectangle of the mask's pixels.
  struct Part: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  let handle: OpaquePointer
  private var pictures = GenerationCache<PictureKey, SharedNode>(limit: 24)

  init(adopting handle: OpaquePointer) { self.handle = handle }

  deinit { dp_mask_free(handle) }

  func picture(_ key: PictureKey) -> SharedNode {
    if let known = pictures.find(key) { return known }
    let part = DPPart(
      x: Int32(clamping: key.part.x), y: Int32(clamping: key.part.y),
      width: Int32(clamping: key.part.width), height: Int32(clamping: key.part.height))
    let made = dp_node_new_mask(
      handle, part, key.size.width, key.size.height, key.pixels, DPColor(key.color),
      key.isTexture ? DPKeepTexture : DPKeepRecording)
    let picture = SharedNode(adopting: made)
    pictures.keep(picture, for: key)
    return picture
  }
}
