import TouchKit

/// The application of a phone whose screens are plain views or controllers: one window that shows the screen that the phone
/// starts with, and a keyboard. A phone with windows of its own is a subclass of `Application` instead.
open class ScreenApplication: Application {
  private let makeController: (Stage) -> ViewController

  /// `controller` makes the screen whose name is in `stage.settings.screen`.
  public init(_ stage: Stage, controller: @escaping (Stage) -> ViewController) {
    makeController = controller
    super.init(stage)
  }

  /// The same for a screen that is nothing but a view.
  public init(_ stage: Stage, view: @escaping (Stage) -> View) {
    makeController = { PlainController($0, view: view) }
    super.init(stage)
  }

  open override func launch() {
    let window = Window(id: "main-window", application: self)
    window.background = Palette.ground
    let holder = HolderController(makeController(stage), on: stage)
    window.rootController = holder
    window.show()
    keyboard = KeyboardController(application: self, style: .standard)
  }
}

/// Runs a screen that is nothing but a view.
private final class PlainController: ViewController {
  private let make: (Stage) -> View

  init(_ stage: Stage, view: @escaping (Stage) -> View) {
    make = view
    super.init(stage)
  }

  override func makeView() -> View { make(stage) }
}

/// Tells the screen how much of its edges the device takes.
private final class HolderController: ViewController {
  private let content: ViewController

  init(_ content: ViewController, on stage: Stage) {
    self.content = content
    super.init(stage)
    addChild(content)
  }

  override var topChild: ViewController? { content }
  override func makeView() -> View { HolderView(content.view) }
  override func viewDidAppear() { content.setAppearing(true) }
  override func viewWillDisappear() { content.setAppearing(false) }
}

private final class HolderView: SafeAreaView {
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
