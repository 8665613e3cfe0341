import Rehearsal
import TestDesks
import TestSupport
import TouchKit

/// A prototype with a planted fault: its button stays held when the bell rings after two presses.
enum FaultyDesk {
  static let bell = Payload.object([])
  static let prototype = Prototype.sure { () throws(PrototypeFault) in
    try Prototype(
      name: "faulty", screens: ["desk"], devices: Desk.prototype.devices,
      catalogue: Desk.catalogue, tunings: [.init("default", Desk.tuning)],
      makeApplication: { FaultyApplication($0) },
      inputs: [
        .init("ring", "a bell rings", .object([]), examples: [.init("ring", "a bell rings", bell)])
      ],
      ids: IDVocabulary(["button", "other", "main"]))
  }
}

final class FaultyApplication: Application {
  private var button: Control?
  private var presses = 0

  override func launch() {
    let main = Window(id: "main", application: self)
    let button = HeldControl(id: "button", frame: Rect(20, 100, 80, 44))
    button.onActivate = { [weak self] in self?.presses += 1 }
    let other = View(id: "other", frame: Rect(20, 200, 80, 44))
    other.onActivate = {}
    for view in [button, other] { main.addSubview(view) }
    self.button = button
    main.show()
  }

  override func receive(_ name: String, _ payload: Payload) {
    if presses >= 2 { button?.isHighlighted = true }
  }
}

private final class HeldControl: Control {}
