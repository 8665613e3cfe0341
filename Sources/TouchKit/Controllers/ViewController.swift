/// Manages a view: makes the view, is notified when the view appears and disappears, and comes after the view in the
/// responder chain.
open class ViewController: Responder {
  /// The phone that the controller is part of.
  @Unowned public var stage: Stage
  /// The controller's name in a bar. Override it; empty by default.
  open var title: String { "" }
  /// The height that the view wants in a popover of at most this size, in points.
  ///
  /// The default is the whole height of `most`. Override it to return less, if the content is lower or would be cut off
  /// in a bad place.
  open func popoverHeight(in most: Size) -> Double { most.height }
  /// The width that the view needs in a popover, in points. If there is less space beside the anchor, the card covers a
  /// part of the anchor. The default is 0: any width is enough.
  open var leastPopoverWidth: Double { 0 }
  /// The title at the top of the page's scrolled content. Override it for a page that has a large title. The default is
  /// nil: only the bar shows the title.
  open var largeTitle: LargeTitle? { nil }
  /// The controller that this one is a child of; nil for a root.
  @Weak public private(set) var parent: ViewController?
  /// The controllers inside this one, in the order in which they were added.
  public private(set) var children: [ViewController] = []
  /// Whether the view is on the screen or moves there now.
  public private(set) var isAppearing = false
  private var loaded: View?

  /// A controller on a phone; its view is made later, when it is first asked for.
  public init(_ stage: Stage) {
    self.stage = stage
    super.init()
  }

  /// The view, made when it is first asked for.
  public var view: View {
    if let loaded { return loaded }
    let view = makeView()
    loaded = view
    view.controller = self
    viewDidLoad()
    return view
  }

  /// Whether the view was made already. Asking this does not make it.
  public var isViewLoaded: Bool { loaded != nil }

  open override var next: Responder? { loaded?.superview ?? parent }
  public final override var application: Application { stage.application }

  // MARK: Rotation

  /// The orientations in which the controller can be shown. By default a pad allows all orientations, a phone all but
  /// upside down.
  ///
  /// If the controller has a `topChild`, that child must also allow an orientation. When the value changes, call
  /// `Application.orientationRulesChanged()`.
  open var supportedOrientations: OrientationSet {
    stage.settings.device.isPad ? .all : .allButUpsideDown
  }
  /// Whether the interface turns with the device while the controller is shown; true by default.
  open var autorotates: Bool { true }
  /// The child that is asked about rotation and about first responders. Override it in a controller that shows other
  /// controllers; nil by default.
  open var topChild: ViewController? { nil }

  // MARK: Presenting

  /// The controller shown over this one.
  public var presented: ViewController? { modal?.controller }
  private var modal: ModalPresentation?

  /// Shows a controller over this one, as its child. A shade between them keeps touches from the content below; a tap
  /// on the shade cancels.
  public func present(
    _ controller: ViewController, style: ModalStyle, animated: Bool = true,
    onCancel: (() -> Void)? = nil
  ) {
    guard modal == nil else {
      stage.note(.navigation, "\(controller.logName) not presented: another one is")
      return
    }
    let presentation = ModalPresentation(
      controller, over: self, style: style, on: stage, onCancel: onCancel)
    modal = presentation
    // A controller that stays upright turns the interface before its frame is set.
    stage.application.orientationRulesChanged()
    stage.layOut()
    presentation.show(animated: animated)
  }

  /// Removes the presented controller.
  public func dismiss(animated: Bool = true) {
    guard let leaving = modal else { return }
    modal = nil
    leaving.hide(
      animated: animated,
      then: weakly { me in
        me.stage.application.orientationRulesChanged()
      })
  }

  /// Lays out the presented modal and popover again; called after the view's own layout.
  func layOutPresented() {
    modal?.layOut()
    popover?.layOut()
  }

  /// Lays out everything presented over this controller or over one in it, as when the keyboard appears or disappears.
  func layOutAllPresented() {
    layOutPresented()
    for child in children { child.layOutAllPresented() }
  }

  /// The popover shown over this controller's view.
  @Weak public internal(set) var popover: PopoverController?

  /// Called after the controller was presented over another one and its frame was set. The default does nothing.
  open func movedToPresenter() {}

  /// The content of the modal or popover on top of this controller and its children; nil if nothing is presented.
  public var frontmost: ViewController? {
    if let covering = presented ?? (popover?.isShown == true ? popover?.content : nil) {
      return covering.frontmost ?? covering
    }
    return children.lazy.filter { $0.isAppearing }.compactMap { $0.frontmost }.first
  }

  /// Removes the foremost modal, popover or page that this controller shows, as Escape and the back key do; false if
  /// there is nothing to remove. Override it in a controller that goes back in its own manner.
  @discardableResult
  open func goBack() -> Bool {
    if let modal { return modal.controller.goBack() || modal.cancelled() }
    if let popover, popover.isShown { return popover.content.goBack() || popover.dismissedByUser() }
    return children.contains { $0.isAppearing && $0.goBack() }
  }

  /// Makes the view, when the view is first asked for. The default is an empty view. Override it to make another view;
  /// you don't need to call super.
  open func makeView() -> View { View() }
  /// Called once, after the view was made and before it is shown. Override it to fill the view. The default does
  /// nothing.
  open func viewDidLoad() {}
  /// Called each time before the view appears on the screen. The default does nothing.
  open func viewWillAppear() {}
  /// Called each time after the view appeared on the screen. The default does nothing.
  open func viewDidAppear() {}
  /// Called each time before the view leaves the screen. The default does nothing.
  open func viewWillDisappear() {}
  /// Called each time after the view has left the screen. The default does nothing.
  open func viewDidDisappear() {}

  /// Makes a controller a child of this one, and removes it from its former parent. After this call, you must add the
  /// child's view and call the child's `setAppearing(_:)`.
  public func addChild(_ child: ViewController) {
    child.parent?.removeChild(child)
    children.append(child)
    child.parent = self
  }

  /// Removes a child and notifies the child that it disappears. The child's view stays where it is.
  public func removeChild(_ child: ViewController) {
    guard children.contains(where: { $0 === child }) else { return }
    child.setAppearing(false)
    children.removeAll { $0 === child }
    child.parent = nil
  }

  /// Reports that the view appears on the screen or leaves it. Repeated calls have no effect.
  public func setAppearing(_ appearing: Bool) {
    guard appearing != isAppearing else { return }
    isAppearing = appearing
    if appearing {
      _ = view
      viewWillAppear()
      viewDidAppear()
    } else {
      viewWillDisappear()
      viewDidDisappear()
    }
  }
}
