/// The keyboard's own window, below the status bar and above the screens. It never becomes the key window.
final class KeyboardWindow: Window {
  @Weak var keyboard: KeyboardController?

  init(application: Application) {
    super.init(id: "keyboard-window", level: .keyboard, application: application)
  }

  override var canBecomeKey: Bool { false }

  override func layout() {
    guard let keyboard else { return }
    let frame = keyboard.frame
    keyboard.view[.x] = frame.x
    keyboard.view[.y] = frame.y
    let resized = keyboard.view.size != frame.size
    keyboard.view[.width] = frame.width
    keyboard.view[.height] = frame.height
    if resized { keyboard.view.setNeedsLayout() }
    if keyboard.isShown { keyboard.makeRoom(animated: false) }
  }

  override func point(inside point: Point, _ event: Event?) -> Bool {
    guard let view = keyboard?.view, view.standing == .present || view.isMostlyThere,
      let inner = view.shown.fromParent(point)
    else { return false }
    return view.shown.bounds.contains(inner)
  }
}
