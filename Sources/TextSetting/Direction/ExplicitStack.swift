/// The embeddings and isolates around a place of a text: rules X1 to X8 of UAX 9.
struct ExplicitStack {
  private struct Entry {
    let level: UInt8
    let override: BidiClass?
    /// Whether an isolate began with it, and how many isolates were around it.
    let isolates: Bool
    let depth: Int
  }

  private(set) var level: UInt8
  /// The class of all characters; nil if they keep their own.
  private(set) var override: BidiClass?
  /// How many isolates are around the place.
  private(set) var depth = 0
  private var entries: [Entry] = []
  private var isolates = 0
  /// How many begin that are too deep to count.
  private var tooDeepIsolates = 0
  private var tooDeepEmbeddings = 0

  private static let mostLevel: UInt8 = 125

  init(base: UInt8) { level = base }

  private func next(fromRight: Bool) -> UInt8 {
    fromRight ? (level + 1) | 1 : (level + 2) & ~1
  }

  private mutating func push(_ next: UInt8, _ override: BidiClass?, isolates: Bool) {
    if next <= ExplicitStack.mostLevel, tooDeepIsolates == 0, tooDeepEmbeddings == 0 {
      entries.append(Entry(level: level, override: self.override, isolates: isolates, depth: depth))
      level = next
      self.override = override
    } else if tooDeepIsolates == 0 {
      tooDeepEmbeddings += 1
    }
  }

  private mutating func pop() {
    guard let entry = entries.last else { return }
    if tooDeepEmbeddings > 0 {
      tooDeepEmbeddings -= 1
      return
    }
    entries.removeLast()
    level = entry.level
    override = entry.override
    depth = entry.depth
  }

  mutating func embed(fromRight: Bool, override: BidiClass?) {
    push(next(fromRight: fromRight), override, isolates: false)
  }

  mutating func isolate(fromRight: Bool) {
    depth = min(depth + 1, Int(ExplicitStack.mostLevel) - 1)
    let next = next(fromRight: fromRight)
    if next <= ExplicitStack.mostLevel {
      isolates += 1
      push(next, nil, isolates: true)
    } else {
      tooDeepIsolates += 1
    }
  }

  mutating func endEmbedding() {
    if entries.last?.isolates != true { pop() }
  }

  /// Ends an isolate; false if none has begun.
  mutating func endIsolate() -> Bool {
    if tooDeepIsolates > 0 {
      tooDeepIsolates -= 1
      return true
    }
    guard isolates > 0 else { return false }
    while let entry = entries.last, !entry.isolates { pop() }
    tooDeepEmbeddings = 0
    pop()
    depth = max(depth - 1, 0)
    isolates -= 1
    return true
  }
}
