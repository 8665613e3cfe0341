/// The root of a tree of views, at a level above or below other windows.
open class Window: View {
  /// The level of the window, above or below other windows. It never changes.
  public let level: WindowLevel
  @Unowned private var owner: Application
  /// The application's phone, which each view of the window asks for many times.
  @Unowned var ownStage: Stage
  /// The controller whose view fills the window.
  public var rootController: ViewController? {
    didSet {
      oldValue?.setAppearing(false)
      if let oldValue, oldValue.isViewLoaded { oldValue.view.removeFromSuperview() }
      guard let rootController else { return }
      rootController.view.frame = bounds
      insertSubview(rootController.view, at: 0)
      rootController.setAppearing(isOnScreen)
    }
  }
  /// Whether it is on the screen.
  public internal(set) var isOnScreen = false
  /// Whether the window may become the key window; true by default.
  open var canBecomeKey: Bool { true }

  /// A window as large as the screen. Call `show()` to show it.
  public init(id: String, level: WindowLevel = .normal, application: Application) {
    self.level = level
    owner = application
    ownStage = application.stage
    super.init(id: id, frame: Rect(origin: .zero, size: application.stage.screenSize))
    window = self
  }

  // A view in a window is freed only with the window. Its views must not ask for the window now: it is ending.
  deinit { for view in subviews { view.setWindow(nil) } }

  open override var next: Responder? { application }
  public final override var application: Application { owner }

  /// Shows the window on the screen, above other windows of its level.
  public func show() { application.show(self) }
  /// Removes the window from the screen.
  public func hide() { application.hide(self) }

  open override func layout() { rootController?.view.frame = bounds }

  // MARK: Touches

  /// Sends the changed touches to the recognisers and views of this window.
  open func sendEvent(_ event: Event) {
    let all = event.changedTouches
    let own = all.allSatisfy { $0.window === self } ? all : all.filter { $0.window === self }
    guard !own.isEmpty else { return }
    application.stage.touches.tell(own, event)
  }
}
