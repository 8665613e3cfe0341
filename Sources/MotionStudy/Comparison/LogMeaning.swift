import TouchKit

/// What a log says that means something to the person whose finger it was: what was hit, who took the finger, what was done.
struct LogMeaning: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// A finger landed on a view.
    case landing(on: String)
    /// A gesture took the finger.
    case taking(by: String)
    /// A gesture was recognised, or cancelled.
    case gesture(String, String)
    /// An input sent a value somewhere.
    case motion(String, from: Double, to: Double)
    /// Any other line that is no number, in words.
    case words(String)
  }

  let time: Time
  let kind: Kind
  /// How many fingers had landed, for what a finger does at once; 0 for what may come later in another run.
  let touch: Int

  /// Two of different runs mean the same if they have the same key; a motion counts as what has set it off.
  var key: String {
    switch kind {
    case .landing(let view): "\(touch) landing \(view)"
    case .taking(let gesture): "\(touch) taking \(gesture)"
    case .gesture(let name, let decision): "\(touch) gesture \(name) \(decision)"
    case .motion(let what, _, _): "\(touch) motion \(what)"
    case .words(let words): "words \(words)"
    }
  }

  /// Whether the other one could replace it: only the name differs.
  func isCounterpart(of other: LogMeaning) -> Bool {
    guard touch == other.touch else { return false }
    switch (kind, other.kind) {
    case (.landing, .landing), (.taking, .taking), (.gesture, .gesture): return true
    case (.motion, .motion), (.words, .words): return key == other.key
    case (.landing, _), (.taking, _), (.gesture, _), (.motion, _), (.words, _): return false
    }
  }

  /// Whether two motions of one value move to different places in different directions.
  func moves(elsewhereThan other: LogMeaning) -> Bool {
    guard case .motion(_, let from, let to) = kind,
      case .motion(_, let otherFrom, let otherTo) = other.kind
    else { return false }
    return to != otherTo && (to - from) * (otherTo - otherFrom) < 0
  }

  /// What a log means, in its order. What inputs set off happens at one of their times.
  static func all(of log: [LogLine], inputs: Set<Time>) -> [LogMeaning] {
    var touch = 0
    return log.compactMap { line in
      let phase = line.finger?.rest
      if phase?.begins(with: "began") == true { touch += 1 }
      guard let kind = kind(of: line, phase) else { return nil }
      switch kind {
      case .motion:
        // What follows a motion comes at another time with every tuning.
        guard inputs.contains(line.time) else { return nil }
        return LogMeaning(time: line.time, kind: kind, touch: touch)
      case .words: return LogMeaning(time: line.time, kind: kind, touch: 0)
      case .landing, .taking, .gesture:
        return LogMeaning(time: line.time, kind: kind, touch: touch)
      }
    }
  }

  /// `phase` is what a finger did, if the line is about one.
  private static func kind(of line: LogLine, _ phase: Substring?) -> Kind? {
    switch line.kind {
    case .touch: phase.map(touch) ?? words(line.text)
    case .gesture: gesture(line.text)
    case .motion: line.motion.map { .motion($0.what, from: $0.from, to: $0.to) }
    case .timer: nil
    case .application, .action, .notification, .sound, .text, .navigation: words(line.text)
    }
  }

  private static func touch(_ rest: Substring) -> Kind? {
    // Most of all lines are about moves.
    for word in ["moved", "ended", "cancelled"] where rest.begins(with: word) { return nil }
    if rest.begins(with: "taken from "), let by = rest.firstRange(of: " by ") {
      return .taking(by: String(rest[by.upperBound...]))
    }
    if rest.begins(with: "began") {
      return .landing(on: rest.firstRange(of: " on ").map { String(rest[$0.upperBound...]) } ?? "")
    }
    return words(String(rest))
  }

  /// That a gesture failed or waits is the other side of what another one does.
  private static func gesture(_ text: String) -> Kind? {
    for (ending, word) in [
      (" began: nobody objected", "begins"), (" recognised: nobody objected", "is recognised"),
      (" cancelled", "is cancelled"),
    ] where text.hasSuffix(ending) {
      return .gesture(String(text.dropLast(ending.count)), word)
    }
    return nil
  }

  /// The words without the numbers among them, which every tuning changes.
  private static func words(_ text: String) -> Kind {
    let words = text.split(separator: " ").filter { word in
      Double(word.hasSuffix(",") ? word.dropLast() : word) == nil
    }
    return .words(words.joined(separator: " "))
  }
}
