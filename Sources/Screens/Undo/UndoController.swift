import TouchKit
import TouchStyle

/// Shows offers to undo or redo a change, for every screen: one panel, one offer at a time.
///
/// The panel is above the tabs or, while the keyboard is up, above the keyboard, and moves together with it. If the
/// keyboard leaves too little room, the offer waits.
final class UndoController: Referable {
  static let stay = Tunable.seconds(
    "undo.shown", in: 0.5...60, "how long a deletion can be undone at the panel")
  static let movement = TunableAnimation(
    "undo.panel", in: 0...3, duration: "how long the undo panel takes on a curve",
    curve: "how the undo panel moves")

  private enum State {
    case none
    /// There is no room for the panel.
    case waiting(UndoOffer)
    /// The panel is up or comes up, for a while or until it is answered.
    case seen(UndoOffer, end: Stage.EventID?)

    var offer: UndoOffer? {
      switch self {
      case .none: nil
      case .waiting(let offer), .seen(let offer, _): offer
      }
    }
  }

  private var state = State.none
  private let panel = UndoPanel()
  private lazy var window = makeWindow()
  /// How far in the panel is: 0 below what covers the screen's lower end, 1 in its place.
  private let entry: AnimatedValue
  /// The heights of the bars at the screen's ends: the status bar and the tabs.
  var bars: () -> (top: Double, bottom: Double) = { (0, 0) }
  @Unowned private var stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
    entry = AnimatedValue(0, name: "undo-panel.progress", on: stage, rest: .progress)
    super.init()
    panel.onCommand = weakly { me, command in me.accept(command) }
    panel.onDismiss = weakly { $0.withdraw() }
    stage.notices.add(self, KeyboardController.willChange) { one in { _ in one.roomChanged() } }
    // Under reduced motion the panel is above the keyboard until that has left.
    stage.notices.add(self, KeyboardController.didLeave) { one in { _ in one.roomChanged() } }
  }

  private func makeWindow() -> UndoWindow {
    let window = UndoWindow(panel, application: stage.application)
    window.onLayout = weakly { $0.place() }
    return window
  }

  private var keyboard: KeyboardController? { stage.application.keyboard }

  // MARK: Offers

  /// What is offered now, or waits for room.
  var offer: UndoOffer? { state.offer }

  /// Shows an offer, in place of one that is shown.
  func show(_ offer: UndoOffer) {
    forgetEnd()
    // The panel measures its words by its window's stage.
    window.setNeedsLayout()
    panel.show(offer)
    guard hasRoom else { return wait(offer) }
    come(offer)
  }

  /// Removes the offer.
  func withdraw() {
    guard offer != nil else { return }
    let wasSeen = isSeen
    forgetEnd()
    state = .none
    if wasSeen { go() }
  }

  /// Removes the offer if it is an owner's.
  func withdraw(_ owner: Referable) {
    if offer?.owner === owner { withdraw() }
  }

  /// Removes a question when the user goes back; false if no question is shown.
  func goBack() -> Bool {
    guard isSeen, offer?.stay == .untilAnswered else { return false }
    withdraw()
    return true
  }

  private func accept(_ command: UndoOffer.Command) {
    let accepted = offer
    withdraw()
    accepted?.onAccept(command)
  }

  private var isSeen: Bool {
    if case .seen = state { true } else { false }
  }

  private func wait(_ offer: UndoOffer) {
    let wasSeen = isSeen
    state = .waiting(offer)
    if wasSeen { go() }
  }

  private func forgetEnd() {
    if case .seen(let offer, let end?) = state {
      stage.cancel(end)
      state = .seen(offer, end: nil)
    }
  }

  // MARK: Coming and going

  private func come(_ offer: UndoOffer) {
    let wasSeen = isSeen
    // The time counts from when the panel is seen.
    let end =
      offer.stay == .untilAnswered
      ? nil
      : stage.schedule(
        after: stage.tuning[UndoController.stay], "the undo panel goes", weakly { $0.withdraw() })
    state = .seen(offer, end: end)
    window.setNeedsLayout()
    keyboard?.panelTop = present?.frame.y
    guard !wasSeen else { return }
    panel.standing = .present
    window.show()
    stage.withoutAnimation { place() }
    entry.animate(to: 1, stage.tuning[UndoController.movement])
  }

  private func go() {
    panel.standing = .leaving
    keyboard?.panelTop = nil
    entry.animate(
      to: 0, stage.tuning[UndoController.movement],
      onEnd: weakly { me, finished in
        guard finished, !me.isSeen else { return }
        me.window.hide()
      })
  }

  // MARK: Place

  /// The keyboard appears or disappears, the interface turned, or the surroundings have changed.
  func roomChanged() {
    switch state {
    case .none: break
    case .waiting(let offer): if hasRoom { come(offer) }
    case .seen(let offer, _):
      if hasRoom {
        window.setNeedsLayout()
        keyboard?.panelTop = present?.frame.y
      } else {
        forgetEnd()
        wait(offer)
      }
    }
  }

  /// The panel's place above the tabs.
  private var rest: UndoPanelPlace? { place(covered: bars().bottom) }
  /// The panel's place above the keyboard.
  private var lifted: UndoPanelPlace? {
    guard let keyboard else { return nil }
    let covered = max(stage.screenSize.height - keyboard.frame.y, 0)
    // What is edited is seen above it, if there is room for both.
    return place(covered: covered, above: keyboard.leastLine) ?? place(covered: covered)
  }

  private var present: UndoPanelPlace? { keyboard?.isShown == true ? lifted : rest }
  private var hasRoom: Bool { present != nil }

  private func place(covered: Double, above line: Double = 0) -> UndoPanelPlace? {
    UndoPanelPlace(
      in: stage.screenSize, sides: stage.safeArea, top: bars().top + line, covered: covered,
      height: panel.height)
  }

  /// Places the panel as a function of its own progress and of the keyboard's, so that both move as one.
  private func place() {
    let (rest, lifted) = (rest, lifted)
    guard let down = rest ?? lifted, let up = lifted ?? rest else { return }
    let now = present ?? down
    let isStill = stage.environment.reducedMotion
    let isOnKeyboard = isStill && (keyboard?.progress.shown ?? 0) > 0
    panel.form = isOnKeyboard ? up.form : now.form
    panel[.x] = now.frame.x
    panel[.width] = now.frame.width
    guard let keyboard else {
      panel.frame = now.frame
      return fade(isStill: isStill)
    }
    // Under reduced motion the panel changes its place at once.
    let share: (Double) -> Double = { isStill ? ($0 > 0 ? 1 : 0) : $0 }
    let between = { (from: Double, to: Double, p: Double) in from + (to - from) * share(p) }
    let bottom = stage.screenSize.height
    let top = keyboard.frame.y
    panel.follow(.height, keyboard.progress) {
      max(0, between(down.frame.height, up.frame.height, $0))
    }
    panel.follow(.y, entry, keyboard.progress) { entry, p in
      let seen = between(down.frame.y, up.frame.y, p)
      // It comes out from behind the keyboard or from below the screen.
      return isStill ? seen : between(bottom, top, p) * (1 - entry) + seen * entry
    }
    panel.setNeedsLayout()
    fade(isStill: isStill)
  }

  /// The card slides and is opaque; under reduced motion it fades in instead.
  private func fade(isStill: Bool) {
    guard isStill else {
      panel.alpha = 1
      panel.holder.alpha = 1
      return
    }
    panel.fade(in: panel.holder, along: entry)
  }
}
