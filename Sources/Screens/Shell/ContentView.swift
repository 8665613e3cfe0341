import TouchKit
import TouchStyle

/// The view that holds the screens; it is below the drawer.
final class ContentView: SafeAreaView {
  init() {
    super.init(id: "content")
    background = Palette.ground
    clipsToBounds = true
  }

  override func layout() {
    for view in subviews { view.frame = bounds }
  }
}
