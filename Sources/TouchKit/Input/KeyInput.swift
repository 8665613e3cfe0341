/// A key of a hardware keyboard.
public struct KeyInput: Hashable, Sendable {
  /// What the key does.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// The key is pressed.
    case press
    /// The key is released.
    case release
  }
  /// A key that is held at the same time.
  public enum Modifier: String, CaseIterable, Hashable, Sendable {
    /// Either shift key.
    case shift
    /// Either control key.
    case control
    /// Either Alt key.
    case alt
  }

  /// The key's name in lower case: `return`, `tab`, `left`, `a`.
  public var name: String
  /// Whether the key is pressed or released.
  public var phase: Phase
  /// In the order of `Modifier.allCases`.
  public var modifiers: [Modifier]

  /// A key; by default it is pressed.
  public init(_ name: String, phase: Phase = .press, modifiers: [Modifier] = []) {
    self.name = name
    self.phase = phase
    self.modifiers = modifiers
  }

  /// The name of the key with which the user goes back or closes something.
  public static let escape = "escape"

  /// Whether it is a key for going back: the browser's, or an arrow towards the leading edge with Alt.
  func leadsBack(_ direction: Environment.Direction) -> Bool {
    let arrow = direction == .leftToRight ? "left" : "right"
    return name == "back" || name == arrow && modifiers == [.alt]
  }

  /// Whether a modifier is held.
  public func has(_ modifier: Modifier) -> Bool { modifiers.contains(modifier) }
}
