/// Shows the phone's keyboard while the first responder wants it, and moves content out of the
/// keyboard's area.
///
/// Words typed on its keys and words typed outside reach the first responder in the same manner.
public final class KeyboardController: ViewController {
  /// How the keyboard slides in and out: the tunings `keyboard.duration` and `keyboard.curve`.
  public static let slide = TunableAnimation(
    "keyboard", duration: "how long the keyboard takes to slide in or out",
    curve: "how the keyboard slides in and out")

  /// Posted before the keyboard moves. The content is the part of the screen that the keyboard will cover; nil if it
  /// will disappear.
  public static let willChange = Notice<Rect?>("keyboard-will-change")

  /// Posted after the keyboard has disappeared.
  public static let didLeave = Notice<Void>("keyboard-did-leave")

  /// The style. It can't be changed later.
  public let style: KeyboardStyle
  /// Whether the keyboard is shown or is opening.
  public private(set) var isShown = false
  /// Called when the whole content is pushed up, because otherwise less than a line of the edited text would be
  /// visible.
  public var onPush: (() -> Void)?
  private let window: KeyboardWindow
  /// How far in it is: 0 below the screen's edge, 1 in its place. What moves along with the keyboard follows it.
  package let progress: AnimatedValue
  private let avoidance: KeyboardAvoidance

  /// The keyboard of an application. Assign it to `Application.keyboard`.
  public init(application: Application, style: KeyboardStyle) {
    self.style = style
    window = KeyboardWindow(application: application)
    progress = AnimatedValue(
      0, name: "keyboard.progress", on: application.stage, rest: .progress)
    avoidance = KeyboardAvoidance()
    super.init(application.stage)
    window.keyboard = self
    // Not as a root controller: this controller keeps the window, so the window must not keep this controller.
    window.addSubview(view)
  }

  private var keys: KeyboardView? { isViewLoaded ? view as? KeyboardView : nil }

  public override func makeView() -> View {
    let view = KeyboardView(style: style)
    view.onType = weakly { me, text in me.application.typeText(text) }
    view.onKey = weakly { me, name in
      me.application.press(KeyInput(name))
      me.application.press(KeyInput(name, phase: .release))
    }
    return view
  }

  /// The keyboard's frame while it is shown.
  public var frame: Rect {
    let screen = stage.screenSize
    let orientation = stage.environment.orientation
    let device = stage.settings.device
    let height =
      style.metrics.height(isPad: device.isPad, isLandscape: orientation.isLandscape)
      + device.safeArea(orientation).bottom
    return Rect(0, screen.height - height, screen.width, height)
  }

  /// Another responder became the first one, or there is no first one now.
  func firstResponderChanged() {
    guard let traits = application.firstResponder?.keyboardTraits,
      !stage.environment.hasHardwareKeyboard
    else {
      hide()
      // A view that is edited with a hardware keyboard must be visible, too.
      if stage.environment.hasHardwareKeyboard { makeRoom(animated: true) }
      return
    }
    keys?.show(traits)
    // A panel above the keyboard asks how much room a line needs as soon as it learns that the keyboard comes.
    stage.layOut()
    measureLine(application.firstResponder as? View)
    turnShift()
    show()
  }

  /// The height that the open keyboard covers at the bottom of the screen, in points; 0 if the keyboard is closed or is
  /// closing.
  ///
  /// Use it to place your own views at the bottom of the screen.
  public var coveredHeight: Double { isShown ? stage.screenSize.height - frame.y : 0 }

  /// The y of the top edge of a panel that you show at the bottom of the screen, above the keyboard if that is shown;
  /// nil without a panel.
  ///
  /// The edited text is also kept above the panel, if at least one line of it then remains visible.
  public var panelTop: Double? {
    didSet { if panelTop != oldValue { makeRoom(animated: true) } }
  }

  /// The least visible height, in points, of the text that is edited or was edited last.
  public private(set) var leastLine = 0.0

  /// The lower end of the part of the screen in which what is edited can be seen.
  var endOfSight: Double { min(lowerEnd, panelTop ?? lowerEnd) }

