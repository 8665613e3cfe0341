/// Events of a control as an option set: fourteen single events in three families, and three sets that combine them.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  // MARK: Touches

  /// A finger landed in the control.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// A finger landed again shortly after a tap, as in a double tap.
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  /// A finger moved inside the control.
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  /// A finger moved outside the control.
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  /// A finger moved into the control.
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  /// A finger moved out of the control.
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  /// A finger lifted inside the control.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  /// A finger lifted outside the control.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  /// The touch was cancelled: by the system, by a gesture, or because the control was disabled.
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)

  // MARK: Values

  /// A finger changed the value. The target reads the new value from the sender.
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)

  // MARK: Editing

  /// Editing of a text field began.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// The text changed by an edit.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// Editing ended because a touch landed outside the field, or because another view became the
  /// first responder.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// Editing ended with the return key.
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)

  // MARK: Masks

  /// Every event of a finger.
  public static let allTouchEvents = ControlEvents(rawValue: 0xFFF)
  /// Every event of editing text.
  public static let allEditingEvents = ControlEvents(rawValue: 0xF_0000)
  /// Every event.
  public static let allEvents = ControlEvents(rawValue: 0xF_FFFF)

  /// Each single event with its name.
  public static let singles: [(event: ControlEvents, name: String)] = [
    (.touchDown, "TouchDown"), (.touchDownRepeat, "TouchDownRepeat"),
    (.touchDragInside, "TouchDragInside"), (.touchDragOutside, "TouchDragOutside"),
    (.touchDragEnter, "TouchDragEnter"), (.touchDragExit, "TouchDragExit"),
    (.touchUpInside, "TouchUpInside"), (.touchUpOutside, "TouchUpOutside"),
    (.touchCancel, "TouchCancel"), (.valueChanged, "ValueChanged"),
    (.editingDidBegin, "EditingDidBegin"), (.editingChanged, "EditingChanged"),
    (.editingDidEnd, "EditingDidEnd"), (.editingDidEndOnExit, "EditingDidEndOnExit"),
  ]

  /// The names of the events in the set.
  public var names: [String] {
    ControlEvents.singles.filter { contains($0.event) }.map { $0.name }
  }
}
