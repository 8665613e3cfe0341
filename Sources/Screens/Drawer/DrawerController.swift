import TouchKit
import TouchStyle

/// Runs the drawer: it opens, closes, or follows a finger.
///
/// One number, `progress`, places drawer and content, so that no gap opens between them: at 0 the drawer is hidden above
/// the status bar's lower edge, at 1 all of it is below that edge. Beyond both ends it follows a finger with resistance.
final class DrawerController: Referable {
  /// How progress is shown. It is chosen when the drawer leaves an end, and stays until the drawer rests again.
  enum Style { case travel, crossFade }

  let progress: AnimatedValue
  private(set) var style = Style.travel
  /// Whether the drawer is open or opens now.
  private(set) var isOpen = false
  /// The drawer's view. It exists from the moment the drawer leaves its upper end until it is back there.
  private(set) var view: DrawerView?
  /// Called when the user wants to see the settings of notifications.
  var onSettings: (() -> Void)?
  /// The view that shows the drawer.
  @Weak var shell: ShellView?
  let switches: PhoneSwitches
  let history: NotificationHistory
  /// The drawer's position when a finger caught it, as the pull that reaches it without resistance.
  private var pullAtHold = 0.0
  private(set) var isHeld = false
  /// The height of the list of notifications below the switches, in points.
  let room: AnimatedValue
  /// Whether all notifications are listed; false again once the drawer has closed.
  var isExpanded = false
  @Unowned var stage: Stage
  /// The arrangement that was measured last: it is asked for at each move of a finger.
  private var measured: (screen: Size, textSize: Double, grid: SwitchGrid)?

  init(_ stage: Stage, switches: PhoneSwitches, history: NotificationHistory) {
    self.stage = stage
    self.switches = switches
    self.history = history
    progress = AnimatedValue(0, name: "drawer.progress", on: stage, rest: .progress)
    room = AnimatedValue(0, name: "drawer.room", on: stage)
    super.init()
    history.onChange = weakly { me in me.historyChanged() }
  }

  /// How high the drawer is without a list of notifications; larger text needs more room under its switches.
  var plainHeight: Double {
    stage.tuning[DrawerController.leastHeight] + max(0, grid.height - SwitchGrid.usualHeight)
  }

  /// How the switches are arranged at the present text size. The tuned height holds one line of them at text size 1.
  var grid: SwitchGrid {
    let (screen, textSize) = (stage.screenSize, stage.environment.textSize)
    if let measured, measured.screen == screen, measured.textSize == textSize {
      return measured.grid
    }
    let grid = SwitchGrid(stage)
    measured = (screen, textSize, grid)
    return grid
  }

  /// The height that the drawer has or moves to.
  var height: Double { plainHeight + room.model }

  /// The height that the drawer has now.
  var shownHeight: Double { plainHeight + room.shown }

  /// The drawer's position if progress is `p`; 0 and 1 are the ends.
  func place(at p: Double) -> Double {
    switch style {
    case .travel: p
    case .crossFade: p >= 0.5 ? 1 : 0
    }
  }

  // MARK: Opening and closing

  func toggle() { settle(open: !isOpen, velocity: nil) }

  /// Moves to an end. The velocity is in points a second; nil keeps the velocity that the drawer has.
  private func settle(open: Bool, velocity: Double?) {
    leaveEnd()
    isOpen = open
    shell?.drawerTurned()
    var animation = stage.tuning[open ? DrawerController.opening : DrawerController.closing]
    animation.velocity = velocity.map { $0 / height }
    progress.animate(
      to: open ? 1 : 0, animation,
      onEnd: weakly { me, finished in
        if finished { me.reachedEnd() }
      })
    keepEditedInSight()
  }

  private func leaveEnd() {
    if !progress.isMoving, progress.model == 0 || progress.model == 1 {
      style = stage.environment.reducedMotion ? .crossFade : .travel
    }
    guard view == nil, let shell else { return }
    let view = DrawerView(self)
    self.view = view
    room.set(heights.all)
    shell.show(view)
    view.historyChanged(animated: false)
  }

  private func reachedEnd() {
    guard !isOpen, let view else { return }
    self.view = nil
    isExpanded = false
    view.removeFromSuperview()
  }

  /// What is edited moves along with the content. If the open drawer leaves less than a line of it above the keyboard,
  /// editing ends, as the drawer is what the user wants to see.
  func keepEditedInSight() {
    let isPushed = stage.application.keyboard?.contentMoved() ?? false
    if isOpen, isPushed { stage.application.endEditing() }
  }

  /// The user began to write, or turned the phone while writing: an open drawer that leaves less than a line closes.
  func giveWay() {
    if isOpen, !isHeld { settle(open: false, velocity: nil) }
  }

  // MARK: Fingers

  /// Stops the drawer, so that a finger can move it.
  func hold() {
    leaveEnd()
    isHeld = true
    room.catchNow()
    progress.catchNow()
    pullAtHold = band.position(showing: progress.shown * height, within: 0...height)
  }

  /// Moves the drawer by this distance from where the finger caught it; past its ends resistance makes it less.
  func pull(by distance: Double) {
    progress.set(band.shown(at: pullAtHold + distance, within: 0...height) / height)
  }

  /// Lets the drawer go to the end that its position and velocity point to.
  func release(velocity: Double) {
    isHeld = false
    let place = progress.shown * height
    let ahead = place + velocity * stage.tuning[DrawerController.projection]
    settle(
      open: ahead > height * stage.tuning[DrawerController.threshold],
      velocity: velocity * band.slope(showing: place, within: 0...height))
    // The list may have changed while the finger held the drawer.
    fitRoom(animated: true)
  }

  /// Moves the drawer on to the end that it was moving to before a finger caught it.
  func giveBack() {
    isHeld = false
    settle(open: isOpen, velocity: nil)
    fitRoom(animated: true)
  }

  private var band: RubberBand {
    RubberBand(size: height, give: stage.tuning[DrawerController.rubber])
  }
}
