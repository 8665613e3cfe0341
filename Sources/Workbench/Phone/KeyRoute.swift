/// Decides who gets a key that is pressed on the canvas.
package enum KeyRoute: Equatable {
  /// The toolkit walks the focus with Tab, opens menus with function keys and presses buttons with Alt.
  case toolkit
  case window(CanvasRequest)
  /// The proxy that has the keyboard is pressed.
  case proxy(String)
  case phone

  /// The state of the phone and the window that decides.
  package struct Situation {
    package var isPresented = false
    /// Whether time is stopped, so that a step can be made.
    package var isStopped = false
    /// Whether letters go into a text on the phone.
    package var takesText = false
    /// The proxy that has the keyboard, if it can be pressed.
    package var pressable: String?

    package init(
      isPresented: Bool = false, isStopped: Bool = false, takesText: Bool = false,
      pressable: String? = nil
    ) {
      self.isPresented = isPresented
      self.isStopped = isStopped
      self.takesText = takesText
      self.pressable = pressable
    }
  }

  package init(_ key: CanvasEvent.Key, _ modifiers: CanvasEvent.Modifiers, in situation: Situation)
  {
    guard !["Tab", "ISO_Left_Tab"].contains(key.name), !key.isFunction,
      modifiers.isDisjoint(with: [.alt, .super])
    else {
      self = .toolkit
      return
    }
    if key.name == "Escape", situation.isPresented {
      self = .window(.leavePresenting)
      return
    }
    let isFree = !modifiers.contains(.control) && !situation.takesText
    switch key.name {
    case "space" where isFree:
      self = situation.pressable.map { .proxy($0) } ?? .window(.togglePause)
    case "Return" where isFree, "KP_Enter" where isFree:
      self = situation.pressable.map { .proxy($0) } ?? .phone
    default:
      let time = isFree ? TimeKey(key, modifiers, onTimeline: false) : nil
      switch time {
      case nil: self = .phone
      // While time runs, arrows are the phone's.
      case .step where !situation.isStopped: self = .phone
      case let time?: self = .window(.time(time))
      }
    }
  }
}

extension CanvasEvent.Key {
  /// Whether it is one of F1 to F35.
  fileprivate var isFunction: Bool {
    name.count > 1 && name.first == "F" && name.dropFirst().allSatisfy(\.isNumber)
  }
}
