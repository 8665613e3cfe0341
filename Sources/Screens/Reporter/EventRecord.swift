import TouchKit

/// The latest events of controls, the newest first.
struct EventRecord: Equatable {
  /// An event of a control, and how often it came in a row.
  struct Entry: Equatable {
    var control: String
    var event: ControlEvents
    var name: String
    var count = 1

    /// The words of the entry, such as `TouchDragInside × 12`.
    var words: String { count > 1 ? "\(name) × \(count)" : name }
  }

  private(set) var entries: [Entry] = []
  /// How many events of fingers, of editing and of all kinds have come.
  private(set) var touches = 0
  private(set) var edits = 0
  private(set) var all = 0

  /// The most entries that are kept.
  static let longest = 24
  /// The events that come again with each move of a finger or with each letter. They are counted in their entry.
  private static let repeating: ControlEvents = [
    .touchDragInside, .touchDragOutside, .valueChanged, .editingChanged,
  ]
  /// A slider sends two such events at each move, in turn.
  private static let reach = 2

  mutating func add(_ event: ControlEvents, _ name: String, of control: String) {
    all += ControlEvents.allEvents.contains(event) ? 1 : 0
    touches += ControlEvents.allTouchEvents.contains(event) ? 1 : 0
    edits += ControlEvents.allEditingEvents.contains(event) ? 1 : 0
    let same = entries.prefix(EventRecord.reach).firstIndex {
      $0.control == control && $0.event == event
    }
    if EventRecord.repeating.contains(event), let same {
      entries[same].count += 1
      return
    }
    entries.insert(Entry(control: control, event: event, name: name), at: 0)
    if entries.count > EventRecord.longest { entries.removeLast() }
  }
}
