/// The rules of UAX 9 that change the classes of runs.
extension BidiRuns {
  /// W1 and W2: marks are as what they are on, and numbers behind Arabic letters are Arabic.
  mutating func resolveWeak() {
    var strong = StrongByDepth(BidiRuns.direction(base))
    var index = runs[BidiRuns.none].next
    while index != BidiRuns.none {
      let (before, last) = side(of: index, forward: false)
      let (behind, next) = side(of: index, forward: true)
      let depth = runs[index].depth
      if last.isStrong { strong[depth] = last }
      if runs[index].kind == .mark {
        index = resolveMark(index, before, last, behind, next)
      } else if runs[index].kind == .number, strong[depth] == .arabic {
        runs[index].kind = .arabicNumber
        if next == .mark { runs[behind].kind = .arabicNumber }
      }
      index = runs[index].next
    }
  }

  private mutating func resolveMark(
    _ mark: Int, _ before: Int, _ last: BidiClass, _ behind: Int, _ next: BidiClass
  ) -> Int {
    var index = mark
    if runs[runs[index].last].kind.isIsolate { runs[index].kind = .otherNeutral }
    if runs[before].level == runs[index].level {
      if before == runs[index].last { index = joinWithLast(index) }
    } else {
      runs[index].kind = last
    }
    let follower = runs[index].next
    if last == next, runs[index].level == runs[follower].level, behind == follower {
      index = joinWithLast(follower)
    }
    return index
  }

  /// W3 to W7: what stands between numbers and beside them, and numbers behind letters from the left.
  mutating func resolveNumbers() {
    var strong = StrongByDepth(BidiRuns.direction(base))
    /// The class of the run before as it was before W7; what W5 has made a number joins no two numbers.
    var before = BidiClass.otherNeutral
    var mayJoin = true
    var index = runs[BidiRuns.none].next
    while index != BidiRuns.none {
      let last = side(of: index, forward: false).kind
      let next = side(of: index, forward: true).kind
      let depth = runs[index].depth
      if last.isStrong { strong[depth] = last }
      let follower = runs[index].next
      defer { index = runs[index].next }
      var kind = runs[index].kind
      if kind == .arabic {
        runs[index].kind = .right
        mayJoin = true
        before = .otherNeutral
        continue
      }
      let isSeparator =
        kind == .commonSeparator || kind == .numberSeparator && before == .number
      if mayJoin, isSeparator, runs[index].count == 1, before.isNumber, before == next {
        kind = last
      }
      mayJoin = true
      if kind == .numberTerminator, before == .number || next == .number {
        kind = .number
        mayJoin = false
      }
      runs[index].kind = kind.isAtNumber ? .otherNeutral : kind
      if kind == .number, strong[depth] == .left {
        runs[index].kind = .left
        before = runs[index].level == runs[follower].level ? .number : .otherNeutral
      } else {
        before = self.kind(of: index, seenFrom: follower)
      }
    }
  }

  // MARK: Brackets

  /// More brackets that are open are not counted.
  private static let mostBrackets = 63

  /// N0: the two brackets of a pair have one direction.
  mutating func resolveBrackets() {
    for pair in pairs() { resolve(pair.first, pair.last) }
    for index in runs.indices { runs[index].bracket = nil }
    joinNeutral()
  }

  private func pairs() -> [(first: Int, last: Int)] {
    /// The open brackets by depth.
    var open: [[Int]] = []
    var pairs: [(first: Int, last: Int)] = []
    var (level, depth) = (-1, 0)
    var index = runs[BidiRuns.none].next
    while index != BidiRuns.none {
      let run = runs[index]
      while open.count <= max(run.depth, depth) { open.append([]) }
      if run.level != level, run.depth == depth { open[depth] = [] }
      (level, depth) = (run.level, run.depth)
      if let bracket = run.bracket, run.kind == .otherNeutral {
        if bracket.opens {
          if open[depth].count == BidiRuns.mostBrackets { break }
          open[depth].append(index)
        } else if let match = open[depth].lastIndex(where: {
          runs[$0].bracket?.pair == bracket.pair
        }) {
          pairs.append((open[depth][match], index))
          open[depth].removeSubrange(match...)
        }
      }
      index = run.next
    }
    return pairs.sorted { $0.first < $1.first }
  }

  private mutating func resolve(_ first: Int, _ last: Int) {
    let (level, depth) = (runs[first].level, runs[first].depth)
    var hasOther = false
    var index = first
    while index != last {
      if let strong = strongLevel(index) {
        if strong == level {
          set(first, last, level)
          return
        }
        if runs[index].depth == depth { hasOther = true }
      }
      index = runs[index].next
    }
    guard hasOther else { return }
    var before = level
    index = runs[first].last
    while index != BidiRuns.none {
      if let strong = strongLevel(index), runs[index].depth == depth {
        before = strong
        break
      }
      index = runs[index].last
    }
    set(first, last, before)
  }

  private mutating func set(_ first: Int, _ last: Int, _ level: Int) {
    runs[first].kind = BidiRuns.direction(level)
    runs[last].kind = BidiRuns.direction(level)
  }

  /// The level that a run with a direction would have; numbers are from the right.
  private func strongLevel(_ index: Int) -> Int? {
    let run = runs[index]
    let kind: BidiClass = run.kind.isNumber ? .right : run.kind
    guard kind.isStrong else { return nil }
    return run.level + ((run.level % 2 == 1) == kind.runsFromRight ? 0 : 1)
  }

  // MARK: Neutral runs

  /// N1 and N2: what has no direction has that of both sides, or of its level.
  mutating func resolveNeutral() {
    var index = runs[BidiRuns.none].next
    while index != BidiRuns.none {
      if runs[index].kind.isNeutral {
        let last = asStrong(side(of: index, forward: false).kind)
        let next = asStrong(side(of: index, forward: true).kind)
        runs[index].kind = last == next ? last : BidiRuns.direction(runs[index].level)
      }
      index = runs[index].next
    }
  }

  private func asStrong(_ kind: BidiClass) -> BidiClass { kind.isNumber ? .right : kind }
}

/// The last class with a direction, for each depth of isolates.
private struct StrongByDepth {
  private var classes: [BidiClass]
  private let base: BidiClass

  init(_ base: BidiClass) {
    self.base = base
    classes = [base]
  }

  subscript(_ depth: Int) -> BidiClass {
    get { depth < classes.count ? classes[depth] : .boundary }
    set {
      while classes.count <= depth { classes.append(.boundary) }
      classes[depth] = newValue
    }
  }
}
