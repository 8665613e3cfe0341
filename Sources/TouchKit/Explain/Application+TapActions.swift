/// Finds what a tap on a view would send.
extension Application {
  /// The actions that a tap on a view would send: those of the control that it belongs to.
  func actions(onTapOf view: View) -> [SentAction] {
    guard let control = view.ancestors.first(of: Control.self), control.isEnabled else {
      return []
    }
    return control.actionsOnTap.map { entry in
      SentAction(
        action: entry.action.name, sender: control.logName,
        target: performer(of: entry.action, target: entry.target, sender: control).map(name),
        events: entry.events)
    }
  }
}
