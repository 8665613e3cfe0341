import Rehearsal
import TouchKit
import Widgets
import Workbench

/// Has panels, and makes each when it is shown first.
protocol PanelOwner: AnyObject {
  var panelNames: [String] { get }
  func makePanel(_ name: String)
  /// Another panel is shown, or no panel.
  func panelChanged()
  /// Moves the keyboard to a panel's search; false if it has no search.
  func focusSearch(of name: String) -> Bool
}

extension PanelOwner {
  func focusSearch(of name: String) -> Bool { false }
}

/// The panels beside the phone, one at a time.
final class Panels {
  /// How wide they are, in logical pixels.
  private static let width = 320.0

  private let parts: WindowParts
  private let layout: WindowLayout
  /// In the order in which they hear of another panel. They live as long as this.
  private var owners: [any PanelOwner] = []
  private var made: Set<String> = []
  /// The panel that is brought back.
  private var last: String?
  private var events: EventsPanel?

  init(_ parts: WindowParts, _ layout: WindowLayout) {
    self.parts = parts
    self.layout = layout
    last = parts.memory.state.panel
  }

  private var host: HostWindow { parts.host }
  private var log: EventLog { parts.session.stage.log }

  /// The name of the panel that is shown; nil for no panel.
  var shown: String? { parts.memory.state.panel }

  /// From now on there are panels of these owners.
  func add(_ owners: [any PanelOwner]) { self.owners += owners }

  /// Shows the panel that the window had.
  func begin() { if shown != nil { show() } }

  /// From now on no panel has an owner.
  func stop() {
    owners = []
    events = nil
  }

  /// Shows another panel, or no panel; the window makes room for the first one and removes the room of the last one.
  func set(_ name: String?) {
    let had = shown
    parts.memory.state.panel = name
    if let name { last = name }
    show()
    if (had == nil) != (name == nil) {
      layout.makeRoom(for: .panel, of: Self.width, name != nil)
    }
  }

  /// Hides the panel, or brings back the one that was there last.
  func toggle() { set(shown == nil ? last ?? EventsPanel.name : nil) }

  /// Shows a panel, or hides it if it is there.
  func toggle(_ name: String) { set(shown == name ? nil : name) }

  /// Shows the panel that the state names; hidden ones cost nothing.
  private func show() {
    let hadFocus = host.panelHasFocus
    if shown != nil, made.isEmpty { addTabs() }
    if let shown, made.insert(shown).inserted { make(shown) }
    host.showPanel(shown)
    for owner in owners { owner.panelChanged() }
    if hadFocus, shown == nil { parts.phone.canvas.takeFocus() }
    showLog()
  }

  private func addTabs() {
    // Notes get a tab when the user opens them: few sessions belong to a review.
    for panel in PanelName.allCases where panel != .notes {
      host.addTab(panel.rawValue, panel.title)
    }
  }

  private func make(_ name: String) {
    if name == EventsPanel.name { return addEvents() }
    for owner in owners where owner.panelNames.contains(name) { owner.makePanel(name) }
  }

  // MARK: Events

  private func addEvents() {
    let panel = EventsPanel()
    panel.onLeave = { [parts] in parts.phone.canvas.takeFocus() }
    host.addPanel(EventsPanel.name, panel.list)
    events = panel
  }

  /// Moves the keyboard to the search of the panel in sight; if it has no search, to the search of the events.
  func find() {
    if let shown, owners.contains(where: { $0.focusSearch(of: shown) }) { return }
    if shown != EventsPanel.name { set(EventsPanel.name) }
    events?.list.takeFocus()
  }

  /// Copies the events that are marked, if the keyboard is among them; false if not.
  func copyEvents() -> Bool { host.panelHasFocus && events?.copy() == true }

  func appendLog() {
    if shown == EventsPanel.name { events?.follow(log) }
  }

  /// Another session has another log.
  func showLog() {
    if shown == EventsPanel.name { events?.show(log) }
  }
}
