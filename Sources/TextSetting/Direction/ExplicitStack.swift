/// The embeddings and isolates around a place of a text: rules X1 to X8 of UAX 9.
struct ExplicitStack {
  struct Entry {
    let level: UInt8
    /// The class of all characters; nil if they keep their own.
    let override: BidiClass?
    let isolates: Bool
  }

  private var entries: [Entry]
  private var isolates = 0
  /// How many begin that are too deep to count.
  private var tooDeepIsolates = 0
  private var tooDeepEmbeddings = 0

  private static let mostLevel: UInt8 = 125

  init(base: UInt8) { entries = [Entry(level: base, override: nil, isolates: false)] }

  var top: Entry { entries[entries.count - 1] }

  private func next(fromRight: Bool) -> UInt8 {
    fromRight ? (top.level + 1) | 1 : (top.level + 2) & ~1
  }

  mutating func embed(fromRight: Bool, override: BidiClass?) {
    let level = next(fromRight: fromRight)
    if level <= ExplicitStack.mostLevel, tooDeepIsolates == 0, tooDeepEmbeddings == 0 {
      entries.append(Entry(level: level, override: override, isolates: false))
    } else if tooDeepIsolates == 0 {
      tooDeepEmbeddings += 1
    }
  }

  mutating func isolate(fromRight: Bool) {
    let level = next(fromRight: fromRight)
    if level <= ExplicitStack.mostLevel, tooDeepIsolates == 0, tooDeepEmbeddings == 0 {
      isolates += 1
      entries.append(Entry(level: level, override: nil, isolates: true))
    } else {
      tooDeepIsolates += 1
    }
  }

  mutating func endEmbedding() {
    if tooDeepIsolates > 0 { return }
    if tooDeepEmbeddings > 0 {
      tooDeepEmbeddings -= 1
    } else if !top.isolates, entries.count > 1 {
      entries.removeLast()
    }
  }

  mutating func endIsolate() {
    if tooDeepIsolates > 0 {
      tooDeepIsolates -= 1
    } else if isolates > 0 {
      tooDeepEmbeddings = 0
      while !top.isolates { entries.removeLast() }
      entries.removeLast()
      isolates -= 1
    }
  }
}
