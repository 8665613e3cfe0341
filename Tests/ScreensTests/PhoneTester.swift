import GtkPaint
import Testing
import TouchKit

@testable import Screens

/// Runs the phone under a clock of its own, with the real measurer.
final class PhoneTester {
  let stage: Stage
  let measurer: PangoMeasurer

  init(
    _ device: String = "classic", tuning: String = "default",
    environment: Environment = Environment(), now: CivilTime = .usual,
    screen: String = "inbox", set: [String: TuningValue] = [:], measurer: PangoMeasurer? = nil
  ) throws {
    var chosen = try #require(phone.tuning(named: tuning))
    for (name, value) in set {
      let isSet = chosen.set(name, value)
      try #require(isSet, "\(name) is no tuning")
    }
    let settings = Settings(
      device: try #require(phone.device(named: device)), screen: screen,
      environment: environment, now: now)
    self.measurer = try measurer ?? PangoMeasurer(fonts: PhoneTester.fonts.get())
    stage = Stage(phone, settings: settings, tuning: chosen, measurer: self.measurer)
  }

  static let fonts = Result { () throws(FontError) in try Fonts() }

  // MARK: Time and inputs

  /// Advances to a time in milliseconds.
  func at(_ milliseconds: Double) { stage.advance(to: .milliseconds(milliseconds)) }

  /// Lets milliseconds pass.
  func pass(_ milliseconds: Double) {
    stage.advance(to: stage.now + .milliseconds(milliseconds))
  }

  func send(_ kind: Input.Kind) { stage.send(Input(kind, at: stage.now)) }

  func touch(_ phase: Touch.Phase, _ x: Double, _ y: Double, finger: Int = 1) {
    send(.touch(finger: finger, phase: phase, at: Point(x, y)))
  }

  /// A tap of 50 ms.
  func tap(_ x: Double, _ y: Double) {
    touch(.began, x, y)
    pass(50)
    touch(.ended, x, y)
  }

  func tap(_ id: String) throws {
    let place = try frame(id).center
    tap(place.x, place.y)
  }

  /// Moves a finger that is down evenly up or down the screen, a sample every 1/120 s.
  func move(_ x: Double, from y: Double, to end: Double, milliseconds: Double, finger: Int = 1) {
    let start = stage.now
    let count = max(1, (milliseconds / (1000.0 / 120)).rounded())
    for step in 1...(Int(exactly: count) ?? 1) {
      let share = Double(step) / count
      stage.advance(to: start + .milliseconds(milliseconds * share))
      touch(.moved, x, y + (end - y) * share, finger: finger)
    }
  }

  /// Runs until nothing moves.
  func settle() {
    let limit = stage.now + .seconds(10)
    while !stage.isSettled, let next = stage.nextEvent, next <= limit {
      stage.advance(to: next)
    }
  }

  /// Opens the drawer and waits until it stands.
  func openDrawer() {
    tap(160, 10)
    settle()
  }

  // MARK: What is seen

  var tree: ViewTree { stage.tree() }

  func node(_ id: String) throws -> ViewTree.Node {
    // Unwrapped by hand: a failing #require would print the whole tree.
    guard let node = tree.node(id) else { throw NoView(id: id, time: stage.now) }
    return node
  }

  struct NoView: Error {
    var id: String
    var time: Time
  }

  func frame(_ id: String) throws -> Rect { try node(id).frame }

  func exists(_ id: String) -> Bool { tree.node(id) != nil }

  func log(_ kind: LogEntry.Kind? = nil) -> [String] { stage.log.texts(kind) }

  /// The colours of the picture now, by device pixel.
  func pixels(scale: Double? = nil) throws -> Pixels {
    let painter = Painter(measurer: measurer)
    let scene = painter.scene(
      stage.frame(), size: stage.screenSize,
      scale: scale ?? Double(stage.settings.device.scale))
    return Pixels(try painter.pixels(scene))
  }

  // MARK: The phone's inside

  var application: PhoneApplication {
    guard let application = stage.application as? PhoneApplication else {
      preconditionFailure("the tester runs the phone")
    }
    return application
  }

  var drawer: DrawerController { application.phoneDelegate.drawer }
}

/// A picture's pixels as numbers 0xRRGGBB, copied once: tests look at millions of them.
struct Pixels {
  let width: Int
  let height: Int
  /// Row by row, with alpha on top.
  private let words: [UInt32]

  init(_ surface: Surface) {
    let (width, height) = (surface.width, surface.height)
    (self.width, self.height) = (width, height)
    words = surface.withPixels { bytes, stride in
      (0..<height).flatMap { y in
        UnsafeRawBufferPointer(rebasing: bytes[y * stride..<y * stride + width * 4])
          .bindMemory(to: UInt32.self)
      }
    }
  }

  subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] & 0xFFFFFF }

  func column(_ x: Int, _ rows: Range<Int>) -> [UInt32] { rows.map { self[x, $0] } }

  func column(_ x: Int) -> [UInt32] { column(x, 0..<height) }

  /// A part of the picture, row by row.
  func part(_ columns: Range<Int>, _ rows: Range<Int>) -> [UInt32] {
    rows.flatMap { y in columns.map { self[$0, y] } }
  }

  /// The bytes of some rows, to be compared with others.
  func rows(_ range: Range<Int>) -> [UInt8] {
    words[range.lowerBound * width..<range.upperBound * width].withUnsafeBytes { Array($0) }
  }
}
