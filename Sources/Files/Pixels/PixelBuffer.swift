import CFiles

/// A picture in memory: rows from the top, four bytes a pixel in the order red, green, blue, alpha,
/// the colours not multiplied by alpha.
package struct PixelBuffer: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Always `width * height * 4` bytes.
  package private(set) var bytes: [UInt8]

  /// A wholly transparent picture.
  package init(width: Int, height: Int) {
    self.init(
      width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * 4))
  }

  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      width >= 0 && height >= 0 && bytes.count == width * height * 4,
      "\(bytes.count) bytes for \(width) x \(height) pixels")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Copies what Cairo drew: premultiplied ARGB32 on a little-endian machine, `stride` bytes from
  /// one row to the next.
  package init(
    premultipliedARGB source: UnsafeRawPointer, width: Int, height: Int, stride: Int
  ) {
    precondition(stride >= width * 4, "rows of \(stride) bytes for \(width) pixels")
    let count = width * height * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      if let start = target.baseAddress {
        dp_pixels_unpremultiply(
          source.assumingMemoryBound(to: UInt8.self), stride, UInt32(width), UInt32(height), start)
      }
      initialized = count
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// The pixel at a point, which has to be inside.
  package subscript(x: Int, y: Int) -> Pixel {
    get {
      let i = index(x, y)
      return Pixel(
        red: bytes[i], green: bytes[i + 1], blue: bytes[i + 2], alpha: bytes[i + 3])
    }
    set {
      let i = index(x, y)
      bytes[i] = newValue.red
      bytes[i + 1] = newValue.green
      bytes[i + 2] = newValue.blue
      bytes[i + 3] = newValue.alpha
    }
  }

  /// Whether every pixel is opaque.
  package var isOpaque: Bool {
    bytes.withUnsafeBufferPointer { pixels in
      pixels.baseAddress.map { dp_pixels_are_opaque($0, width * height) } ?? true
    }
  }

  /// The hash of the picture, however it was stored: SHA-256 over width and height, each as four
  /// bytes with the lowest first, and all pixels.
  package var sha256: String {
    let size = [width, height].flatMap { side in
      (0..<4).map { UInt8(truncatingIfNeeded: side >> ($0 * 8)) }
    }
    return SHA256.hex(ofParts: { add in
      size.withUnsafeBytes { add($0) }
      bytes.withUnsafeBytes { add($0) }
    })
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y),
      "(\(x), \(y)) outside \(width) x \(height)")
    return (y * width + x) * 4
  }
}

extension PixelBuffer: CustomStringConvertible {
  /// Its size and hash: millions of numbers are of no use.
  package var description: String { "PixelBuffer(\(width) x \(height), \(sha256))" }
}
