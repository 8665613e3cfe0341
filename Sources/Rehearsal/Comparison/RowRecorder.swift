import TouchKit

/// Keeps rows of what is shown, and of equal rows the first and the last alone.
struct RowRecorder {
  /// A view with an id, at the row of each time.
  private struct Column {
    let id: String
    var places: [ShownView.Place?]
    /// What it was within its parent when it was first seen there, to tell whether it moves by itself.
    var start: ShownView
    var parent: String?
    var isMover = false

    func moves(_ property: MotionTracks.Property) -> Bool {
      guard let first = places.lazy.compactMap(\.self).first.map({ property.value(of: $0) }) else {
        return false
      }
      return places.contains { place in place.map { property.value(of: $0) != first } ?? false }
    }
  }

  private(set) var times: [Time] = []
  private var columns: [Column] = []
  /// Only looked up by name, never iterated.
  private var indices: [String: Int] = [:]
  private var last: ShownViews?
  /// The columns of the last row's views.
  private var present: [Int] = []
  /// The latest time at which the last row still holds.
  private var held = Time.zero

  /// The views that moved within their parents.
  var movers: Set<String> { Set(columns.filter(\.isMover).map(\.id)) }

  /// Nothing changes up to then.
  mutating func hold(until time: Time) { held = max(held, time) }

  /// Adds what is shown at a time, which is not before the last one.
  mutating func add(_ views: ShownViews, at time: Time) {
    guard views != last else { return hold(until: time) }
    finishRow()
    if times.last == time {
      times.removeLast()
      for index in columns.indices { columns[index].places.removeLast() }
    }
    times.append(time)
    held = time
    let former = last
    last = views
    if former?.isOfSameViews(as: views) != true {
      present = views.ids.enumerated().map { number, id in index(of: id) { views[number] } }
    }
    for index in columns.indices { columns[index].places.append(nil) }
    for (number, place) in views.places.enumerated() {
      columns[present[number]].places[times.count - 1] = place
    }
    // What stands within its parent as in the row before is watched already, and a mover stays one.
    for number in former.map(views.differing) ?? Array(views.indices)
    where !columns[present[number]].isMover {
      let view = views[number]
      watch(present[number], view, parent: view.parent.map { views.ids[$0] })
    }
  }

  /// Ends the recording at the latest time at which something was seen.
  mutating func finishRow() {
    guard let time = times.last, held > time else { return }
    times.append(held)
    for index in columns.indices {
      let place = columns[index].places[times.count - 2]
      columns[index].places.append(place)
    }
  }

  /// The column of a view; the view itself is only looked at if it is new.
  private mutating func index(of id: String, _ view: () -> ShownView) -> Int {
    if let known = indices[id] { return known }
    indices[id] = columns.count
    columns.append(
      Column(
        id: id, places: Array(repeating: nil, count: times.count - 1), start: view(),
        parent: nil))
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
    columns[index].isMover = start.placeWithin != view.placeWithin
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
          values: column.places.map { place in place.map { property.value(of: $0) } })
      }
    }
  }
}
