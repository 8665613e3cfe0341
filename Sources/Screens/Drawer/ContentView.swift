import TouchKit

/// Where the screens are: everything below the status bar and the drawer.
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
