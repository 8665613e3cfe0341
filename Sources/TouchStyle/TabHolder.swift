import TouchKit

/// The view above a tab bar. It subtracts the bar from the safe area.
public final class TabHolder: SafeAreaView {
  /// The height of the bar.
  public var barHeight: (() -> Double)?

  /// For a tab controller, which shows its tabs' views in it.
  public init() { super.init() }

  public override func layout() {
    for view in subviews { view.frame = bounds }
    var area = superview?.safeArea ?? .zero
    area.bottom = max(0, area.bottom - (barHeight?() ?? 0))
    insets = area
  }
}
