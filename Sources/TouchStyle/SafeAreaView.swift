import TouchKit

/// A view whose edges something else may cover. Its subviews read from it how much is covered, as `safeArea`. If
/// several such views are around a view, the innermost one counts.
open class SafeAreaView: View {
  /// The space that corners, bars or an open drawer cover, in the view's own coordinates.
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
  /// The space that content must keep free at the edges of the nearest `SafeAreaView` around the view.
  public var safeArea: EdgeInsets {
    ancestors.first(of: SafeAreaView.self)?.insets ?? .zero
  }

  /// The space that content must keep free at the sides: the safe area and the device's margin.
  public var sideMargins: (leading: Double, trailing: Double) {
    let area = safeArea
    let margin = window?.stage.settings.device.margin ?? 0
    return isRightToLeft
      ? (area.right + margin, area.left + margin) : (area.left + margin, area.right + margin)
  }

  /// The same as `safeArea`, but without the margins of a readable column. Popovers use it.
  public var safeEdges: EdgeInsets {
    guard let stage = window?.stage else { return safeArea }
    var edges = stage.safeArea
    edges.bottom = safeArea.bottom
    return edges
  }
}
