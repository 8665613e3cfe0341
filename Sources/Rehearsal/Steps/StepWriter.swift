import JSON
import TouchKit

/// Writes steps as scenarios hold them: what a run of a sweep looked at, and what it could not do.
enum StepWriter {
  /// The step as an object on one line; nil for steps that a plain scenario writes differently.
  static func line(_ action: Step.Action) -> String? {
    var writer = JSONWriter()
    var isWritten = true
    writer.object { object in
      switch action {
      case .tap(let aim, let count, let anyway):
        write("tap", aim, anyway, to: &object)
        if count > 1 { object.member("count", count) }
      case .swipe(let aim, let swipe, let anyway):
        write("swipe", aim, anyway, to: &object)
        object.member("direction", swipe.direction.rawValue)
        object.member("distance", swipe.distance)
        object.member("duration", swipe.duration.milliseconds)
      case .hold(let aim, let duration, let anyway):
        write("hold", aim, anyway, to: &object)
        object.member("duration", duration.milliseconds)
      case .twoFingers(let aim, let fingers, let anyway):
        write(fingers.movement.word, aim, anyway, to: &object)
        switch fingers.movement {
        case .pinch(let from, let to), .twist(let from, let to):
          object.member("from", from)
          object.member("to", to)
        }
        object.member("duration", fingers.duration.milliseconds)
      case .wait(let span):
        object.key("wait")
        object.number(span.milliseconds, .rounded(3))
      case .settle: object.member("wait", "settled")
      case .expect(let expectation):
        object.member("expect", expectation.id)
        write(expectation.conditions, to: &object)
      case .count(let count):
        object.member("expect", count.prefix)
        object.member("prefix", true)
        object.member("count", count.count)
        if let visible = count.visible { object.member("visible", visible) }
      case .endSection(let name):
        object.member("motion", name)
        object.member("end", true)
      case .beginSection(let section): write(section, to: &object)
      case .inputs(.one(let kind)): TakeWriter.write(kind, to: &object)
      case .shot(let name, _): object.member("shot", name)
      case .drag, .turn, .inputs(.several), .sweep: isWritten = false
      }
    }
    return isWritten ? writer.text : nil
  }

  private static func write(
    _ key: String, _ aim: Aim, _ anyway: Bool, to object: inout JSONWriter
  ) {
    object.key(key)
    switch aim {
    case .view(let id): object.string(id)
    case .point(let point):
      object.array { place in
        place.number(point.x)
        place.number(point.y)
      }
    }
    if anyway { object.member("anyway", true) }
  }

  private static func write(
    _ conditions: Expectation.Conditions, to object: inout JSONWriter
  ) {
    if !conditions.exists { object.member("exists", false) }
    if let visible = conditions.visible { object.member("visible", visible) }
    if let enabled = conditions.enabled { object.member("enabled", enabled) }
    if let focused = conditions.focused { object.member("focused", focused) }
    if let frame = conditions.frame {
      object.key("frame")
      object.array { array in
        for number in [frame.x, frame.y, frame.width, frame.height] { array.number(number) }
      }
    }
    if let alpha = conditions.alpha { object.member("alpha", alpha) }
    if let text = conditions.text { object.member("text", text) }
    if let value = conditions.value { object.member("value", value) }
    if let label = conditions.label { object.member("label", label) }
    if let role = conditions.role { object.member("role", role.rawValue) }
    if let window = conditions.window { object.member("window", window) }
    if conditions.within != Expectation.Conditions.usualTolerance {
      object.member("within", conditions.within)
    }
  }

  private static func write(_ section: MotionSection, to object: inout JSONWriter) {
    func list(_ key: String, _ names: [String], _ object: inout JSONWriter) {
      guard !names.isEmpty else { return }
      object.key(key)
      object.array { array in for name in names { array.string(name) } }
    }
    object.member("motion", section.name)
    list("views", section.subjects.map { $0.name }, &object)
    if section.othersAreStill { object.member("others", "still") }
    if let settles = section.settles { object.member("settles", settles.milliseconds) }
    if let overshoot = section.overshoot { object.member("overshoot", overshoot) }
    if let velocity = section.peakVelocity { object.member("peakVelocity", velocity) }
    list("monotone", section.monotone.map { $0.name }, &object)
    if !section.together.isEmpty {
      object.key("together")
      object.array { groups in
        for group in section.together {
          groups.array { array in for id in group { array.string(id) } }
        }
      }
    }
    if !section.hasNoJumps { object.member("noJumps", false) }
    if section.mayRest { object.member("still", true) }
  }
}
