/// Presses views for assistive technology and the keyboard.
extension Application {
  /// Presses a view for assistive technology or the keyboard. With a name, performs this one of the view's own actions
  /// instead.
  public func activate(_ id: String, action name: String? = nil) {
    guard let view = find(id), view.isUsable else {
      stage.note(.action, "nothing to press is named \(id)")
      return
    }
    if let name {
      guard let action = view.customActions.first(where: { $0.name == name }) else {
        stage.note(.action, "\(id) has no action \(name)")
        return
      }
      stage.note(.action, "\(id) activated: \(name)")
      action.perform()
    } else if view.isPressable {
      stage.note(.action, "\(id) activated")
      view.press()
    } else {
      stage.note(.action, "nothing to press is named \(id)")
    }
  }
}
