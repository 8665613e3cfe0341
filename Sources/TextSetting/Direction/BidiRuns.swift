/// A paragraph as runs of characters of one class, on which the rules of UAX 9 work.
///
/// A run knows its neighbours, and those that it has when the isolates between them are left out. The first run is none: it is before and
/// behind all others.
struct BidiRuns {
  struct Run {
    var kind: BidiClass
    /// -1 for the run that is none.
    var level: Int
    /// How many isolates are around it.
    var depth = 0
    var count = 1
    var bracket: CharacterTable.Bracket?
    var next = BidiRuns.none
    var last = BidiRuns.none
    /// The neighbours of the same depth; nil if there is none.
    var nextAround: Int?
    var lastAround: Int?
  }

  /// The number of the run that is none.
  static let none = 0

  var runs: [Run]
  let base: Int
  private let classes: [BidiClass]
  /// Whether the rules leave a character out.
  private var isLeftOut: [Bool]

  /// Finds the runs and the levels that the text itself asks for.
  init(
    _ classes: [BidiClass], base: UInt8, bracket: (Int) -> CharacterTable.Bracket?
  ) {
    self.classes = classes
    self.base = Int(base)
    isLeftOut = [Bool](repeating: false, count: classes.count)
    runs = [Run(kind: .boundary, level: -1)]
    runs.reserveCapacity(classes.count + 1)
    findExplicit(base, bracket)
    linkAround()
    joinEqual()
  }

  // MARK: Levels of the text

  private mutating func findExplicit(_ base: UInt8, _ bracket: (Int) -> CharacterTable.Bracket?) {
    var stack = ExplicitStack(base: base)
    /// Nothing behind a paragraph's separator is embedded, even if it is not at the end.
    var isBehind = false
    for place in classes.indices {
      let one = classes[place]
      if isBehind {
        if one == .paragraph, runs[runs.count - 1].kind == .paragraph {
          runs[runs.count - 1].count += 1
          continue
        }
        append(one, level: 0, depth: 0, one == .otherNeutral ? bracket(place) : nil)
        continue
      }
      switch one {
      case .embedLeft, .overrideLeft:
        stack.embed(fromRight: false, override: one == .overrideLeft ? .left : nil)
      case .embedRight, .overrideRight:
        stack.embed(fromRight: true, override: one == .overrideRight ? .right : nil)
      case .endEmbedding: stack.endEmbedding()
      case .boundary: break
      case .endIsolate:
        let ends = stack.endIsolate()
        append(ends ? one : .otherNeutral, level: Int(stack.level), depth: stack.depth, nil)
      case .isolateLeft, .isolateRight, .isolateFirst:
        append(stack.override ?? one, level: Int(stack.level), depth: stack.depth, nil)
        stack.isolate(
          fromRight: one == .isolateRight || one == .isolateFirst && firstIsFromRight(after: place))
      case .paragraph:
        append(one, level: 0, depth: stack.depth, nil)
        isBehind = true
      default:
        append(
          stack.override ?? one, level: Int(stack.level), depth: stack.depth,
          one == .otherNeutral ? bracket(place) : nil)
      }
      isLeftOut[place] = one.isLeftOut
    }
  }

  private mutating func append(
    _ kind: BidiClass, level: Int, depth: Int, _ bracket: CharacterTable.Bracket?
  ) {
    let last = runs[BidiRuns.none].last
    runs.append(Run(kind: kind, level: level, depth: depth, bracket: bracket, last: last))
    runs[last].next = runs.count - 1
    runs[BidiRuns.none].last = runs.count - 1
  }

  /// Whether the text that an isolate begins is read from the right. What is behind its end counts, too, if as many isolates begin there
  /// again.
  private func firstIsFromRight(after place: Int) -> Bool {
    var depth = 0
    for one in classes[(place + 1)...] {
      if one == .endIsolate {
        depth -= 1
      } else if one.isIsolate {
        depth += 1
      } else if depth == 0, one.isLetter {
        return one.runsFromRight
      }
    }
    return false
  }

  private mutating func linkAround() {
    var lasts: [Int?] = []
    var index = runs[BidiRuns.none].next
    while index != BidiRuns.none {
      let depth = runs[index].depth
      while lasts.count <= depth { lasts.append(nil) }
      if let last = lasts[depth] {
        runs[last].nextAround = index
        runs[index].lastAround = last
      }
      lasts[depth] = index
      index = runs[index].next
    }
  }

  // MARK: Joining

  /// Joins a run with the one before it, and returns the one that they are now.
  mutating func joinWithLast(_ index: Int) -> Int {
    let first = runs[index].last
    let next = runs[index].next
    runs[first].next = next
    runs[next].last = first
    runs[first].count += runs[index].count
    if let around = runs[index].nextAround { runs[around].lastAround = first }
    runs[first].nextAround = runs[index].nextAround
    return first
  }

  private mutating func join(where isEqual: (Run, Run) -> Bool) {
    var index = runs[BidiRuns.none].next
    while index != BidiRuns.none {
      let (last, run) = (runs[runs[index].last], runs[index])
      if last.level == run.level, last.bracket == nil, run.bracket == nil, isEqual(last, run) {
        index = joinWithLast(index)
      }
      index = runs[index].next
    }
  }

  mutating func joinEqual() { join { $0.kind == $1.kind } }

  mutating func joinNeutral() {
    join { $0.kind == $1.kind || $0.kind.isNeutral && $1.kind.isNeutral }
  }

  // MARK: Neighbours

  /// The run at a side, without isolates between; the run that is none if there is no such.
  private func neighbour(of index: Int, forward: Bool) -> Int {
    var next = forward ? runs[index].nextAround : runs[index].lastAround
    while let found = next {
      let isInside = runs[found].depth > runs[index].depth
      guard isInside || forward && runs[found].kind == .endIsolate else { return found }
      next = forward ? runs[found].nextAround : runs[found].lastAround
    }
    return BidiRuns.none
  }

  /// A neighbour, and its class; where levels change that is the direction of the greater level.
  func side(of index: Int, forward: Bool) -> (run: Int, kind: BidiClass) {
    let found = neighbour(of: index, forward: forward)
    return (found, kind(of: found, seenFrom: index))
  }

  func kind(of other: Int, seenFrom index: Int) -> BidiClass {
    if runs[other].level == runs[index].level { return runs[other].kind }
    return BidiRuns.direction(max(runs[other].level, runs[index].level))
  }

  static func direction(_ level: Int) -> BidiClass { level % 2 == 0 ? .left : .right }

  // MARK: Levels

  /// I1 and I2, and for what is left out the level before it.
  mutating func levels() -> [UInt8] {
    var index = runs[BidiRuns.none].next
    var left = 0
    var before = base
    var level = base
    return classes.indices.map { place in
      if isLeftOut[place] { return UInt8(truncatingIfNeeded: before) }
      if left == 0 {
        let run = runs[index]
        left = run.count
        let isOdd = run.level % 2 == 1
        level =
          run.kind.isNumber
          ? (run.level + 2) & ~1 : run.level + (isOdd == run.kind.runsFromRight ? 0 : 1)
        index = run.next
      }
      left -= 1
      before = level
      return UInt8(truncatingIfNeeded: level)
    }
  }
}
