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

  /// The colour of a state: `disabled` goes before `highlighted`, and that before `selected`.
  public func color(_ state: ControlState) -> DynamicColor {
    if state.contains(.disabled), let disabled { return disabled }
    if state.contains(.highlighted), let highlighted { return highlighted }
    if state.contains(.selected), let selected { return selected }
    return normal
  }
}
