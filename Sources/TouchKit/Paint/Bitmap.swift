/// A picture that belongs to the prototype: pixels, identified by the hash of their file.
///
/// Two bitmaps with the same hash and the same scale are the same picture, whatever the paths and
/// names of their files are.
public struct Bitmap: Hashable, Sendable, CustomStringConvertible {
  /// The identity of the content: the SHA-256 of its file, in hexadecimal.
  public let hash: String
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// How many pixels of the bitmap make a point.
  public let scale: Double
  /// The pixels in rows from the top, four bytes for each: red, green, blue and alpha. The colours are not
  /// premultiplied.
  public let bytes: [UInt8]

  /// A bitmap from its pixels, with four bytes for each pixel. To read a file, use `init(png:path:scale:)` of
  /// PrototypeProgram.
  public init(hash: String, width: Int, height: Int, scale: Double, bytes: [UInt8]) {
    precondition(
      width > 0 && height > 0 && scale.isFinite && scale > 0 && bytes.count == width * height * 4,
      "a bitmap of \(width) × \(height) pixels at scale \(scale) has \(bytes.count) bytes")
    self.hash = hash
    self.width = width
    self.height = height
    self.scale = scale
    self.bytes = bytes
  }

  /// The size of the bitmap, in points.
  public var size: Size { Size(Double(width) / scale, Double(height) / scale) }

  public var description: String { "\(hash.prefix(12)) \(width)×\(height)@\(scale)" }

  public static func == (a: Bitmap, b: Bitmap) -> Bool {
    a.hash == b.hash && a.scale == b.scale && a.width == b.width && a.height == b.height
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
