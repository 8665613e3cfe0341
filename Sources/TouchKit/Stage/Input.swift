/// Something from outside that reaches a phone at a time: the only way anything does.
public struct Input: Hashable, Sendable {
  public var time: Time
  public var kind: Kind

  public init(_ kind: Kind, at time: Time) {
    self.kind = kind
    self.time = time
  }

  // A take holds a million of these: what is rare and large lies elsewhere.
  public enum Kind: Hashable, Sendable {
    /// A finger on the screen, at a place in screen points of the upright picture.
    case touch(finger: Int, phase: TouchPhase, at: Point)
    /// A wheel or touchpad moved content by a distance under the pointer.
    case scroll(by: Point, at: Point, phase: ScrollPhase)
    /// The pointer stands at a place, or left (nil).
    case pointer(Point?)
    /// Assistive technology or a keyboard pressed a view or, where an action is named, asked for one of the view's own.
    case activate(String, action: String? = nil)
    /// Text was committed.
    case type(String)
    /// An input method shows text that is not committed yet; empty when it took it away.
    case compose(String)
    case key(KeyInput)
    /// The device was turned so that the interface would be upright in this orientation.
    case rotate(Orientation)
    case shake
    case interrupt(Interruption)
    indirect case environment(EnvironmentChange)
    /// A tuning has another value from now on; running motions keep theirs.
    case set(String, TuningValue)
    /// A packed event record, decoded by the application.
    case raw([UInt8])
    /// An input of the prototype's own table.
    case custom(String, Payload)
  }

  public enum ScrollPhase: String, CaseIterable, Hashable, Sendable {
    /// A notch of a wheel.
    case wheel
    case began, moved
    /// The fingers left the touchpad.
    case ended
  }

  public enum Interruption: String, CaseIterable, Hashable, Sendable {
    case background, call, resume
    case lowMemory = "low-memory"
  }
}

/// The phases in which a touch reaches a phone from outside.
public enum TouchPhase: String, CaseIterable, Hashable, Sendable {
  case began, moved, ended, cancelled
}

/// A key of a hardware keyboard.
public struct KeyInput: Hashable, Sendable {
  public enum Phase: String, CaseIterable, Hashable, Sendable { case press, release }
  public enum Modifier: String, CaseIterable, Hashable, Sendable { case shift, control, alt }

  /// The key's name in lower case: `return`, `tab`, `left`, `a`.
  public var name: String
  public var phase: Phase
  /// In the order of `Modifier.allCases`.
  public var modifiers: [Modifier]

  public init(_ name: String, phase: Phase = .press, modifiers: [Modifier] = []) {
    self.name = name
    self.phase = phase
    self.modifiers = modifiers
  }

  public static let escape = "escape"

  /// Whether it is the key for going back: the browser's, or an arrow towards the leading edge with Alt.
  func leadsBack(_ direction: Environment.Direction) -> Bool {
    let arrow = direction == .leftToRight ? "left" : "right"
    return name == "back" || name == arrow && modifiers == [.alt]
  }

  public func has(_ modifier: Modifier) -> Bool { modifiers.contains(modifier) }
}
