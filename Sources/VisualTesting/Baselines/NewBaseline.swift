import Files

/// A picture that is to become a baseline, already encoded.
public struct NewBaseline: Sendable {
  /// The path of the folder of baselines.
  public var folder: String
  /// The picture's name without its ending.
  public var name: String
  public var file: [UInt8]
  public var tree: [UInt8]
  /// The hash of its pixels.
  public var pixels: String
  public var device: String
  public var scale: Int
  public var tuning: String

  init(_ judged: Judge.Case) {
    folder = judged.test.baselines
    name = judged.name
    file = PNG.encode(judged.taken.pixels)
    tree = judged.tree
    pixels = judged.pixels
    device = judged.test.variant.device
    scale = judged.test.variant.scale
    tuning = judged.test.tuning
  }

  init(
    folder: String, name: String, picture: PixelBuffer, tree: [UInt8],
    _ fingerprint: Outcome.Fingerprint
  ) {
    self.folder = folder
    self.name = name
    file = PNG.encode(picture)
    self.tree = tree
    pixels = fingerprint.pixels
    device = fingerprint.device
    scale = fingerprint.scale
    tuning = fingerprint.tuning
  }

  /// Its entry in a manifest, with the index of its environment there.
  func entry(environment: Int) -> Manifest.Entry {
    Manifest.Entry(
      pixels: pixels, file: SHA256.hex(of: file), tree: SHA256.hex(of: tree), device: device,
      scale: scale, tuning: tuning, environment: environment)
  }

  /// Whether a manifest lists exactly this picture.
  func `is`(_ manifest: Manifest, _ environment: RenderingEnvironment) -> Bool {
    guard let there = manifest[name], manifest.environment(of: there) == environment else {
      return false
    }
    return there == entry(environment: there.environment)
  }
}
