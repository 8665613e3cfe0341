/// What a baseline holds. Its name shows this: a shot's ends in its scale and variant, a motion's in `.motion`.
enum BaselineKind {
  case picture
  case motion

  private static let motionEnding = ".motion"

  init(_ name: String) { self = name.hasSuffix(BaselineKind.motionEnding) ? .motion : .picture }

  /// The name of a section's baseline: `opening-dark.motion`.
  static func motion(_ section: String, suffix: String) -> String {
    section + suffix + motionEnding
  }

  /// The ending of its file.
  var fileEnding: String {
    switch self {
    case .picture: ".png"
    case .motion: ".csv"
    }
  }

  /// Whether there is a view tree beside its file.
  var hasTree: Bool { self == .picture }

  /// The greatest size of its file.
  var largestFile: Int { 64 << 20 }
}
