import Files
import JSON
import TouchKit

/// Reads pictures of the prototype's own.
extension Bitmap {
  /// The picture in a PNG file of the content. `scale` is the number of its pixels per point.
  public init(png file: ContentFile, scale: Double = 1) throws(Problem) {
    try self.init(png: file.bytes, path: file.path, scale: scale)
  }

  /// The picture in a PNG file. `scale` is the number of its pixels per point.
  public init(png file: [UInt8], path: String? = nil, scale: Double = 1) throws(Problem) {
    let pixels = try PNG.pixels(of: file, path: path)
    self.init(
      hash: SHA256.hex(of: file), width: pixels.width, height: pixels.height, scale: scale,
      bytes: pixels.bytes)
  }
}
