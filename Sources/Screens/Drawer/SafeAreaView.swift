import TouchKit

/// A view that tells everything in it how much of its edges something else takes. The innermost one counts.
class SafeAreaView: View {
  /// What corners, bars and an open drawer take, in the view's own coordinates.
  var insets = EdgeInsets.zero {
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
  /// What is to be kept free at the edges of the screen that the view is part of.
  var safeArea: EdgeInsets {
    ancestors.first(of: SafeAreaView.self)?.insets ?? .zero
  }

  /// The same for what need not keep to a column that words are read in, such as popovers.
  var safeEdges: EdgeInsets {
    guard let stage = window?.stage else { return safeArea }
    var edges = stage.settings.device.safeArea(stage.environment.orientation)
    edges.bottom = safeArea.bottom
    return edges
  }
}
