import TouchKit

/// What happened in a run by names alone: without times, motions and places, which depend on the layout.
enum EventNames {
  static func of(_ run: [LogEntry]) -> [String] {
    var names: [String] = []
    for entry in run {
      guard let name = name(entry), names.last != name else { continue }
      names.append(name)
    }
    return names
  }

  private static func name(_ entry: LogEntry) -> String? {
    switch entry.message {
    case .motion, .motionEnded, .timer: nil
    case .touch(_, .stationary, _, _): nil
    case .touch(let finger, let phase, _, let view):
      "finger \(finger) \(phase.rawValue) on \(view ?? "no view")"
    case .text(let text):
      "\(entry.kind.rawValue): \(text.hasPrefix("Status bar down") ? "Status bar down" : text)"
    case .taken, .gesture, .action, .posted, .edited: "\(entry.kind.rawValue): \(entry.text)"
    }
  }
}
