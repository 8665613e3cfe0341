import CGtkShim
import TouchKit

/// Pixels that nodes share, owned.
final class Texture {
  let handle: OpaquePointer

  init(adopting handle: OpaquePointer) { self.handle = handle }

  deinit { dp_texture_free(handle) }

  /// A copy of some of the pixels.
  func part(x: Int, y: Int, width: Int, height: Int) -> Texture {
    Texture(
      adopting: dp_texture_new_part(handle, Int32(x), Int32(y), Int32(width), Int32(height)))
  }
}
