import CGtkShim.Paint
import TouchKit

/// Keeps bitmaps as the screen shows them, so that each is scaled once for a size that is asked for again and again.
struct ScaledBitmaps {
  /// How a bitmap is shown.
  struct Form: Hashable {
    /// In pixels of the bitmap.
    var part: Rect
    /// In points.
    var size: Size
    /// In pixels of the screen.
    var width: Int
    var height: Int
    var tint: Color?
    var isUpright: Bool
    var isVector: Bool
  }

  private struct Key: Hashable {
    var bitmap: Bitmap
    var form: Form
  }

  /// The pixels of one bitmap, premultiplied.
  private final class Source {
    let handle: OpaquePointer

    init?(_ bitmap: Bitmap) {
      let made = bitmap.bytes.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.flatMap {
          dp_bitmap_new($0, Int32(clamping: bitmap.width), Int32(clamping: bitmap.height))
        }
      }
      guard let made else { return nil }
      handle = made
    }

    deinit { dp_bitmap_free(handle) }
  }

  private var sources = GenerationCache<Bitmap, Source>(limit: 32, mostWeight: 1 << 24)
  private var pictures = GenerationCache<Key, SharedNode>(limit: 64, mostWeight: 1 << 23)

  /// The bitmap in that form; nil if no memory holds it.
  mutating func picture(of bitmap: Bitmap, _ form: Form) -> SharedNode? {
    let key = Key(bitmap: bitmap, form: form)
    if let known = pictures.find(key) { return known }
    guard let source = source(of: bitmap) else { return nil }
    let made = dp_node_new_bitmap(
      source.handle,
      DPBitmapForm(
        part: DPRect(form.part), width: form.size.width, height: form.size.height,
        across: Int32(clamping: form.width), down: Int32(clamping: form.height),
        color: DPColor(form.tint ?? .black), is_tinted: form.tint != nil, is_upright: form.isUpright
      ),
      form.isVector ? DPKeepTexture : DPKeepRecording)
    guard let made else { return nil }
    let picture = SharedNode(adopting: made)
    pictures.keep(picture, for: key, weight: form.width * form.height)
    return picture
  }

  private mutating func source(of bitmap: Bitmap) -> Source? {
    if let known = sources.find(bitmap) { return known }
    guard let made = Source(bitmap) else { return nil }
    sources.keep(made, for: bitmap, weight: bitmap.width * bitmap.height)
    return made
  }
}
