import Rehearsal
import TouchKit

/// The panels beside the phone, one at a time.
extension StudioWindow {
  /// How wide they are, in logical pixels.
  static let panelWidth = 320.0

  /// Shows another panel, or none; the window makes room for the first and takes back that of the last.
  func setPanel(_ name: String?) {
    let had = state.panel
    state.panel = name
    if let name { lastPanel = name }
    showPanel()
    if (had == nil) != (name == nil) { makeRoom(\.panelRoom, of: Self.panelWidth, name != nil) }
  }

  /// Hides the panel, or brings back the one that was there last.
  func togglePanels() { setPanel(state.panel == nil ? lastPanel ?? EventsPanel.name : nil) }

  /// Shows the panel that the state names; hidden ones cost nothing.
  func showPanel() {
    let hadFocus = host.panelHasFocus
    if state.panel != nil, !hasTabs { addTabs() }
    if state.panel == EventsPanel.name, events == nil { addEvents() }
    if state.panel == TunePanel.name, tunePanel == nil { addTunePanel() }
    if state.panel == TreePanel.name, treePanel == nil { addTree() }
    if state.panel == WhyPanel.name, whyPanel == nil { addWhy() }
    if state.panel == ReviewPanel.name, reviewPanel == nil { addReviewPanel() }
    host.showPanel(state.panel)
    updateReview()
    updateTunePanel()
    phone.marked = nil
    phone.passing = []
    showDistances(nil)
    treeReading = TreeReading()
    updateLooking()
    if hadFocus, state.panel == nil { phone.canvas.takeFocus() }
    if state.panel == EventsPanel.name { events?.show(session.stage.log) }
  }

  /// The panels by their names, as their tabs stand.
  static let panels = [
    (name: TunePanel.name, title: TunePanel.title), (name: WhyPanel.name, title: WhyPanel.title),
    (name: TreePanel.name, title: TreePanel.title),
    (name: EventsPanel.name, title: EventsPanel.title),
    (name: ReviewPanel.name, title: ReviewPanel.title),
  ]

  private func addTabs() {
    hasTabs = true
    // Notes have one as soon as somebody looks at them: few sessions are a review's.
    for panel in Self.panels where panel.name != ReviewPanel.name {
      host.addTab(panel.name, panel.title)
    }
  }

  /// Shows a panel, or hides it if it is there.
  func togglePanel(_ name: String) { setPanel(state.panel == name ? nil : name) }

  // MARK: Events

  private func addEvents() {
    let panel = EventsPanel()
    panel.onLeave = { [unowned self] in phone.canvas.takeFocus() }
    host.addPanel(EventsPanel.name, panel.list)
    events = panel
  }

  /// Moves the keyboard to the search of the panel in sight; if it has none, to that of the events.
  func find() {
    switch state.panel {
    case TunePanel.name: tunePanel?.list.takeFocus()
    case TreePanel.name: treePanel?.outline.takeFocus()
    default:
      if state.panel != EventsPanel.name { setPanel(EventsPanel.name) }
      events?.list.takeFocus()
    }
  }

  func appendLog() {
    guard state.panel == EventsPanel.name else { return }
    events?.follow(session.stage.log)
  }

  /// Another session has another log.
  func showLog() {
    guard state.panel == EventsPanel.name else { return }
    events?.show(session.stage.log)
  }

  // MARK: Input form

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
