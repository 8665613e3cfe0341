/// Which modifier keys an event leaves held.
extension CanvasEvent {
  /// The modifier keys that are held after the event: a key's own event comes with those from before it.
  var modifiersAfter: Modifiers {
    switch kind {
    case .keyPress(let key): modifiers.union(CanvasEvent.modifiers(of: key.name))
    case .keyRelease(let key): modifiers.subtracting(CanvasEvent.modifiers(of: key.name))
    default: modifiers
    }
  }

  package static func isModifier(_ key: String) -> Bool { !modifiers(of: key).isEmpty }

  private static func modifiers(of key: String) -> Modifiers {
    switch key {
    // With Shift, Alt has the other name.
    case "Alt_L", "Alt_R", "Meta_L", "Meta_R": .alt
    case "Control_L", "Control_R": .control
    case "Shift_L", "Shift_R": .shift
    default: []
    }
  }
}

extension CanvasEvent.Key {
  package var isAlt: Bool { name == "Alt_L" || name == "Alt_R" }
}
