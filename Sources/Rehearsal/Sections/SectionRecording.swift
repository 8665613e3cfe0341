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
  private(set) var moving: [Mover] = []
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
    if section.looksAtAll { moving = movers }
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
    let views = rows.map { $0.view(id) }
    return properties.map { property in
      SectionTrack(
        name: "\(id).\(property.rawValue)", isLength: property.isLength, times: times,
        values: views.map { $0.map(property.value) })
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
  struct Mover: Equatable {
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
  private var movers: [Mover] {
    var order: [String] = []
    var first: [String: (view: ShownView, parent: String?)] = [:]
    var movers: [String: Mover] = [:]
    var last: [ShownView] = []
    for row in rows where row.views != last {
      let former = last
      last = row.views
      for (index, view) in row.views.enumerated() {
        // What stands as it did in the row before is measured already.
        if row.has(index, asIn: former) { continue }
        let parent = row.parent(of: view)
        guard let start = first[view.id], start.parent == parent,
          start.view.entry == view.entry
        else {
          if first[view.id] == nil { order.append(view.id) }
          // A view that came, or has another parent now, is measured from there.
          first[view.id] = (view, parent)
          continue
        }
        let distance = view.inner.farthest(from: start.view.inner)
        let fade = abs(view.ownAlpha - start.view.ownAlpha)
        guard distance > 0 || fade > 0 else { continue }
        let isFading = distance == 0
        let most = movers[view.id]?.distance ?? 0
        if isFading ? fade > most : distance > most || movers[view.id]?.isFading == true {
          movers[view.id] = Mover(
            id: view.id, parent: parent, time: row.time - begin,
            distance: isFading ? fade : distance, isFading: isFading)
        }
      }
    }
    return order.compactMap { movers[$0] }
  }
}

extension Rect {
  /// The greatest difference of two rectangles' edges.
  fileprivate func farthest(from other: Rect) -> Double {
    max(
      abs(x - other.x), abs(y - other.y), abs(maxX - other.maxX), abs(maxY - other.maxY))
  }
}
