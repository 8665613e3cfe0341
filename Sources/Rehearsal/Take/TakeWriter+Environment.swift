import JSON
import TouchKit

/// Writes changes of the phone's surroundings as takes hold them.
extension TakeWriter {
  /// The members of the parts of an environment that a change names.
  static func writeMembers(_ change: EnvironmentChange, to object: inout JSONWriter) {
    if let appearance = change.appearance { object.member("appearance", appearance.rawValue) }
    if let textSize = change.textSize { object.member("textSize", textSize) }
    if let direction = change.direction { object.member("direction", direction.rawValue) }
    if let reduced = change.reducedMotion { object.member("reducedMotion", reduced) }
    if let contrast = change.contrast { object.member("contrast", contrast.rawValue) }
    write("time", change.time, to: &object) { $0.string($1) }
    write("battery", change.battery, to: &object) { $0.number($1) }
    if let isCharging = change.isCharging { object.member("charging", isCharging) }
    write("signal", change.signal, to: &object) { $0.number(Double($1)) }
    write("wifi", change.wifi, to: &object) { $0.number(Double($1)) }
    if let carrier = change.carrier { object.member("carrier", carrier) }
    if let hasCall = change.hasCall { object.member("call", hasCall) }
    if let attached = change.hasHardwareKeyboard { object.member("hardwareKeyboard", attached) }
  }

  private static func write<Value>(
    _ key: String, _ reading: EnvironmentChange.Reading<Value>?, to object: inout JSONWriter,
    _ write: (inout JSONWriter, Value) -> Void
  ) {
    guard let reading else { return }
    object.key(key)
    switch reading {
    case .given(let value): write(&object, value)
    case .usual: object.null()
    }
  }
}
