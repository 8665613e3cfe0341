import TouchKit
import Widgets

/// The window passes from one program to the next.
extension StudioWindow {
  /// The window as the next program shows it, which is remembered, too.
  func shape() -> Handover.Window {
    rememberShape()
    let geometry = host.geometry
    return Handover.Window(
      width: geometry.width, height: geometry.height, isMaximized: geometry.isMaximized,
      panelRoom: layout.room(for: .panel), branchesRoom: layout.room(for: .branches),
      isPresented: phone.viewOptions.isPresented, hasTwoFingers: phone.hand.touches.isAlwaysPair,
      slowPercent: time.playhead.slowPercent, middle: phone.viewOptions.middle, place: host.place)
  }

  /// Restores what the program before reported of its window.
  func restore(_ window: Handover.Window) {
    host.geometry = HostWindow.Geometry(
      width: window.width, height: window.height, isMaximized: window.isMaximized)
    layout.restore(window.panelRoom, for: .panel)
    layout.restore(window.branchesRoom, for: .branches)
    time.playhead.restore(slowPercent: window.slowPercent)
    phone.hand.touches.isAlwaysPair = window.hasTwoFingers
    phone.viewOptions.middle = window.middle
    if window.isPresented { presenter.set(true) }
  }
}
