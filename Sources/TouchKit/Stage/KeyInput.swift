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

  /// Whether it is a key for going back: the browser's, or an arrow towards the leading edge with Alt.
  func leadsBack(_ direction: Environment.Direction) -> Bool {
    let arrow = direction == .leftToRight ? "left" : "right"
    return name == "back" || name == arrow && modifiers == [.alt]
  }

  public func has(_ modifier: Modifier) -> Bool { modifiers.contains(modifier) }
}
