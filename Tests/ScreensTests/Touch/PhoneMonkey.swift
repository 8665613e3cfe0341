import GtkPaint
import Rehearsal
import MonkeyTesting
import Testing
import TouchKit

@testable import Screens
@testable import TouchKit

/// The phone under a monkey test of fingers, with a book of what every window's touches came to.
final class PhoneMonkey {
  let tester: PhoneTester
  private var witnesses: [Witness] = []
  /// Ids that more than one view had at a time.
  private var doubled: [String] = []

  init(
    _ device: String = "modern", screen: String = "inbox", measurer: PangoMeasurer? = nil
  ) throws {
    tester = try PhoneTester(device, screen: screen, measurer: measurer)
    for window in tester.application.windows { watch(window) }
  }

  private func watch(_ window: Window) {
    let witness = Witness()
    window.addGestureRecognizer(witness)
    witnesses.append(witness)
  }

  func run(_ count: Int, seed: UInt64) {
    var storm = FingerMonkey(
      seed: seed, size: tester.stage.settings.device.size, from: tester.stage.now)
    for index in 0..<count { send(storm.next(), index) }
  }

  func runMalformed(_ count: Int, seed: UInt64) {
    var storm = MalformedInputs(seed: seed, size: tester.stage.settings.device.size)
    for index in 0..<count { send(storm.next(), index) }
  }

  private func send(_ input: Input, _ index: Int) {
    tester.stage.send(input)
    // A debug build looks after every event by itself.
    guard index.isMultiple(of: 100), doubled.isEmpty else { return }
    doubled = IDOwners(tester.application.windows).doubled
  }

  var seen: Int { witnesses.reduce(0) { $0 + $1.began } }

  /// Takes every finger away, lets all come to rest, and says what is wrong then.
  func finish() -> [String] {
    tester.send(.interrupt(.background))
    tester.pass(60_000)
    var mismatches =
      witnesses.flatMap(\.mismatches) + doubled.map { "several views are named \($0)" }
    for witness in witnesses where !witness.down.isEmpty {
      mismatches.append("\(witness.down.count) touches never ended")
    }
    if !tester.stage.touches.active.isEmpty { mismatches.append("fingers are down") }
    for window in tester.application.windows { mismatches += held(window) }
    return mismatches
  }

  /// The views that still look touched.
  private func held(_ view: View) -> [String] {
    var held: [String] = []
    if let control = view as? Control, control.isHighlighted || control.isTracking {
      held.append("\(control.logName) is held")
    }
    if let key = view as? KeyView, key.isPressed { held.append("\(key.logName) is pressed") }
    return held + view.subviews.flatMap(self.held)
  }

  /// A gesture that never comes to be: it hears of each touch of a window and disturbs nothing.
  final class Witness: GestureRecognizer {
    private(set) var began = 0
    private(set) var down: [ObjectIdentifier] = []
    private(set) var mismatches: [String] = []

    init() {
      super.init(name: "witness")
      isSimultaneous = { _ in true }
      cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: [Touch], _ event: Event) {
      for touch in touches {
        began += 1
        if down.contains(ObjectIdentifier(touch)) { complain("a touch began twice") }
        down.append(ObjectIdentifier(touch))
      }
    }
    override func touchesMoved(_ touches: [Touch], _ event: Event) {
      for touch in touches where !down.contains(ObjectIdentifier(touch)) {
        complain("a touch moved before it began")
      }
    }
    override func touchesEnded(_ touches: [Touch], _ event: Event) { end(touches) }
    override func touchesCancelled(_ touches: [Touch], _ event: Event) { end(touches) }

    private func end(_ touches: [Touch]) {
      for touch in touches {
        guard let index = down.firstIndex(of: ObjectIdentifier(touch)) else {
          complain("a touch ended that had not begun")
          continue
        }
        down.remove(at: index)
      }
    }

    private func complain(_ what: String) {
      if mismatches.count < 10 { mismatches.append(what) }
    }
  }
}
