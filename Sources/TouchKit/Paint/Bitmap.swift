/// A picture of the prototype's own: pixels, identified by the hash of the file that they came
/// from.
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
  /// How many of its pixels make a point.
  public let scale: Double
  /// Rows from the top, four bytes a pixel: red, green, blue, and alpha that the colours are not multiplied by.
  public let bytes: [UInt8]

  /// A bitmap of its pixels; there must be four bytes for each. `init(png:path:scale:)` of PrototypeProgram reads a
  /// file.
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

  /// Its own size, in points.
  public var size: Size { Size(Double(width) / scale, Double(height) / scale) }

  public var description: String { "\(hash.prefix(12)) \(width)×\(height)@\(scale)" }

  public static func == (a: Bitmap, b: Bitmap) -> Bool {
    a.hash == b.hash && a.scale == b.scale && a.width == b.width && a.height == b.height
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
