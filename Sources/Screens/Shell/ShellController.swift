import TouchKit

/// Runs the phone's main window: the drawer above the present screen.
final class ShellController: ViewController {
  let drawer: DrawerController
  /// The offers to undo. When the user goes back, their questions are removed first.
  @Weak var undo: UndoController?
  private let shell: ShellView

  /// The controller whose view fills the content, such as the tabs.
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

  init(_ stage: Stage, drawer: DrawerController, statusBar: StatusBar) {
    self.drawer = drawer
    shell = ShellView(drawer, statusBar)
    super.init(stage)
  }

  override func makeView() -> View { shell }
  override var topChild: ViewController? { contentController }
  override var supportedOrientations: OrientationSet { .all }
  /// A question of the undo panel closes first, then a modal over the pages, then an open drawer, then the pages go back.
  override func goBack() -> Bool {
    if undo?.goBack() == true { return true }
    guard frontmost == nil, drawer.isOpen else { return super.goBack() }
    drawer.toggle()
    return true
  }

  override func viewDidAppear() { contentController?.setAppearing(true) }
  override func viewWillDisappear() { contentController?.setAppearing(false) }
}
