/// How a list of rows becomes another one. A row that stays keeps its widget: the keyboard may be on it.
package enum RowDiff {
  /// A step at an index of the list as the steps before it left it.
  package enum Step: Equatable {
    case remove(Int)
    /// Inserts the row that the new list has there, or shows what it says now.
    case insert(Int), change(Int)
  }

  /// Ids are unique in each list. Of rows that changed places, those that were before the others are made again.
  package static func steps<Row: Identifiable & Equatable>(from former: [Row], to rows: [Row])
    -> [Step]
  {
    var steps: [Step] = []
    var rest = former[...]
    var ids = Set(former.map(\.id))
    for (index, row) in rows.enumerated() {
      while let next = rest.first, next.id != row.id, ids.contains(row.id) {
        steps.append(.remove(index))
        ids.remove(next.id)
        rest.removeFirst()
      }
      guard let next = rest.first, next.id == row.id else {
        steps.append(.insert(index))
        continue
      }
      if next != row { steps.append(.change(index)) }
      ids.remove(next.id)
      rest.removeFirst()
    }
    return steps + rest.map { _ in .remove(rows.count) }
  }
}
