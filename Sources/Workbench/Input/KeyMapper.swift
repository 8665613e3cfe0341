import TouchKit

/// Turns keys into the phone's inputs, each press with its release.
package struct KeyMapper: Equatable {
  /// The names under which keys went down, by their codes: a release may come with another name.
  private var down: [UInt32: String] = [:]

  package init() {}

  package mutating func press(_ key: CanvasEvent.Key, _ modifiers: CanvasEvent.Modifiers) -> [Input
    .Kind]
  {
    let name = KeyMapper.name(of: key.name)
    guard !KeyMapper.isModifier(key.name) else { return [] }
    down[key.code] = name
    return [.key(KeyInput(name, phase: .press, modifiers: KeyMapper.modifiers(modifiers)))]
  }

  package mutating func release(
    _ key: CanvasEvent.Key, _ modifiers: CanvasEvent.Modifiers
  ) -> [Input.Kind] {
    guard let name = down.removeValue(forKey: key.code) else { return [] }
    return [.key(KeyInput(name, phase: .release, modifiers: KeyMapper.modifiers(modifiers)))]
  }

  /// Releases all keys, as when the keyboard moves to another place.
  package mutating func releaseAll() -> [Input.Kind] {
    let names = down.values.sorted()
    down = [:]
    return names.map { .key(KeyInput($0, phase: .release)) }
  }

  /// The phone's name for a key of the toolkit.
  package static func name(of key: String) -> String {
    switch key {
    case "KP_Enter", "ISO_Enter": "return"
    case "ISO_Left_Tab": "tab"
    case "Page_Up", "KP_Page_Up": "page-up"
    case "Page_Down", "KP_Page_Down": "page-down"
    case "KP_Left", "KP_Right", "KP_Up", "KP_Down", "KP_Home", "KP_End", "KP_Delete":
      String(key.dropFirst("KP_".count)).lowercased()
    default: key.lowercased()
    }
  }

  private static func isModifier(_ key: String) -> Bool {
    for word in [
      "Shift", "Control", "Alt", "Super", "Meta", "Hyper", "Caps", "Num_Lock", "ISO_Level",
    ]
    where key.hasPrefix(word) { return true }
    return false
  }

  private static func modifiers(_ modifiers: CanvasEvent.Modifiers) -> [KeyInput.Modifier] {
    KeyInput.Modifier.allCases.filter {
      switch $0 {
      case .shift: modifiers.contains(.shift)
      case .control: modifiers.contains(.control)
      case .alt: modifiers.contains(.alt)
      }
    }
  }
}
