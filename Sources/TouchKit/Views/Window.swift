/// The root of a tree of views, at a level of the screen.
open class Window: View {
  public let level: WindowLevel
  public unowned let application: Application
  /// The controller whose view fills the window.
  public var rootController: ViewController? {
    didSet {
      oldValue?.setAppearing(false)
      oldValue?.view.removeFromSuperview()
      guard let rootController else { return }
      rootController.view.frame = bounds
      addSubview(rootController.view)
      rootController.setAppearing(true)
    }
  }
  /// Whether the window may become the key one.
  open var canBecomeKey: Bool { true }

  public init(id: String, level: WindowLevel = .normal, application: Application) {
    self.level = level
    self.application = application
    super.init(id: id, frame: Rect(origin: .zero, size: application.ownStage.screenSize))
  }

  open override var next: Responder? { application }
  open override var window: Window? { self }
  open override var stage: Stage? { application.ownStage }
  public var isKey: Bool { application.keyWindow === self }

  /// Puts the window on the screen, above others of its level.
  public func show() { application.show(self) }
  /// Takes the window off the screen.
  public func hide() { application.hide(self) }

  open override func layout() { rootController?.view.frame = bounds }

  // MARK: Touches

  /// Lets recognisers and views hear of the touches of this window.
  open func sendEvent(_ event: Event) {
    let own = event.touches(for: self)
    guard !own.isEmpty, let stage else { return }
    let changed = own.filter { $0.phase != .stationary }
    stage.touches.referee.deliver(changed, event)
    for touch in changed where !touch.isTakenFromView { tell(touch.view, touch, event) }
  }

  private func tell(_ view: View?, _ touch: Touch, _ event: Event) {
    guard let view else { return }
    // Without the leave for several touches, a view hears of its first finger alone.
    if !view.isMultipleTouchEnabled,
      let first = event.touches(for: view).first(where: { !$0.isTakenFromView }), first !== touch
    {
      return
    }
    switch touch.phase {
    case .began: view.touchesBegan([touch], event)
    case .moved: view.touchesMoved([touch], event)
    case .ended: view.touchesEnded([touch], event)
    case .cancelled: view.touchesCancelled([touch], event)
    case .stationary: break
    }
  }

  func cancelInView(_ touch: Touch, because recognizer: GestureRecognizer) {
    guard let view = touch.view, let stage else { return }
    // A touch that is just landing has not been heard of by its view yet.
    guard touch.phase != .began else { return }
    stage.note(
      .touch, "finger \(touch.finger) taken from \(view.logName) by \(recognizer.logName)")
    let phase = touch.phase
    touch.phase = .cancelled
    view.touchesCancelled(
      [touch], Event(.touches, at: stage.now, touches: stage.touches.active))
    touch.phase = phase
  }
}
