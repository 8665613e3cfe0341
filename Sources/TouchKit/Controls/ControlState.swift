/// The states that a control can be in together. None is the normal state.
public struct ControlState: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let highlighted = ControlState(rawValue: 1)
  public static let disabled = ControlState(rawValue: 2)
  public static let selected = ControlState(rawValue: 4)
}

/// A colour for each state of a control; a state without one looks like the normal state.
public struct StateColors: Hashable, Sendable {
  public var normal: DynamicColor
  public var highlighted: DynamicColor?
  public var selected: DynamicColor?
  public var disabled: DynamicColor?

  public init(
    _ normal: DynamicColor, highlighted: DynamicColor? = nil, selected: DynamicColor? = nil,
    disabled: DynamicColor? = nil
  ) {
    self.normal = normal
    self.highlighted = highlighted
    self.selected = selected
    self.disabled = disabled
  }

  /// The colour of a state: being disabled is stronger than a finger, a finger stronger than being selected.
  public func color(_ state: ControlState) -> DynamicColor {
    if state.contains(.disabled), let disabled { return disabled }
    if state.contains(.highlighted), let highlighted { return highlighted }
    if state.contains(.selected), let selected { return selected }
    return normal
  }
}
