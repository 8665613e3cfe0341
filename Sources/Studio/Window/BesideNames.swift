import TouchKit

/// What the design of the second phone is called, in menus and to people.
nonisolated enum BesideNames {
  static let none = "none"
  static let usual = "preset"

  /// The designs on offer: their names and words.
  static func all(of prototype: Prototype) -> [(value: String, words: String)] {
    [(none, "Nothing"), ("preset", "The preset, unchanged")]
      + prototype.tunings.map { ("tuning:\($0.name)", words(.tuning($0.name))) }
      + [
        ("appearance", "The other appearance"), ("text", "Larger text"),
        ("direction", "The other direction"),
      ]
      + prototype.devices.map { ("device:\($0.name)", words(.device($0.name))) }
  }

  static func design(_ name: String) -> Beside.Design? {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    switch parts.first {
    case "preset": return .preset
    case "appearance": return .otherAppearance
    case "text": return .largerText
    case "direction": return .otherDirection
    case "tuning" where parts.count == 2: return .tuning(parts[1])
    case "device" where parts.count == 2: return .device(parts[1])
    default: return nil
    }
  }

  static func words(_ design: Beside.Design) -> String {
    switch design {
    case .preset: "The preset"
    case .tuning(let name): "\(StudioNames.title(name)) tuning"
    case .device(let name): "On \(StudioNames.title(name))"
    case .otherAppearance: "The other appearance"
    case .largerText: "Larger text"
    case .otherDirection: "The other direction"
    }
  }
}
