import TouchKit
import TouchStyle

/// Which notifications the drawer lists, with the height that they get.
extension DrawerController {
  /// How many notifications are listed until the user asks for all; 0 shows the latest in one line among the switches.
  private var usualRows: Int {
    stage.tuning[DrawerController.historyRows]
  }

  /// Whether the latest notification is shown in one line, within the drawer's own height.
  ///
  /// A notification whose banner is still on the screen is shown there too, until the banner disappears.
  var showsLine: Bool { !isExpanded && listed.isEmpty && !history.entries.isEmpty }

  /// The entries that have rows.
  var listed: [NotificationHistory.Entry] {
    isExpanded ? history.listed : Array(history.listed.prefix(usualRows))
  }

  /// Whether there are more than usually have rows.
  var hasMore: Bool { history.listed.count > usualRows }

  /// How the height below the switches is divided now.
  var heights: HistoryView.Heights {
    let statusBar = stage.statusBarHeight
    let screen = stage.screenSize.height - statusBar
    return HistoryView.heights(
      count: history.listed.count, shown: listed.count, hasMore: hasMore,
      most: (screen * stage.tuning[DrawerController.historyShare]).rounded() - plainHeight,
      screen: screen - plainHeight, textSize: stage.environment.textSize)
  }

  /// Lists all notifications, or as many as usual.
  func expand(_ expanded: Bool) {
    guard expanded != isExpanded, view != nil else { return }
    isExpanded = expanded
    stage.note(
      .application, expanded ? "the drawer lists all notifications" : "the drawer lists the latest")
    historyChanged()
  }

  /// Shows the history as it is now.
  func historyChanged() {
    guard let view else { return }
    if history.listed.isEmpty { isExpanded = false }
    view.historyChanged()
    fitRoom(animated: true)
    shell?.setNeedsLayout()
  }

  /// Sets the list to the height that it wants, but not while a finger holds the drawer.
  func fitRoom(animated: Bool) {
    guard !isHeld else { return }
    let wanted = heights.all
    guard room.model != wanted else { return }
    if animated, !stage.environment.reducedMotion {
      room.animate(
        to: wanted, stage.tuning[DrawerController.fitting],
        onEnd: weakly { me, finished in
          if finished { me.view?.roomChanged() }
        })
    } else {
      room.set(wanted)
      view?.roomChanged()
    }
    if isOpen { keepEditedInSight() }
  }
}
