import Files
import TouchKit

/// How views move during a run: sampled numbers of what is shown, with the motions that the log knows.
package struct MotionTracks: Equatable, Sendable {
  /// A number of a view.
  package typealias Property = ShownView.Number

  /// A number of a view, whose track has its name.
  package struct Subject: Equatable, Sendable {
    package var id: String
    package var property: Property

    package init(id: String, property: Property) {
      self.id = id
      self.property = property
    }

    package var name: String { "\(id).\(property.rawValue)" }
  }

  /// A motion from its beginning to its end.
  package struct Span: Equatable, Sendable {
    package var what: String
    package var from: Double
    package var to: Double
    package var began: Time
    /// Nil if it still ran when the run was over.
    package var ended: Time?
    package var wasInterrupted: Bool

    package init(
      what: String, from: Double, to: Double, began: Time, ended: Time?, wasInterrupted: Bool
    ) {
      self.what = what
      self.from = from
      self.to = to
      self.began = began
      self.ended = ended
      self.wasInterrupted = wasInterrupted
    }
  }

  /// What was sampled, a track for each subject.
  package private(set) var numbers = Tracks()
  package private(set) var subjects: [Subject] = []
  package private(set) var spans: [Span] = []
  private let ids: [String]
  private let properties: [Property]
  /// The index of the first track of an id.
  private var firstIndices: [String: Int] = [:]

  /// Tracks these views; if the list is empty, all that have an id.
  package init(ids: [String] = [], properties: [Property] = Property.allCases) {
    self.ids = ids
    self.properties = properties
    for id in ids { add(id) }
  }

  private mutating func add(_ id: String) {
    guard firstIndices[id] == nil else { return }
    firstIndices[id] = subjects.count
    for property in properties {
      let subject = Subject(id: id, property: property)
      subjects.append(subject)
      numbers.add(subject.name, isLength: subject.property.isLength)
    }
  }

  /// Adds what is shown now.
  package mutating func sample(_ stage: Stage) {
    let nodes = stage.tree().nodes
    if ids.isEmpty {
      for id in nodes.compactMap(\.id) { add(id) }
    }
    numbers.add(stage.now)
    for node in nodes {
      guard let id = node.id, let first = firstIndices[id], numbers[last: first] == nil else {
        continue
      }
      for (offset, property) in properties.enumerated() {
        numbers[last: first + offset] = property.value(of: node)
      }
    }
  }

  /// Takes the motions of a log; if no views were named, drops the tracks that did not move.
  package mutating func finish(_ log: [LogEntry]) {
    if ids.isEmpty {
      let moving = numbers.tracks.indices.filter { numbers.tracks[$0].isMoving }
      numbers.keep(moving)
      subjects = moving.map { subjects[$0] }
      firstIndices = [:]
    }
    var running: [String: Int] = [:]
    for entry in log {
      switch entry.message {
      case .motion(let what, let from, let to, _):
        running[what] = spans.count
        spans.append(
          Span(
            what: what, from: from, to: to, began: entry.time, ended: nil, wasInterrupted: false))
      case .motionEnded(let what, let interrupted):
        guard let index = running.removeValue(forKey: what) else { continue }
        spans[index].ended = entry.time
        spans[index].wasInterrupted = interrupted
      case .text, .touch, .taken, .gesture, .action, .posted, .timer, .edited: continue
      }
    }
  }
}

extension MotionTracks.Property {
  func value(of node: ViewTree.Node) -> Double {
    switch self {
    case .x: node.frame.x
    case .y: node.frame.y
    case .width: node.frame.width
    case .height: node.frame.height
    case .alpha: node.alpha
    }
  }
}
