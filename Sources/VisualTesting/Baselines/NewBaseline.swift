import Files

/// A picture or a motion that is to become a baseline, already encoded.
package struct NewBaseline: Sendable {
  /// The path of the folder of baselines.
  package var folder: String
  /// Its name without its ending.
  package var name: String
  package var file: [UInt8]
  /// Empty for a motion.
  package var tree: [UInt8]
  /// The hash of its pixels, or of the motion's file.
  package var pixels: String
  package var device: String
  package var scale: Int
  package var tuning: String

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

  init(_ judged: Judge.MotionCase) {
    folder = judged.test.baselines
    name = judged.name
    file = judged.file
    tree = []
    pixels = judged.hash
    device = judged.test.variant.device
    scale = 1
    tuning = judged.test.tuning
  }

  /// `file` is the encoded picture, or the motion's file.
  init(
    folder: String, name: String, file: [UInt8], tree: [UInt8],
    _ fingerprint: Outcome.Fingerprint
  ) {
    self.folder = folder
    self.name = name
    self.file = file
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

  /// Whether a manifest lists exactly this picture, made with the same engine and painter.
  func `is`(_ manifest: Manifest, _ environment: RenderingEnvironment) -> Bool {
    guard let there = manifest[name], let made = manifest.environment(of: there),
      environment.hasSameNumbers(as: made)
    else { return false }
    return there == entry(environment: there.environment)
  }
}
