/// Why a prototype can't be run, in words for its author.
public struct PrototypeFault: Error, Hashable, CustomStringConvertible, Sendable {
  public let description: String

  init(_ description: String) { self.description = description }
}

extension Prototype {
  /// What is missing or there twice; nil if nothing is.
  func fault() -> PrototypeFault? {
    if name.isEmpty { return PrototypeFault("a prototype needs a name") }
    let whose = "the prototype \"\(name)\""
    if screens.isEmpty { return PrototypeFault("\(whose) needs a screen to start with") }
    if devices.isEmpty { return PrototypeFault("\(whose) needs a device to run on") }
    let named: [(kind: String, names: [String])] = [
      ("screen", screens), ("device", devices.map { $0.name }), ("tuning", tunings.map { $0.name }),
      ("input", inputs.map { $0.name }), ("font", fonts.map { $0.name }),
    ]
    for (kind, names) in named {
      if let twice = Prototype.firstTwice(in: names) {
        return PrototypeFault("\(whose) has two \(kind)s named \"\(twice)\"")
      }
    }
    guard tunings.contains(where: { $0.name == Prototype.usualTuning }) else {
      return PrototypeFault("\(whose) needs a tuning named \"\(Prototype.usualTuning)\"")
    }
    if let other = tunings.first(where: { $0.tuning.catalogue != catalogue }) {
      return PrototypeFault(
        "the tuning \"\(other.name)\" of \(whose) was made for another catalogue")
    }
    if !windowDevice.isEmpty, device(named: windowDevice) == nil {
      return PrototypeFault(
        "the window of \(whose) starts with the device \"\(windowDevice)\", which is not one of its devices"
      )
    }
    return nil
  }

  private static func firstTwice(in names: [String]) -> String? {
    names.indices.first { names[..<$0].contains(names[$0]) }.map { names[$0] }
  }
}
