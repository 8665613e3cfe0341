import CFiles
import JSON

/// Turns pictures into PNG files and back.
extension PNG {
  /// Decodes a file of any PNG kind to 8-bit RGBA. Colour profiles and gamma are left aside.
  package static func decode(_ file: [UInt8], path: String? = nil) throws(Problem) -> PixelBuffer {
    let (width, height, bytes) = try pixels(of: file, path: path)
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }

  /// Whether speed or a small file counts more.
  package enum Effort: Sendable {
    /// Several times as fast, and a fifth larger.
    case quick
    /// As small as zlib makes it.
    case small
  }

  /// Encodes a picture, without alpha if it is opaque.
  package static func encode(_ picture: PixelBuffer, _ effort: Effort = .small) -> [UInt8] {
    let isOpaque = picture.isOpaque
    let content = picture.bytes.withUnsafeBufferPointer { pixels -> [UInt8] in
      guard let start = pixels.baseAddress, !pixels.isEmpty else {
        preconditionFailure("a PNG of \(picture.width) x \(picture.height) pixels")
      }
      var source = DPPixels(
        bytes: start, stride: picture.width * 4, width: UInt32(picture.width),
        height: UInt32(picture.height), format: isOpaque ? DP_PIXELS_RGBX : DP_PIXELS_RGBA)
      if effort == .quick { return compressed(&source, DP_PNG_UNFILTERED, level: 1) }
      let plain = compressed(&source, DP_PNG_UNFILTERED)
      let filtered = compressed(&source, DP_PNG_FILTERED)
      return filtered.count < plain.count ? filtered : plain
    }
    var file = PNGChunks()
    file.appendHeader(
      width: picture.width, height: picture.height, colorType: isOpaque ? .rgb : .rgba)
    file.append("IDAT", content)
    file.append("IEND", [])
    return file.bytes
  }

  /// The content of IDAT.
  static func compressed(
    _ source: inout DPPixels, _ filtering: DPPngFiltering, level: CInt = 6
  ) -> [UInt8] {
    let result = dp_png_compress(&source, filtering, level)
    defer { dp_bytes_free(result) }
    return Array(UnsafeBufferPointer(start: result.bytes, count: result.count))
  }
}
