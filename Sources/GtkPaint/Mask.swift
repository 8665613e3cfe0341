import CGtkShim
import TouchKit

/// Coverage of pixels that any colour is painted through, owned, with the pictures made of it lately.
final class Mask {
  /// A picture of a part of the mask in one colour.
  struct Ink: Hashable {
    var part: Part
    /// How large the part is painted, in device pixels.
    var size: Size
    var pixels: Double
    var color: Color
    /// Whether the picture is for a document.
    var isVector: Bool
  }

  /// Whole pixels of the mask.
  struct Part: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  let handle: OpaquePointer
  private var pictures = GenerationCache<Ink, Picture>(limit: 24)

  init(adopting handle: OpaquePointer) { self.handle = handle }

  deinit { dp_mask_free(handle) }

  func picture(_ ink: Ink) -> Picture {
    if let known = pictures.find(ink) { return known }
    let part = DPPart(
      x: Int32(clamping: ink.part.x), y: Int32(clamping: ink.part.y),
      width: Int32(clamping: ink.part.width), height: Int32(clamping: ink.part.height))
    let made = dp_node_new_mask(
      handle, part, ink.size.width, ink.size.height, ink.pixels, DPColor(ink.color),
      ink.isVector ? DPKeepTexture : DPKeepRecording)
    let picture = Picture(adopting: made)
    pictures.keep(picture, for: ink)
    return picture
  }
}
