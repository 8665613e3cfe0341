import TouchKit

/// A view that informs its descendants how much of its edges something else covers. The innermost
/// such view counts.
open class SafeAreaView: View {
  /// What corners, bars or an open drawer cover, in the view's own coordinates.
  public var insets = EdgeInsets.zero {
    didSet { if insets != oldValue { askForLayout(in: self) } }
  }

  private func askForLayout(in view: View) {
    for subview in view.subviews {
      subview.setNeedsLayout()
      askForLayout(in: subview)
    }
  }
}

extension View {
  /// What content must keep free at the edges of the screen that the view is part of.
  public var safeArea: EdgeInsets {
    ancestors.first(of: SafeAreaView.self)?.insets ?? .zero
  }

  /// What content must keep free at its sides: the safe area with the device's margin.
  public var sideMargins: (leading: Double, trailing: Double) {
    let area = safeArea
    let margin = window?.stage.settings.device.margin ?? 0
    return isRightToLeft
      ? (area.right + margin, area.left + margin) : (area.left + margin, area.right + margin)
  }

  /// The same as `safeArea` without the margins of a readable column, as for popovers.
  public var safeEdges: EdgeInsets {
    guard let stage = window?.stage else { return safeArea }
    var edges = stage.safeArea
    edges.bottom = safeArea.bottom
    return edges
  }
}
