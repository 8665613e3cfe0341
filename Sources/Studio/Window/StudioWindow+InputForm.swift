import TouchKit

/// The form of the prototype's own input, behind the bell.
extension StudioWindow {
  func toggleInputForm() {
    host.showPopover(CustomInputForm.name, !host.hasPopover(CustomInputForm.name))
  }

  /// The bell's popover opens or was closed.
  func inputFormChanged(_ change: HostWindow.PopoverChange) {
    if change == .opensFirst, let input = prototype.inputs.first, let made = CustomInputForm(input)
    {
      made.onReady = { [unowned self] in
        // The popover would cover what it sends.
        host.showPopover(CustomInputForm.name, false)
        send($0)
      }
      host.fillPopover(CustomInputForm.name, with: made.form)
      inputForm = made
    }
    isInputFormOpen = change != .closed
    if isInputFormOpen { inputForm?.form.begin() }
    updateControls()
  }

  /// Delivers the input of the form, now or later by the phone's time. As long as its fields are not in sight, it shows them or
  /// what can be chosen instead.
  func post(after span: Time?) {
    guard isInputFormOpen else { return toggleInputForm() }
    guard inputForm?.hasFields == true else { return inputForm?.form.showFields() ?? () }
    guard let kind = inputForm?.make() else { return }
    if let span {
      session.sendLater(kind, after: span, at: Alarm.now)
    } else {
      send(kind)
    }
  }
}
