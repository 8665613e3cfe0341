import Rehearsal
import TouchKit

/// The designs that other phones can have, as menus and people call them.
package enum BesideNames {
  package static let none = "none"
  package static let usual = "preset"
  /// The designs of a review; they are not among the choices of the menu.
  package static let review = "review"
  /// Designs that stay as they were seen; they are not among the choices of the menu.
  package static let kept = "kept"
  /// Values of tunings around the present ones; they are not among the choices of the menu.
  package static let grid = "grid"

  /// The choices: their names and words.
  package static func all(of prototype: Prototype) -> [(value: String, words: String)] {
    var choices = [(value: none, words: "None"), (value: "preset", words: "Unchanged preset")]
    choices += prototype.tunings.map { ("tuning:\($0.name)", tuning($0.name)) }
    choices += [
      ("appearance", "The other appearance"), ("text", "Larger text"),
      ("direction", "The other direction"),
    ]
    choices += prototype.devices.map { ("device:\($0.name)", device($0)) }
    choices += [
      ("tunings", "All tunings"), ("devices", "All devices"),
      ("looks", "All devices, light and dark"),
    ]
    return choices
  }

  /// The designs of a choice, beside a phone that starts from something; nil if there is no such choice. One that is
  /// nothing but the phone's own has its place.
  package static func designs(
    _ name: String, of prototype: Prototype, beside start: StartState, preset: [TuningChange]
  ) -> [Design]? {
    let environment = start.settings.environment
    switch name {
    case "preset":
      var design = Design("The preset")
      design.preset = preset
      return [design]
    case "appearance":
      var design = Design("The other appearance")
      design.appearance = environment.appearance.other
      return [design]
    case "text":
      var design = Design("Larger text")
      design.textSize = largeText
      return [design]
    case "direction":
      var design = Design("The other direction")
      design.direction = environment.direction == .leftToRight ? .rightToLeft : .leftToRight
      return [design]
    case "tunings":
      return prototype.tunings.map { design(tuning: $0.name) }
    case "devices":
      return prototype.devices.map { design(on: $0) }
    case "looks":
      return prototype.devices.flatMap { device in
        [Environment.Appearance.light, .dark].map { design(on: device, $0) }
      }
    default:
      let known = all(of: prototype).contains { $0.value == name }
      let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
      guard known, parts.count == 2 else { return nil }
      if parts[0] == "tuning" { return [design(tuning: parts[1])] }
      return prototype.device(named: parts[1]).map { [design(on: $0)] }
    }
  }

  private static let largeText = 1.6

  private static func design(tuning name: String) -> Design {
    var design = Design(tuning(name))
    design.tuning = name
    return design
  }

  private static func design(
    on device: Device, _ appearance: Environment.Appearance? = nil
  ) -> Design {
    let look = appearance.map { $0 == .dark ? ", dark" : ", light" } ?? ""
    var design = Design(Self.device(device) + look)
    (design.device, design.appearance) = (device, appearance)
    return design
  }

  private static func tuning(_ name: String) -> String { "\(StudioNames.title(name)) tuning" }
  private static func device(_ device: Device) -> String { "On \(StudioNames.title(device.name))" }
}

extension Environment.Appearance {
  package var other: Environment.Appearance { self == .dark ? .light : .dark }
}
