import TouchKit

/// The application of a phone whose screens are plain views or controllers. It has one window, which shows the first
/// screen, and a keyboard. If your phone needs windows of its own, write a subclass of `Application` instead.
open class ScreenApplication: Application {
  private let makeController: (Stage) -> ViewController

  /// An application whose screen is a controller. `controller` makes the screen with the name `stage.settings.screen`.
  public init(_ stage: Stage, controller: @escaping (Stage) -> ViewController) {
    makeController = controller
    super.init(stage)
  }

  /// An application whose screen is only a view. `view` makes the screen with the name `stage.settings.screen`.
  public init(_ stage: Stage, view: @escaping (Stage) -> View) {
    makeController = { PlainController($0, view: view) }
    super.init(stage)
  }

  open override func launch() {
    let window = Window(id: "main-window", application: self)
    window.background = Palette.ground
    window.rootController = SafeAreaController(makeController(stage), on: stage)
    window.show()
    keyboard = KeyboardController(application: self)
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
