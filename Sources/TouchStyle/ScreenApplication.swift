import TouchKit

/// The application of a phone whose screens are plain views or controllers: one window that shows
/// the first screen, and a keyboard. A phone with windows of its own is a subclass of `Application`
/// instead.
open class ScreenApplication: Application {
  private let makeController: (Stage) -> ViewController

  /// `controller` makes the screen whose name is in `stage.settings.screen`.
  public init(_ stage: Stage, controller: @escaping (Stage) -> ViewController) {
    makeController = controller
    super.init(stage)
  }

  /// The same for a screen that is only a view.
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
