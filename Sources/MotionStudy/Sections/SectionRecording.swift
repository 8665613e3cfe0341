import Rehearsal
import TouchKit

/// A section that is over: everything that its rows hold, as tracks.
struct SectionRecording {
  let section: MotionSection
  let part: SectionRecorder.Part
  let begin: Time
  let rows: [SectionRow]
  let jumps: [SectionJump]
  /// The ids of the views that were there at the end, looked at or not.
  let idsAtEnd: [String]
  let times: [Time]
  /// The views that move, if the section asks for them.
  private(set) var moving: [MovingView] = []
  /// The tracks that the section looks at.
  private(set) var tracks: [SectionTrack] = []

  init(_ recorder: SectionRecorder) {
    section = recorder.section
    part = recorder.part
    let begin = recorder.begin
    self.begin = begin
    rows = recorder.rows
    jumps = recorder.jumps
    idsAtEnd = recorder.idsAtEnd
    times = rows.map { $0.time - begin }
    if section.subjects.isEmpty || section.othersAreStill && part != .sinceInput {
      moving = movingViews
    }
    tracks =
      section.subjects.isEmpty
      ? moving.flatMap { tracks(of: .view($0.id)).filter(\.isMoving) }
      : tracks(of: section.subjects)
  }

  func tracks(of subjects: [MotionSection.Subject]) -> [SectionTrack] {
    subjects.flatMap { tracks(of: $0) }
  }

  private func tracks(of subject: MotionSection.Subject) -> [SectionTrack] {
    switch subject {
    case .view(let id): tracks(of: id, MotionTracks.Property.allCases)
    case .number(let id, let property): tracks(of: id, [property])
    case .value(let name): [track(of: name)]
    }
  }

  private func tracks(of id: String, _ properties: [MotionTracks.Property]) -> [SectionTrack] {
    let places = rows.places(of: id)
    return properties.map { property in
      SectionTrack(
        name: "\(id).\(property.rawValue)", isLength: property.isLength, times: times,
        values: places.map { $0.map(property.value) })
    }
  }

  private func track(of name: String) -> SectionTrack {
    let index = section.values.firstIndex(of: name)
    let values = rows.map { row in index.flatMap { row.values[$0] } }
    return SectionTrack(
      name: name, isLength: !values.contains { $0?.isShare == true }, times: times,
      values: values.map { $0?.number })
  }

  /// A view that moved within its parent.
  struct MovingView: Equatable {
    var id: String
    /// The parent that it moved within; nil for a window.
    var parent: String?
    /// The row in which it was farthest from where it had been.
    var time: Time
    /// How far, in points, or the change of its alpha.
    var distance: Double
    var isFading: Bool
  }

  /// The views that move: their frames within their parents, or their own alphas, change. In the order of the tree that they are first in.
  private var movingViews: [MovingView] {
    var watched: [Watched] = []
    // Only looked up by name, never iterated.
    var indices: [String: Int] = [:]
    // The watched of the present row, each at its view's index.
    var present: [Int] = []
    for number in rows.indices {
      let views = rows[number].views
      let former = number == 0 ? nil : rows[number - 1].views
      guard views != former else { continue }
      if former?.isOfSameViews(as: views) != true {
        present = views.map { view in
          let parent = rows[number].parent(of: view)
          guard let index = indices[view.id] else {
            indices[view.id] = watched.count
            watched.append(Watched(view, parent))
            return watched.count - 1
          }
          watched[index].meet(view, parent)
          return index
        }
      }
      // A view that is as it was in the row before is measured already.
      for index in former.map(views.differing) ?? [] {
        watched[present[index]].move(to: views.placeWithin(index), at: times[number])
      }
    }
    return watched.compactMap(\.movingView)
  }

  /// A view that may move, and how far it was at most.
  private struct Watched {
    let id: String
    var entry: Int
    var parent: String?
    /// Where it was first seen.
    var start: ShownView.Place
    var movingView: MovingView?

    init(_ view: ShownView, _ parent: String?) {
      (id, entry, start, self.parent) = (view.id, view.entry, view.placeWithin, parent)
    }

    /// A view that came, or has another parent now, is measured from there.
    mutating func meet(_ view: ShownView, _ parent: String?) {
      guard view.entry != entry || parent != self.parent else { return }
      (entry, start, self.parent) = (view.entry, view.placeWithin, parent)
    }

    mutating func move(to place: ShownView.Place, at time: Time) {
      let distance = place.frame.farthest(from: start.frame)
      let fade = abs(place.alpha - start.alpha)
      guard distance > 0 || fade > 0 else { return }
      let isFading = distance == 0
      if let movingView,
        isFading
          ? fade <= movingView.distance : distance <= movingView.distance && !movingView.isFading
      {
        return
      }
      movingView = MovingView(
        id: id, parent: parent, time: time, distance: isFading ? fade : distance,
        isFading: isFading)
    }
  }
}

extension Rect {
  /// The greatest difference of two rectangles' edges.
  fileprivate func farthest(from other: Rect) -> Double {
    max(
      abs(x - other.x), abs(y - other.y), abs(maxX - other.maxX), abs(maxY - other.maxY))
  }
}
