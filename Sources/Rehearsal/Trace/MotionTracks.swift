import Files
import TouchKit

/// How views move during a run: numbers of what is shown, sampled, and the motions that the log knows.
public struct MotionTracks: Equatable, Sendable {
  /// A number of a view.
  public enum Property: String, CaseIterable, Hashable, Sendable {
    case x, y, width, height, alpha

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

  /// One number of one view over the times; nil where the view is not there.
  public struct Track: Equatable, Sendable {
    public var id: String
    public var property: Property
    public var values: [Double?]

    public var name: String { "\(id).\(property.rawValue)" }

    /// Whether the number is ever another than before.
    var isMoving: Bool {
      var last: Double?
      for value in values.compactMap(\.self) {
        if let last, last != value { return true }
        last = value
      }
      return false
    }
  }

  /// A motion from its beginning to its end.
  public struct Span: Equatable, Sendable {
    public var what: String
    public var from: Double
    public var to: Double
    public var began: Time
    /// Nil where it still ran when the run was over.
    public var ended: Time?
    public var wasInterrupted: Bool
  }

  public private(set) var times: [Time] = []
  public private(set) var tracks: [Track] = []
  public private(set) var spans: [Span] = []
  private let ids: [String]
  private let properties: [Property]
  /// Where the tracks of an id begin in `tracks`.
  private var places: [String: Int] = [:]

  /// Looks at some views, or with none given at all that have an id.
  public init(ids: [String] = [], properties: [Property] = Property.allCases) {
    self.ids = ids
    self.properties = properties
    for id in ids { add(id) }
  }

  private mutating func add(_ id: String) {
    guard places[id] == nil else { return }
    places[id] = tracks.count
    tracks += properties.map {
      Track(id: id, property: $0, values: Array(repeating: nil, count: times.count))
    }
  }

  /// Adds what is shown now.
  public mutating func sample(_ stage: Stage) {
    let nodes = stage.tree().nodes
    if ids.isEmpty {
      for id in nodes.compactMap(\.id) { add(id) }
    }
    times.append(stage.now)
    for place in tracks.indices { tracks[place].values.append(nil) }
    for node in nodes {
      guard let id = node.id, let first = places[id], tracks[first].values[times.count - 1] == nil
      else { continue }
      for (offset, property) in properties.enumerated() {
        tracks[first + offset].values[times.count - 1] = property.value(of: node)
      }
    }
  }

  /// Takes the motions of a log, and where no views were named drops what stood still.
  public mutating func finish(_ log: [LogEntry]) {
    if ids.isEmpty {
      tracks = tracks.filter(\.isMoving)
      places = [:]
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
        guard let place = running.removeValue(forKey: what) else { continue }
        spans[place].ended = entry.time
        spans[place].wasInterrupted = interrupted
      case .text, .touch, .taken, .gesture, .action, .posted, .timer, .edited: continue
      }
    }
  }
}
