import TouchKit

/// Keeps rows of what is shown, and of equal rows the first and the last alone.
struct RowRecorder {
  /// A view with an id.
  private struct Column {
    let id: String
    /// Where it is from a row on, until the next; nil while it is absent.
    private(set) var places: [(row: Int, place: ShownView.Place?)] = []
    /// What it was within its parent when it was first seen there. This shows later whether the view itself moves.
    var start: ShownView
    var parent: String?
    var movesWithin = false

    init(id: String, start: ShownView) { (self.id, self.start) = (id, start) }

    mutating func put(_ place: ShownView.Place?, in row: Int) {
      let isNews = if let last = places.last { last.place != place } else { place != nil }
      if isNews { places.append((row, place)) }
    }

    mutating func forget(_ row: Int) {
      if places.last?.row == row { places.removeLast() }
    }

    func moves(_ property: MotionTracks.Property) -> Bool {
      let values = places.lazy.compactMap(\.place).map { property.value(of: $0) }
      guard let first = values.first else { return false }
      return values.contains { $0 != first }
    }

    /// The number in each row; `rows` is how many rows there are.
    func values(_ property: MotionTracks.Property, rows: Int) -> [Double?] {
      var values: [Double?] = Array(repeating: nil, count: places.first?.row ?? rows)
      values.reserveCapacity(rows)
      for (number, (row, place)) in places.enumerated() {
        let end = number + 1 < places.count ? places[number + 1].row : rows
        let value = place.map { property.value(of: $0) }
        for _ in row..<end { values.append(value) }
      }
      return values
    }
  }

  private(set) var times: [Time] = []
  private var columns: [Column] = []
  /// Only looked up by name, never iterated.
  private var indices: [String: Int] = [:]
  private var last: ShownViews?
  /// The columns of the last row's views, and the others.
  private var present: [Int] = []
  private var gone: [Int] = []
  /// The latest time at which the last row still holds.
  private var held = Time.zero

  /// The views that moved within their parents.
  var movingViews: Set<String> { Set(columns.filter(\.movesWithin).map(\.id)) }

  /// Nothing changes up to then.
  mutating func hold(until time: Time) { held = max(held, time) }

  /// Adds what is shown at a time, which is not before the last one.
  mutating func add(_ views: ShownViews, at time: Time) {
    guard views != last else { return hold(until: time) }
    finishRow()
    if times.last == time {
      times.removeLast()
      for index in columns.indices { columns[index].forget(times.count) }
    }
    times.append(time)
    held = time
    let former = last
    last = views
    if former?.isOfSameViews(as: views) != true {
      present = views.ids.enumerated().map { number, id in index(of: id) { views[number] } }
      let there = Set(present)
      gone = columns.indices.filter { !there.contains($0) }
    }
    let row = times.count - 1
    for (number, place) in views.places.enumerated() {
      columns[present[number]].put(place, in: row)
    }
    for index in gone { columns[index].put(nil, in: row) }
    // A view that is within its parent as in the row before is watched already, and a moving view stays one.
    for number in former.map(views.differing) ?? Array(views.indices)
    where !columns[present[number]].movesWithin {
      let view = views[number]
      watch(present[number], view, parent: view.parent.map { views.ids[$0] })
    }
  }

  /// Ends the recording at the latest time at which something was seen.
  mutating func finishRow() {
    guard let time = times.last, held > time else { return }
    times.append(held)
  }

  /// The column of a view; the view itself is only looked at if it is new.
  private mutating func index(of id: String, _ view: () -> ShownView) -> Int {
    if let known = indices[id] { return known }
    indices[id] = columns.count
    columns.append(Column(id: id, start: view()))
    return columns.count - 1
  }

  private mutating func watch(_ index: Int, _ view: ShownView, parent: String?) {
    let start = columns[index].start
    // A view that came, or has another parent now, is measured from there.
    guard start.entry == view.entry, columns[index].parent == parent else {
      columns[index].start = view
      columns[index].parent = parent
      return
    }
    columns[index].movesWithin = start.placeWithin != view.placeWithin
  }

  // MARK: Tracks

  /// The numbers of the views that change, and all that are asked for.
  func tracks(_ asked: [MotionTracks.Subject]) -> [SectionTrack] {
    columns.flatMap { column in
      MotionTracks.Property.allCases.compactMap { property in
        let subject = MotionTracks.Subject(id: column.id, property: property)
        guard column.moves(property) || asked.contains(subject) else { return nil }
        return SectionTrack(
          name: subject.name, isLength: property.isLength, times: times,
          values: column.values(property, rows: times.count))
      }
    }
  }
}
