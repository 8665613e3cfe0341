/// The actions of a control: which events call which target.
struct ActionTable {
  struct Entry {
    let action: Action
    /// Nil if the target no longer exists, or if there never was one.
    @Weak var target: Referable?
    let hasTarget: Bool
    /// Whether it is the kit's own, which the phone can't remove.
    let isOwn: Bool
    var events: ControlEvents

    /// Whether the target no longer exists, so that the entry has no use.
    var isDead: Bool { hasTarget && target == nil }
  }

  private(set) var entries: [Entry] = []
  /// The events that some entry wants, so that the others cost nothing.
  private(set) var wanted: ControlEvents = []

  mutating func add(
    _ action: Action, to target: Referable?, for events: ControlEvents, isOwn: Bool = false
  ) {
    entries.removeAll { $0.isDead }
    if let index = entries.firstIndex(where: {
      $0.action.name == action.name && $0.target === target
    }) {
      entries[index].events.formUnion(events)
    } else {
      entries.append(
        Entry(
          action: action, target: Weak(target), hasTarget: target != nil, isOwn: isOwn,
          events: events))
    }
    update()
  }

  /// Removes events from the entries of a target (nil: of all) and of an action (nil: of all), but for the kit's own.
  mutating func remove(_ name: String?, of target: Referable?, for events: ControlEvents) {
    for index in entries.indices
    where !entries[index].isOwn && (name == nil || entries[index].action.name == name)
      && (target == nil || entries[index].target === target)
    { entries[index].events.subtract(events) }
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
