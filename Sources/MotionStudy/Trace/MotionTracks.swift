import Files
import TouchKit

/// How views move during a run: sampled numbers of what is shown, with the motions that the log knows.
public struct MotionTracks: Equatable, Sendable {
  /// A number of a view.
  public typealias Property = ShownView.Number

  /// A number of a view, whose track has its name.
  public struct Subject: Equatable, Sendable {
    public var id: String
    public var property: Property

    public init(id: String, property: Property) {
      self.id = id
      self.property = property
    }

    public var name: String { "\(id).\(property.rawValue)" }
  }

  /// A motion from its beginning to its end.
  public struct Span: Equatable, Sendable {
    public var what: String
    public var from: Double
    public var to: Double
    public var began: Time
    /// Nil if it still ran when the run was over.
    public var ended: Time?
    public var wasInterrupted: Bool

    public init(
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
  public private(set) var numbers = Tracks()
  public private(set) var subjects: [Subject] = []
  public private(set) var spans: [Span] = []
  private let ids: [String]
  private let properties: [Property]
  /// The index of the first track of an id.
  private var firstIndices: [String: Int] = [:]

  /// Tracks these views; if the list is empty, all that have an id.
  public init(ids: [String] = [], properties: [Property] = Property.allCases) {
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
  public mutating func sample(_ stage: Stage) {
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
  public mutating func finish(_ log: [LogEntry]) {
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
