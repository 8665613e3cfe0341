/// Who is told of which events of a control.
struct ActionTable {
  struct Entry {
    let action: Action
    /// Nil where the target is gone, or where there never was one.
    weak var target: AnyObject?
    let hasTarget: Bool
    var events: ControlEvents

    /// A target that went takes its entry with it.
    var isDead: Bool { hasTarget && target == nil }
  }

  private(set) var entries: [Entry] = []
  /// The events that anybody wants, so that the others cost nothing.
  private(set) var wanted: ControlEvents = []

  mutating func add(_ action: Action, to target: AnyObject?, for events: ControlEvents) {
    entries.removeAll(where: \.isDead)
    if let place = entries.firstIndex(where: {
      $0.action.name == action.name && $0.target === target
    }) {
      entries[place].events.formUnion(events)
    } else {
      entries.append(
        Entry(action: action, target: target, hasTarget: target != nil, events: events))
    }
    update()
  }

  /// Takes events from the entries of a target (nil: of all) and an action (nil: of all).
  mutating func remove(_ name: String?, of target: AnyObject?, for events: ControlEvents) {
    for place in entries.indices
    where (name == nil || entries[place].action.name == name)
      && (target == nil || entries[place].target === target)
    { entries[place].events.subtract(events) }
    entries.removeAll { $0.isDead || $0.events.isEmpty }
    update()
  }

  func matching(_ event: ControlEvents) -> [Entry] {
    guard !wanted.isDisjoint(with: event) else { return [] }
    return entries.filter { !$0.isDead && !$0.events.isDisjoint(with: event) }
  }

  private mutating func update() {
    wanted = entries.reduce(into: []) { $0.formUnion($1.events) }
  }
}
