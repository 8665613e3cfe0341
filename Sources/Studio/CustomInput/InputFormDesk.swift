import TouchKit
import Widgets

/// The form of the prototype's own input, behind the bell.
final class InputFormDesk {
  private let parts: WindowParts
  private let updateControls: () -> Void
  private var made: CustomInputForm?
  private(set) var isOpen = false

  init(_ parts: WindowParts, updateControls: @escaping () -> Void) {
    self.parts = parts
    self.updateControls = updateControls
  }

  private var host: HostWindow { parts.host }

  /// Closes the popover; nothing is sent from now on.
  func stop() {
    if isOpen { host.showPopover(CustomInputForm.name, false) }
    made = nil
  }

  func toggle() {
    host.showPopover(CustomInputForm.name, !host.hasPopover(CustomInputForm.name))
  }

  /// The bell's popover opens or was closed.
  func changed(_ change: HostWindow.PopoverChange) {
    if change == .opensFirst, let input = parts.prototype.inputs.first,
      let form = CustomInputForm(input)
    {
      form.onReady = { [unowned self] in
        // The popover would cover what it sends.
        host.showPopover(CustomInputForm.name, false)
        parts.send($0)
      }
      host.fillPopover(CustomInputForm.name, with: form.form)
      made = form
    }
    isOpen = change != .closed
    if isOpen { made?.form.begin() }
    updateControls()
  }

  /// Delivers the input of the form, now or later by the phone's time. As long as its fields are not in sight, it shows them or
  /// what can be chosen instead.
  func post(after span: Time?) {
    guard isOpen else { return toggle() }
    guard made?.hasFields == true else { return made?.form.showFields() ?? () }
    guard let kind = made?.make() else { return }
    if let span {
      parts.session.sendLater(kind, after: span, at: Alarm.now)
    } else {
      parts.send(kind)
    }
  }
}
