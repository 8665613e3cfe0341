import JSON
import TouchKit
import Widgets
import Workbench

/// What one program passes to the next besides the inputs, so that its window continues as it was.
struct Handover: Equatable {
  /// Where the session is.
  struct Session: Equatable {
    var now: Time
    /// The branch that is shown.
    var branch: String
    /// How many inputs a person gave on purpose.
    var deliberateCount: Int
    var percent: Int
    var isPaused: Bool
    /// The file that it began with, and its tuning's.
    var name: String?
    var tuningFile: String?
  }

  /// How the window looks.
  struct Window: Equatable {
    var width: Int
    var height: Int
    var isMaximized: Bool
    /// The room made for the panel, in logical pixels.
    var panelRoom: Double
    var branchesRoom: Double
    var isPresented: Bool
    var hasTwoFingers: Bool
    /// The speed that slow motion uses next time.
    var slowPercent: Int
    /// The point of the phone that is in the canvas's middle; nil for its own middle.
    var middle: Point?
    /// Nil where only the compositor knows.
    var place: HostWindow.Place?
  }

  private static let version = 1

  var session: Session
  var window: Window
  var state: WindowState

  init(session: Session, window: Window, state: WindowState) {
    self.session = session
    self.window = window
    self.state = state
  }

  // MARK: The file

  var bytes: [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { object in
      object.member("handover", Handover.version)
      object.member("now", Int(session.now.microseconds))
      object.member("line", session.branch)
      object.member("deliberate", session.deliberateCount)
      object.member("percent", session.percent)
      object.member("paused", session.isPaused)
      if let name = session.name { object.member("name", name) }
      if let file = session.tuningFile { object.member("tuningFile", file) }
      object.member("width", window.width)
      object.member("height", window.height)
      object.member("maximized", window.isMaximized)
      object.member("panelRoom", window.panelRoom)
      object.member("linesRoom", window.branchesRoom)
      object.member("presented", window.isPresented)
      object.member("twoFingers", window.hasTwoFingers)
      object.member("slow", window.slowPercent)
      if let middle = window.middle {
        object.member("x", middle.x)
        object.member("y", middle.y)
      }
      if let place = window.place {
        object.key("place")
        object.object { Handover.write(place, to: &$0) }
      }
      object.key("state")
      object.value(state.json)
    }
    return writer.bytes
  }

  private static func write(_ place: HostWindow.Place, to object: inout JSONWriter) {
    object.member("x", place.x)
    object.member("y", place.y)
    object.member("window", place.window)
    object.member("workspace", place.workspace)
    object.member("active", place.isActive)
  }

  init(_ bytes: [UInt8]) throws(Problem) {
    var file = try ObjectReader(JSONReader.parse(bytes), in: "a handover")
    _ = try file.integer("handover", in: Handover.version...Handover.version)
    let longest = Int(Time.seconds(86_400).microseconds)
    session = Session(
      now: .microseconds(Int64(try file.integer("now", in: 0...longest))),
      branch: try file.string("line"),
      deliberateCount: try file.integer("deliberate", in: 0...(.max)),
      percent: try file.integer("percent", in: 1...400), isPaused: try file.bool("paused"),
      name: try file.optionalString("name"), tuningFile: try file.optionalString("tuningFile"))
    let x = try file.optionalNumber("x")
    let y = try file.optionalNumber("y")
    window = Window(
      width: try file.integer("width", in: 0...16384),
      height: try file.integer("height", in: 0...16384), isMaximized: try file.bool("maximized"),
      panelRoom: try file.number("panelRoom"),
      branchesRoom: (try? file.number("linesRoom")) ?? 0, isPresented: try file.bool("presented"),
      hasTwoFingers: try file.bool("twoFingers"),
      slowPercent: try file.integer("slow", in: 1...100), middle: nil, place: nil)
    if let x, let y { window.middle = Point(x, y) }
    if var place = try file.optionalObject("place", in: "a place") {
      window.place = HostWindow.Place(
        x: try place.integer("x"), y: try place.integer("y"), window: try place.integer("window"),
        workspace: try place.integer("workspace"), isActive: try place.bool("active"))
    }
    state = WindowState(try file.value("state"))
    try file.finish()
  }
}
