import TouchKit
import TouchStyle

/// The view above the tab bar, which takes the bar off the safe area.
final class TabHolder: SafeAreaView {
  var barHeight: (() -> Double)?

  override func layout() {
    for view in subviews { view.frame = bounds }
    var area = superview?.safeArea ?? .zero
    area.bottom = max(0, area.bottom - (barHeight?() ?? 0))
    insets = area
  }
}
