/// A colour for each state of a control; a state without one looks like the normal state.
public struct StateColors: Hashable, Sendable {
  /// The colour without any state.
  public var normal: DynamicColor
  /// The colour under a finger; nil for the normal colour.
  public var highlighted: DynamicColor?
  /// The colour of a selected control; nil for the normal colour.
  public var selected: DynamicColor?
  /// The colour if no finger can use the control; nil for the normal colour.
  public var disabled: DynamicColor?

  /// Makes colours for states. A state without a colour looks like the normal state.
  public init(
    _ normal: DynamicColor, highlighted: DynamicColor? = nil, selected: DynamicColor? = nil,
    disabled: DynamicColor? = nil
  ) {
    self.normal = normal
    self.highlighted = highlighted
    self.selected = selected
    self.disabled = disabled
  }

  /// The colour of a state. `disabled` has priority over `highlighted`, and `highlighted` over `selected`.
  public func color(_ state: ControlState) -> DynamicColor {
    if state.contains(.disabled), let disabled { return disabled }
    if state.contains(.highlighted), let highlighted { return highlighted }
    if state.contains(.selected), let selected { return selected }
    return normal
  }
}
