/// The observers that see every action of an application.
struct ActionObservers {
  private struct Entry {
    @Weak var observer: Referable?
    let see: (SentAction) -> Void
  }
  private var entries: [Entry] = []

  mutating func add(_ observer: Referable, _ see: @escaping (SentAction) -> Void) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: Weak(observer), see: see))
  }

  mutating func remove(_ observer: Referable) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  var isEmpty: Bool { entries.isEmpty }

  func tell(_ sent: SentAction) {
    for entry in entries where entry.observer != nil { entry.see(sent) }
  }
}
