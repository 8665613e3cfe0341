import TouchKit

/// The root of the phone's main window: the drawer and, below it, whatever screen is shown.
final class ShellController: ViewController {
  let drawer: DrawerController
  private let shell: ShellView

  /// The controller whose view fills the content; a navigation or the tabs take this place.
  var contentController: ViewController? {
    didSet {
      if let oldValue {
        removeChild(oldValue)
        oldValue.view.removeFromSuperview()
      }
      guard let contentController else { return }
      addChild(contentController)
      shell.content.addSubview(contentController.view)
      shell.content.setNeedsLayout()
      if isAppearing { contentController.setAppearing(true) }
    }
  }

  init(_ stage: Stage, drawer: DrawerController) {
    self.drawer = drawer
    shell = ShellView(drawer)
    super.init(stage)
  }

  override func makeView() -> View { shell }
  override var topChild: ViewController? { contentController }
  override var supportedOrientations: OrientationSet { .all }
  /// An open drawer goes before the pages, and what lies over the pages before the drawer.
  override func goBack() -> Bool {
    guard frontmost == nil, drawer.isOpen else { return super.goBack() }
    drawer.toggle()
    return true
  }

  override func viewDidAppear() { contentController?.setAppearing(true) }
  override func viewWillDisappear() { contentController?.setAppearing(false) }
}
