import JSON
import TouchKit
import TuningFiles

/// Writes takes, one step a line, so that a take can be written while it is being recorded.
///
/// A take is `header`, then `step` for each input, then `footer`.
package struct TakeWriter: Sendable {
  private let prototype: Prototype
  private var isEmpty = true

  package init(_ prototype: Prototype) { self.prototype = prototype }

  /// The whole file of a run whose inputs are known.
  package static func write(
    _ prototype: Prototype, name: String, startState: StartState, inputs: [RecordedInput],
    from start: Time = .zero, end: Time
  ) -> [UInt8] {
    var writer = TakeWriter(prototype)
    var bytes = writer.header(name: name, startState: startState, from: start)
    for input in inputs { bytes += writer.step(input) }
    return bytes + writer.footer(end: end)
  }

  /// The beginning of a take, of which a window shows what comes from a time on.
  package func header(name: String, startState: StartState, from start: Time = .zero) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { object in
      object.member("scenario", Scenario.version)
      object.member("take", true)
      if !name.isEmpty { object.member("name", name) }
      if start > .zero { object.member("from", start.milliseconds, .fixed(3)) }
      TakeWriter.write(startState, withChanges: true, to: &object)
    }
    // The object that the writer closed stays open here, for the steps.
    return Array(writer.bytes.dropLast("\n}\n".utf8.count)) + Array(",\n  \"steps\": [".utf8)
  }

  /// The line of one input, with the comma after the line before.
  package mutating func step(_ recorded: RecordedInput) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      object.member("at", recorded.input.time.milliseconds, .fixed(3))
      TakeWriter.write(recorded, to: &object)
    }
    defer { isEmpty = false }
    return Array((isEmpty ? "\n    " : ",\n    ").utf8) + writer.bytes
  }

  /// The end of a take that was stopped at a time.
  package func footer(end: Time) -> [UInt8] {
    var number = JSONWriter()
    number.number(end.milliseconds, .fixed(3))
    return Array((isEmpty ? "],\n" : "\n  ],\n").utf8) + Array("  \"end\": ".utf8) + number.bytes
      + Array("\n}\n".utf8)
  }

  /// The members of a start state. A scenario has no member for changes of its tuning.
  static func write(
    _ startState: StartState, withChanges: Bool, to object: inout JSONWriter
  ) {
    object.member("device", startState.settings.device.name)
    object.member("screen", startState.settings.screen)
    object.member("tuning", startState.tuningName)
    if withChanges, !startState.changes.isEmpty {
      object.key("set")
      TuningWriter.write(startState.changes, to: &object)
    }
    let environment = startState.settings.environment
    object.member("appearance", environment.appearance.rawValue)
    object.member("now", startState.settings.now.iso)
    writeRest(of: environment, to: &object)
  }

  /// The members of an environment but its appearance, which files have always had before `now`.
  static func writeRest(of environment: Environment, to object: inout JSONWriter) {
    object.member("textSize", environment.textSize)
    object.member("direction", environment.direction.rawValue)
    object.member("reducedMotion", environment.reducedMotion)
    object.member("orientation", environment.orientation.rawValue)
    // Members that older takes don't have are written only if they are not as usual.
    var usual = environment
    usual.status = StatusReadings()
    usual.hasHardwareKeyboard = false
    usual.contrast = .standard
    TakeWriter.writeMembers(EnvironmentChange(from: usual, to: environment), to: &object)
  }

  // MARK: Inputs

  /// An input's members but its time.
  static func write(_ recorded: RecordedInput, to object: inout JSONWriter) {
    write(recorded.input.kind, to: &object)
    guard let landing = recorded.landing else { return }
    object.member("on", landing.view)
    object.key("offset")
    write(landing.offset, to: &object)
  }

  static func write(_ kind: Input.Kind, to object: inout JSONWriter) {
    switch kind {
    case .touch(let finger, let phase, let point):
      object.member("touch", finger)
      object.member("phase", phase.rawValue)
      write(x: point, to: &object)
    case .scroll(let distance, let point, let phase):
      object.key("scroll")
      write(distance, to: &object)
      write(x: point, to: &object)
      object.member("phase", phase.rawValue)
    case .pointer(let point):
      object.key("pointer")
      if let point { write(point, to: &object) } else { object.null() }
    case .activate(let id, let action):
      object.member("activate", id)
      if let action { object.member("action", action) }
    case .type(let text): object.member("type", text)
    case .compose(let text): object.member("compose", text)
    case .key(let key):
      object.member("key", key.name)
      object.member("phase", key.phase.rawValue)
      object.key("modifiers")
      object.array { array in for one in key.modifiers { array.string(one.rawValue) } }
    case .rotate(let orientation): object.member("rotate", orientation.rawValue)
    case .shake: object.member("shake", true)
    case .interrupt(let interruption): object.member("interrupt", interruption.rawValue)
    case .environment(let change):
      object.key("environment")
      object.object { writeMembers(change, to: &$0) }
    case .set(let name, let value):
      object.key("set")
      TuningWriter.write([TuningChange(name, value)], to: &object)
    case .raw(let bytes): object.member("raw", hex(bytes))
    case .custom(let name, let payload):
      object.key(name)
      write(payload, to: &object)
    }
  }

  private static func write(x point: Point, to object: inout JSONWriter) {
    object.member("x", point.x)
    object.member("y", point.y)
  }

  private static func write(_ pair: Point, to writer: inout JSONWriter) {
    writer.array { array in
      array.number(pair.x)
      array.number(pair.y)
    }
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func write(_ payload: Payload, to writer: inout JSONWriter) {
    switch payload {
    case .null: writer.null()
    case .bool(let bool): writer.bool(bool)
    case .number(let number): writer.number(number)
    case .string(let text): writer.string(text)
    case .array(let items): writer.array { array in for item in items { write(item, to: &array) } }
    case .object(let members):
      writer.object { object in
        for member in members {
          object.key(member.key)
          write(member.value, to: &object)
        }
      }
    }
  }
}
