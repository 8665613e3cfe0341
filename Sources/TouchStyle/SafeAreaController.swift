import TouchKit

/// Shows a screen and sets how much of its edges the device covers.
final class SafeAreaController: ViewController {
  private let content: ViewController

  init(_ content: ViewController, on stage: Stage) {
    self.content = content
    super.init(stage)
    addChild(content)
  }

  override var topChild: ViewController? { content }
  override func makeView() -> View { DeviceAreaView(content.view) }
  override func viewDidAppear() { content.setAppearing(true) }
  override func viewWillDisappear() { content.setAppearing(false) }
}

private final class DeviceAreaView: SafeAreaView {
  private let content: View

  init(_ content: View) {
    self.content = content
    super.init()
    addSubview(content)
  }

  override func layout() {
    content.frame = bounds
    guard let stage = window?.stage else { return }
    var area = stage.safeArea
    area.top = max(area.top, stage.statusBarHeight)
    insets = area
  }
}
