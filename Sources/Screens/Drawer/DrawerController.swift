import TouchKit

/// Runs the drawer: what it is bound for, how it moves and what fingers do with it.
///
/// One number, `progress`, places drawer and content, so that the seam between them cannot open: 0 is hidden above the
/// status bar's lower edge, 1 is wholly below it, and beyond either end the drawer gives.
final class DrawerController {
  /// How progress is shown. It is chosen when the drawer leaves an end and kept until it is at one again.
  enum Style { case travel, crossFade }

  let progress: AnimatedValue
  private(set) var style = Style.travel
  /// Whether the drawer is open or on its way there.
  private(set) var isOpen = false
  /// The drawer's view while there is one: from the moment it leaves its upper end until it is back.
  private(set) var view: DrawerView?
  /// What shows the drawer; told when the view comes and goes.
  weak var shell: ShellView?
  let switches: PhoneSwitches
  let history: NotificationHistory
  /// The place a finger took hold at, as the pull that would have brought the drawer there.
  private var held = 0.0
  private(set) var isHeld = false
  /// What the list of notifications takes below the switches, in points.
  let room: AnimatedValue
  /// Whether all notifications are listed; until the drawer has closed.
  var isExpanded = false
  unowned let stage: Stage

  init(_ stage: Stage, switches: PhoneSwitches, history: NotificationHistory) {
    self.stage = stage
    self.switches = switches
    self.history = history
    progress = AnimatedValue(0, name: "drawer.progress", on: stage, rest: .progress)
    room = AnimatedValue(0, name: "drawer.room", on: stage)
    history.onChange = { [weak self] in self?.historyChanged() }
  }

  /// How high the drawer is without a list of notifications; larger text needs more room under its switches.
  var plainHeight: Double {
    stage.tuning[DrawerController.leastHeight] + DrawerView.extraHeight(stage)
  }

  /// How high the drawer is, or is bound to be.
  var height: Double { plainHeight + room.model }

  /// How high the drawer is now.
  var shownHeight: Double { plainHeight + room.shown }

  /// Where the drawer is when progress is at `p`, 0 and 1 being the ends.
  func place(at p: Double) -> Double {
    switch style {
    case .travel: p
    case .crossFade: p >= 0.5 ? 1 : 0
    }
  }

  // MARK: Opening and closing

  func toggle() { settle(open: !isOpen, velocity: nil) }

  /// Moves to an end, with the velocity the drawer has or is given in points a second.
  private func settle(open: Bool, velocity: Double?) {
    leaveEnd()
    isOpen = open
    shell?.drawerTurned()
    var animation = stage.tuning[open ? DrawerController.opening : DrawerController.closing]
    animation.velocity = velocity.map { $0 / height }
    progress.animate(to: open ? 1 : 0, animation) { [unowned self] finished in
      if finished { reachedEnd() }
    }
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

  // MARK: Fingers

  /// Stops the drawer where it is, for a finger to move it from there.
  func hold() {
    leaveEnd()
    isHeld = true
    room.catchNow()
    progress.catchNow()
    held = band.position(showing: progress.shown * height, within: 0...height)
  }

  /// Puts the drawer this far below the place it was held at, less what it gives past its ends.
  func pull(by distance: Double) {
    progress.set(band.shown(at: held + distance, within: 0...height) / height)
  }

  /// Lets the drawer go to the end that place and velocity point to.
  func letGo(velocity: Double) {
    isHeld = false
    let place = progress.shown * height
    let ahead = place + velocity * stage.tuning[DrawerController.projection]
    settle(
      open: ahead > height * stage.tuning[DrawerController.threshold],
      velocity: velocity * band.slope(showing: place, within: 0...height))
    // What changed under the finger, or was caught by it, goes on.
    fitRoom(animated: true)
  }

  /// Lets the drawer go back to where it was bound for before a finger took it.
  func giveBack() {
    isHeld = false
    settle(open: isOpen, velocity: nil)
    fitRoom(animated: true)
  }

  private var band: RubberBand {
    RubberBand(size: height, give: stage.tuning[DrawerController.rubber])
  }
}
