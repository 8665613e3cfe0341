import CGtkShim.Window
import Workbench

/// The buttons in the window's header, with their menus and popovers.
extension HostWindow {
  /// The rank of buttons that stay if there is no room for all, as `HeaderFit` says.
  static let staying = 0

  /// A button that stays pressed while its action is on.
  package func addToggleButton(
    _ side: Side, icon: String, _ words: String, action: String, rank: Int = staying
  ) {
    dp_window_add_toggle_button(
      handle, HostWindow.side(side), icon, words, action, Int32(clamping: rank))
  }

  package func addMenu(
    _ side: Side, named name: String? = nil, icon: String, _ words: String, _ menu: Menu,
    isPrimary: Bool = false, rank: Int = staying
  ) {
    dp_window_add_menu(
      handle, HostWindow.side(side), name, icon, words, menu.handle, isPrimary,
      Int32(clamping: rank))
  }

  /// The words on a button if there is room, and what assistive technology calls it.
  package func setLabel(_ label: String, _ words: String, ofButton name: String) {
    dp_window_set_button_label(handle, name, label, words)
  }

  /// A button that opens a popover; it is filled when it first opens.
  package func addPopover(_ side: Side, named name: String, icon: String, _ words: String) {
    dp_window_add_popover(handle, HostWindow.side(side), name, icon, words)
  }

  package func fillPopover(_ name: String, with form: Form) {
    dp_window_fill_popover(handle, name, form.handle)
  }

  package func showPopover(_ name: String, _ isShown: Bool) {
    dp_window_show_popover(handle, name, isShown)
  }

  package func hasPopover(_ name: String) -> Bool { dp_window_has_popover(handle, name) }

  /// Answers the toolkit, which measures the header or lays it out in a width.
  package static func fit(_ parts: UnsafeMutableBufferPointer<DPHeaderPart>, in width: Int)
    -> DPHeaderSize
  {
    let fit = HeaderFit(
      parts: parts.map {
        HeaderFit.Part(
          least: Int($0.least), natural: Int($0.natural), rank: Int($0.rank), isTitle: $0.is_title)
      })
    for (index, place) in fit.places(in: width).enumerated() {
      parts[index].is_shown = place != nil
      parts[index].x = Int32(clamping: place?.x ?? 0)
      parts[index].width = Int32(clamping: place?.width ?? 0)
    }
    return DPHeaderSize(least: Int32(clamping: fit.least), natural: Int32(clamping: fit.natural))
  }

  package static func side(_ side: Side) -> DPSide { side == .start ? DPSideStart : DPSideEnd }
}
