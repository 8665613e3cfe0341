import Synchronization

/// Where a declaration was found last: values are read many times at each input, and to look a name up costs more than the rest.
@usableFromInline
final class TuningPlace: Sendable {
  private let last = Atomic(0)

  func index(of name: String, in catalogue: TuningCatalogue) -> Int {
    let index = last.load(ordering: .relaxed)
    if index < catalogue.entries.count, catalogue.entries[index].name == name { return index }
    let found = catalogue.index(of: name)
    last.store(found, ordering: .relaxed)
    return found
  }
}
