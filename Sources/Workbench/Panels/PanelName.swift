/// The panels beside the phone, one at a time, in the order of their tabs.
package enum PanelName: String, CaseIterable {
  case tune, why, tree, events, notes

  package var title: String {
    switch self {
    case .tune: "Tune"
    case .why: "Why"
    case .tree: "Tree"
    case .events: "Events"
    case .notes: "Notes"
    }
  }
}
