import TouchKit

/// The view above a tab bar. It adds the height of the bar to the safe area of its content.
public final class TabHolder: SafeAreaView {
  /// Returns the height of the bar.
  public var barHeight: (() -> Double)?

  /// A holder for a tab controller, which shows the views of its tabs in it.
  public init() { super.init() }

  public override func layout() {
    for view in subviews { view.frame = bounds }
    var area = superview?.safeArea ?? .zero
    area.bottom = max(0, area.bottom - (barHeight?() ?? 0))
    insets = area
  }
}
