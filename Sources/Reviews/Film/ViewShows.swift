import Files
import JSON
import Rehearsal
import TouchKit

/// Where the views of a film are from frame to frame, each written down when it changes.
struct ViewShows {
  private struct View {
    var id: String
    var role: String
    var label: String
    /// Each begins with a frame's number: x, y, width, height, alpha from there on, or nothing if the view disappears.
    var shown: [(frame: Int, place: Place?)] = []
    /// The last frame in which it was.
    var last = -1
  }

  /// What is written of a view, in hundredths.
  private struct Place: Equatable {
    var numbers: [Int]

    init(_ node: ViewTree.Node) {
      numbers = [
        node.frame.x, node.frame.y, node.frame.width, node.frame.height, node.alpha,
      ].map { Int(($0 * 100).rounded()) }
    }
  }

  private var views: [View] = []
  private var indices: [String: Int] = [:]
  private var touches: [(frame: Int, places: [Point])] = []
  private var targets: [(frame: Int, list: [PressTarget])] = []
  private var frames = 0
  /// Whether targets are to be asked for, and since how many frames nothing has moved.
  private var targetsAreOld = true
  private var still = 0

  /// The targets are read again once the tree has not changed for `stillFrames` frames; before that, only every
  /// `seldom` frames.
  private static let stillFrames = 2
  private static let seldom = 30

  /// Adds a frame: what a stage shows now.
  mutating func append(_ stage: Stage) {
    let frame = frames
    frames += 1
    let tree = stage.tree()
    var hasChanged = false
    for node in tree.nodes where node.visible {
      guard let id = node.id else { continue }
      let index = indices[id] ?? add(id, node)
      guard views[index].last < frame else { continue }
      views[index].last = frame
      let place = Place(node)
      if views[index].shown.last?.place != place {
        views[index].shown.append((frame, place))
        hasChanged = true
      }
    }
    for index in views.indices where views[index].last < frame {
      guard views[index].shown.last?.place != nil else { continue }
      views[index].shown.append((frame, nil))
      hasChanged = true
    }
    let places = stage.touches.active.map(\.location)
    if touches.last?.places ?? [] != places { touches.append((frame, places)) }
    targetsAreOld = targetsAreOld || hasChanged
    still = hasChanged ? 0 : still + 1
    guard targetsAreOld, still >= ViewShows.stillFrames || frame % ViewShows.seldom == 0 else {
      return
    }
    targetsAreOld = still < ViewShows.stillFrames
    let list = stage.pressTargets()
    if targets.last?.list != list { targets.append((frame, list)) }
  }

  private mutating func add(_ id: String, _ node: ViewTree.Node) -> Int {
    views.append(
      View(id: id, role: node.role?.rawValue ?? "", label: node.label ?? node.text ?? ""))
    indices[id] = views.count - 1
    return views.count - 1
  }

  // MARK: Writing

  private static let names = ["x", "y", "width", "height", "alpha"]
  /// More curves than this are of no use to people.
  private static let mostTracks = 80

  func write(_ object: inout JSONWriter) {
    object.key("views")
    object.array { array in for view in views { ViewShows.write(view, to: &array) } }
    object.key("tracks")
    object.array { array in writeTracks(&array) }
    object.key("touches")
    object.array { array in
      for (frame, places) in touches {
        array.array { one in
          one.integer(frame)
          one.array { list in for place in places { list.point(place) } }
        }
      }
    }
    object.key("targets")
    object.array { array in
      for (frame, list) in targets {
        array.object { one in
          one.member("sample", frame)
          one.key("list")
          one.array { all in for target in list { ViewShows.write(target, to: &all) } }
        }
      }
    }
  }

  private static func write(_ view: View, to array: inout JSONWriter) {
    array.object { object in
      object.member("id", view.id)
      object.member("role", view.role)
      object.member("label", view.label)
      object.key("shown")
      object.array { shown in
        for (frame, place) in view.shown {
          shown.array { one in
            one.integer(frame)
            for number in place?.numbers ?? [] { one.number(Double(number) / 100, .rounded(2)) }
          }
        }
      }
    }
  }

  private static func write(_ target: PressTarget, to array: inout JSONWriter) {
    array.object { object in
      if let id = target.id { object.member("id", id) }
      object.member("name", target.name)
      if let words = target.words { object.member("words", words) }
      object.member("frame", target.frame)
      if let reach = target.reach { object.member("reach", reach) }
    }
  }

  /// The numbers that change, one a frame.
  private func writeTracks(_ array: inout JSONWriter) {
    var count = 0
    for view in views {
      for (index, name) in ViewShows.names.enumerated() {
        let values = view.shown.compactMap { $0.place?.numbers[index] }
        guard Set(values).count > 1, count < ViewShows.mostTracks else { continue }
        count += 1
        array.object { object in
          object.member("name", "\(view.id).\(name)")
          object.key("values")
          object.array { list in
            var place = 0
            var value: Int?
            for frame in 0..<frames {
              while place < view.shown.count, view.shown[place].frame <= frame {
                value = view.shown[place].place?.numbers[index]
                place += 1
              }
              if let value { list.number(Double(value) / 100, .rounded(2)) } else { list.null() }
            }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  mutating func member(_ key: String, _ rect: Rect) {
    self.key(key)
    array(onOneLine: true) { array in
      for number in [rect.x, rect.y, rect.width, rect.height] { array.number(number, .rounded(2)) }
    }
  }
}
