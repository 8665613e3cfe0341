/// Something from outside that reaches a phone at a time. Only inputs change a phone from outside.
public struct Input: Hashable, Sendable {
  /// The time at which the input reaches the phone.
  public var time: Time
  /// What the input is.
  public var kind: Kind

  /// An input at a time.
  public init(_ kind: Kind, at time: Time) {
    self.kind = kind
    self.time = time
  }

  // A take may hold a million of these: rare and large contents are stored indirectly.
  /// The kinds of input from outside.
  public enum Kind: Hashable, Sendable {
    /// A finger on the screen, at a point of the upright picture. A finger that does not move needs no input. The phase
    /// `stationary` counts as `moved`.
    case touch(finger: Int, phase: Touch.Phase, at: Point)
    /// A wheel or touchpad moved content by a distance under the pointer.
    case scroll(by: Point, at: Point, phase: ScrollPhase)
    /// The pointer moved to a point, or left the screen (nil).
    case pointer(Point?)
    /// Assistive technology or a keyboard pressed a view, or asked for one of the view's own actions by its name.
    case activate(String, action: String? = nil)
    /// Text was committed.
    case type(String)
    /// An input method shows text that is not committed yet; the text is empty if the input method removed it.
    case compose(String)
    /// A key of a hardware keyboard was pressed or released.
    case key(KeyInput)
    /// The device was turned so that the interface would be upright in this orientation.
    case rotate(Orientation)
    /// The device was shaken.
    case shake
    /// The system interrupts the phone's program, or resumes it.
    case interrupt(Interruption)
    /// The user or the surroundings changed something.
    indirect case environment(EnvironmentChange)
    /// A tuned value changes. Motions that already run keep their values.
    case set(String, TuningValue)
    /// A packed event record, decoded by the application.
    case raw([UInt8])
    /// An input that the prototype has declared.
    case custom(String, Payload)
  }

  /// How far a scroll by wheel or touchpad has progressed.
  public enum ScrollPhase: String, CaseIterable, Hashable, Sendable {
    /// A wheel turned by one notch.
    case wheel
    /// The fingers touched the touchpad.
    case began
    /// The fingers moved on the touchpad.
    case moved
    /// The fingers lifted from the touchpad.
    case ended
  }

  /// An interruption by the system, or its end.
  public enum Interruption: String, CaseIterable, Hashable, Sendable {
    /// Another program is shown.
    case background
    /// A call arrived.
    case call
    /// The phone has its screen again.
    case resume
    /// Memory runs short.
    case lowMemory = "low-memory"
  }
}
