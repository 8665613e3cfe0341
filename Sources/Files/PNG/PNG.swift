import CFiles
import JSON

/// Turns pictures into PNG files and back.
package enum PNG {
  /// Decodes a file of any PNG kind to 8-bit RGBA. Colour profiles and gamma are left aside.
  package static func decode(_ file: [UInt8], path: String? = nil) throws(Problem) -> PixelBuffer {
    let header: PNGHeader
    do {
      header = try PNGHeader(file)
      try checkEnd(file)
    } catch {
      throw error.inFile(path)
    }
    let count = header.width * header.height * 4
    var failure: CInt = 0
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      file.withUnsafeBufferPointer { source in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        failure = dp_png_decode(from, source.count, UInt32(PNGHeader.mostSide), to, count)
      }
      initialized = failure == 0 ? count : 0
    }
    guard failure == 0 else {
      throw Problem(
        file: path, what: "the PNG is damaged (\(String(cString: dp_png_error_text(failure))))",
        remedy: "save the PNG again")
    }
    return PixelBuffer(width: header.width, height: header.height, bytes: pixels)
  }

  /// Refuses a file without its last chunk: libspng accepts a last chunk that is cut short.
  private static func checkEnd(_ file: [UInt8]) throws(Problem) {
    var i = PNGHeader.signature.count
    while i + 12 <= file.count {
      let count = file[i..<(i + 4)].reduce(0) { $0 << 8 | Int($1) }
      if file[(i + 4)..<(i + 8)].elementsEqual("IEND".utf8) { return }
      i += 12 + count
    }
    throw Problem(what: "the end of the PNG is missing", remedy: "save the PNG again")
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