  private var lowerEnd: Double {
    isShown ? frame.y : stage.screenSize.height - stage.settings.device.bottomInset
  }

  /// If the keyboard leaves less than this above itself, a sheet or a popover stays where it is, and only what is edited
  /// in it is brought into sight.
  static let leastRoom = 88.0

  private func show() {
    if !isShown {
      view.standing = .present
      window.show()
      setAppearing(true)
      // While it counts as away: content makes room along with the slide, not at once.
      stage.layOut()
      isShown = true
      slide(to: 1)
      stage.notices.post(KeyboardController.willChange, frame, from: self)
      layOutCovered()
    }
    makeRoom(animated: true)
  }

  private func hide() {
    guard isShown else { return }
    isShown = false
    view.standing = .leaving
    slide(to: 0)
    stage.notices.post(KeyboardController.willChange, nil, from: self)
    layOutCovered()
    makeRoom(animated: true)
  }

  /// Sheets and popovers get the room above the keyboard, in the keyboard's own animation.
  private func layOutCovered() {
    stage.move(animation) {
      for window in application.windows { window.rootController?.layOutAllPresented() }
    }
  }

  private var animation: Animation { stage.tuning[KeyboardController.slide] }

  private func slide(to target: Double) {
    let fades = stage.environment.reducedMotion
    view.follow(
      .translationY, progress,
      weakly(or: 0) { me, value in
        fades ? 0 : (1 - value) * me.frame.height
      })
    if fades, let keys {
      view.fade(in: keys.holder, along: progress)
    } else {
      view.alpha = 1
      keys?.holder.alpha = 1
    }
    progress.animate(
      to: target, animation,
      onEnd: weakly { me, finished in
        guard finished, !me.isShown else { return }
        me.setAppearing(false)
        me.window.hide()
        me.stage.notices.post(KeyboardController.didLeave, (), from: me)
      })
  }

  /// Moves content so that the first responder can be seen.
  func makeRoom(animated: Bool) {
    moveContent(animated: animated)
    if avoidance.isPushing { onPush?() }
  }

  private func moveContent(animated: Bool) {
    let isAttached = stage.environment.hasHardwareKeyboard
    let edited =
      isShown || isAttached && application.firstResponder?.keyboardTraits != nil
      ? application.firstResponder as? View : nil
    measureLine(edited)
    let top = stage.settings.device.statusBarHeight(stage.environment.orientation)
    let hasLine = endOfSight - top >= leastLine
    let isPushed = avoidance.show(
      edited, above: hasLine ? endOfSight : lowerEnd, on: stage, animated ? animation : nil)
    if isPushed, animated { layOutCovered() }
  }

  private func measureLine(_ edited: View?) {
    if let edited { leastLine = KeyboardAvoidance.line(of: edited) }
  }

  /// Call it after the content moved, to keep the edited text visible.
  ///
  /// Returns true if the whole content had to be pushed up, because otherwise less than a line of the edited text would
  /// be visible. `onPush` is not called.
  @discardableResult public func contentMoved() -> Bool {
    moveContent(animated: true)
    return avoidance.isPushing
  }

  /// Turns shift on at the beginning of a sentence, and keeps what is written above the keyboard.
  func textChanged() {
    if isShown, let edited = application.firstResponder as? View {
      avoidance.follow(edited)
    }
    turnShift()
  }

  private func turnShift() {
    guard let keys, keys.traits.capitalizes, keys.shift != .locked,
      let host = application.firstResponder?.textHost
    else { return }
    keys.shift = KeyboardController.beginsSentence(host.input.editor) ? .once : .off
  }

  private static func beginsSentence(_ editor: TextEditor) -> Bool {
    let utf8 = editor.string.utf8
    let caret = utf8.index(utf8.startIndex, offsetBy: editor.selection.start)
    let before = editor.string[..<caret]
    let words = before.reversed().drop { $0 == " " }
    guard let last = words.first else { return true }
    let hasSpace = before.last == " "
    return last == "\n" || hasSpace && (last == "." || last == "!" || last == "?")
  }
}
