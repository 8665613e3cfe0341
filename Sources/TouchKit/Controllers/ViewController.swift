/// Runs a view: makes it, hears when it comes and goes, and answers for it in the responder chain.
open class ViewController: Responder {
  unowned let ownStage: Stage
  /// What the controller is called in a bar.
  open var title: String { "" }
  public private(set) weak var parent: ViewController?
  public private(set) var children: [ViewController] = []
  public private(set) var isAppearing = false
  private var loaded: View?

  public init(_ stage: Stage) {
    ownStage = stage
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

  public var isViewLoaded: Bool { loaded != nil }

  open override var next: Responder? { loaded?.superview ?? parent }
  open override var stage: Stage? { ownStage }

  /// Makes the view; override to give another than an empty one.
  open func makeView() -> View { View() }
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}

  public func addChild(_ child: ViewController) {
    child.parent?.removeChild(child)
    children.append(child)
    child.parent = self
  }

  public func removeChild(_ child: ViewController) {
    guard children.contains(where: { $0 === child }) else { return }
    child.setAppearing(false)
    children.removeAll { $0 === child }
    child.parent = nil
  }

  /// Says that the view comes onto the screen or leaves it; calls come once each way.
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
