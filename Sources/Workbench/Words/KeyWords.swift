/// The words on the keys of a shortcut.
package enum KeyWords {
  /// The names on a shortcut's keys, in the order in which they are pressed; `key` is in the toolkit's notation.
  static func caps(of key: String) -> [String] {
    let parts = key.split(separator: ">").map { $0.drop { $0 == "<" } }
    return parts.map { names[String($0)] ?? String($0.prefix(1).uppercased() + $0.dropFirst()) }
  }

  /// The ways to press a shortcut that are worth reading: what a keypad has, and a plus without Shift, are known.
  package static func shown(_ keys: [String]) -> [[String]] {
    keys.filter { !$0.contains("KP_") && !$0.hasSuffix(">equal") }.map(caps)
  }

  /// A shortcut in words, as it is read out and searched for.
  package static func words(_ caps: [String]) -> String { caps.joined(separator: "+") }

  private static let names = [
    "Control": "Ctrl", "Return": "Enter", "Escape": "Esc", "space": "Space",
    "BackSpace": "Backspace", "Page_Up": "Page Up", "Page_Down": "Page Down", "Left": "←",
    "Right": "→", "Alt_L": "Alt", "Shift_L": "Shift", "plus": "+", "minus": "−", "comma": ",",
    "period": ".", "question": "?", "backslash": "\\", "bracketleft": "[", "bracketright": "]",
  ]
}
