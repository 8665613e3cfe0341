/// The levels of a paragraph's characters: even ones are read from the left, odd ones from the right. UAX 9.
struct BidiLevels {
  let classes: [BidiClass]
  let base: UInt8
  var levels: [UInt8]
  /// The classes as far as rules have changed them.
  var present: [BidiClass]
  /// For each beginning or end of an isolate its partner; -1 for what has none.
  private var partners: [Int]

  /// The levels of a range of characters; nil if all are 0.
  static func find(_ range: Range<Int>, of text: Scalars, fromRight: Bool) -> [UInt8]? {
    // No character below is read from the right.
    if !fromRight, text.greatest < 0x590 { return nil }
    let classes = range.map { characters[text[$0]].bidi }
    var seen: UInt32 = 0
    for one in classes { seen |= one.bit }
    if seen & BidiClass.isolates == 0 {
      if !fromRight, seen & BidiClass.fromRight == 0 { return nil }
      if fromRight, seen & BidiClass.fromLeft == 0 {
        return [UInt8](repeating: 1, count: classes.count)
      }
    }
    var found = BidiLevels(classes, base: fromRight ? 1 : 0)
    found.findExplicit()
    for sequence in found.sequences() {
      found.resolveWeak(sequence)
      found.resolveBrackets(sequence, range.lowerBound, text)
      found.resolveNeutral(sequence)
    }
    found.settle()
    return found.levels
  }

  private init(_ classes: [BidiClass], base: UInt8) {
    self.classes = classes
    self.base = base
    present = classes
    levels = [UInt8](repeating: base, count: classes.count)
    partners = [Int](repeating: -1, count: classes.count)
    var open: [Int] = []
    for place in classes.indices {
      if classes[place].beginsIsolate {
        open.append(place)
      } else if classes[place] == .endIsolate, let begin = open.popLast() {
        partners[begin] = place
        partners[place] = begin
      }
    }
  }

  // MARK: Explicit levels

  /// X1 to X8: the levels that the text itself asks for.
  private mutating func findExplicit() {
    var stack = ExplicitStack(base: base)
    for place in classes.indices {
      let one = classes[place]
      switch one {
      case .embedLeft, .overrideLeft:
        levels[place] = stack.top.level
        stack.embed(fromRight: false, override: one == .overrideLeft ? .left : nil)
      case .embedRight, .overrideRight:
        levels[place] = stack.top.level
        stack.embed(fromRight: true, override: one == .overrideRight ? .right : nil)
      case .endEmbedding:
        stack.endEmbedding()
        levels[place] = stack.top.level
      case .isolateLeft, .isolateRight, .isolateFirst:
        set(place, stack.top)
        stack.isolate(
          fromRight: one == .isolateRight || one == .isolateFirst && firstIsFromRight(after: place))
      case .endIsolate:
        stack.endIsolate()
        set(place, stack.top)
      case .paragraph:
        // Nothing behind is embedded any more, not even in the paragraph itself.
        for other in place..<classes.count { levels[other] = 0 }
        return
      case .boundary: levels[place] = stack.top.level
      default: set(place, stack.top)
      }
    }
  }

  private mutating func set(_ place: Int, _ entry: ExplicitStack.Entry) {
    levels[place] = entry.level
    if let override = entry.override { present[place] = override }
  }

  /// Whether the text that an isolate begins is read from the right, by its first strong character.
  private func firstIsFromRight(after place: Int) -> Bool {
    var next = place + 1
    let end = partners[place] < 0 ? classes.count : partners[place]
    while next < end {
      if classes[next].isStrong { return classes[next] != .left }
      if classes[next].beginsIsolate {
        if partners[next] < 0 { return false }
        next = partners[next]
      }
      next += 1
    }
    return false
  }

  // MARK: Sequences

  /// Characters that the rules see as neighbours of one level.
  struct Sequence {
    var places: [Int]
    let level: UInt8
    var before = BidiClass.left
    var after = BidiClass.left
  }

  /// X10: the sequences, with the directions on both sides.
  private func sequences() -> [Sequence] {
    var sequences: [Sequence] = []
    /// For each beginning of an isolate the sequence that goes on at its end.
    var owners = [Int](repeating: -1, count: classes.count)
    var last: Int?
    var current = -1
    for place in classes.indices where !classes[place].isLeftOut {
      let begin = classes[place] == .endIsolate ? partners[place] : -1
      if begin >= 0 {
        current = owners[begin]
        sequences[current].places.append(place)
      } else if let last, levels[last] == levels[place], partners[last] <= last {
        sequences[current].places.append(place)
      } else {
        current = sequences.count
        sequences.append(Sequence(places: [place], level: levels[place]))
      }
      owners[place] = current
      last = place
    }
    for index in sequences.indices { findSides(&sequences[index]) }
    return sequences
  }

  private func findSides(_ sequence: inout Sequence) {
    var before = sequence.places[0] - 1
    while before >= 0, classes[before].isLeftOut { before -= 1 }
    let last = sequence.places[sequence.places.count - 1]
    var after = last + 1
    while after < classes.count, classes[after].isLeftOut { after += 1 }
    let isOpen = classes[last].beginsIsolate && partners[last] < 0
    let levelBefore = before >= 0 ? levels[before] : base
    let levelAfter = after < classes.count && !isOpen ? levels[after] : base
    sequence.before = max(levelBefore, sequence.level) % 2 == 0 ? .left : .right
    sequence.after = max(levelAfter, sequence.level) % 2 == 0 ? .left : .right
  }

  // MARK: The rest

  /// I1, I2, L1, and the levels of what the rules left out.
  private mutating func settle() {
    for place in classes.indices where !classes[place].isLeftOut {
      switch present[place] {
      case .number, .arabicNumber: levels[place] = (levels[place] + 2) & ~1
      case .right: levels[place] |= 1
      case .left: levels[place] = (levels[place] + 1) & ~1
      default: break
      }
    }
    var before = base
    for place in classes.indices {
      if classes[place].isLeftOut { levels[place] = before } else { before = levels[place] }
    }
    var isAtEnd = true
    for place in classes.indices.reversed() {
      switch classes[place] {
      case .paragraph, .segment:
        isAtEnd = true
        levels[place] = base
      case .white, .isolateLeft, .isolateRight, .isolateFirst, .endIsolate:
        if isAtEnd { levels[place] = base }
      default:
        if classes[place].isLeftOut {
          if isAtEnd { levels[place] = base }
        } else {
          isAtEnd = false
        }
      }
    }
  }
}

extension BidiClass {
  var bit: UInt32 { 1 << UInt32(rawValue) }
  static let isolates: UInt32 =
    isolateLeft.bit | isolateRight.bit | isolateFirst.bit | endIsolate.bit
  /// What may be read from the right in a paragraph from the left.
  static let fromRight: UInt32 =
    right.bit | arabic.bit | arabicNumber.bit | embedRight.bit | overrideRight.bit
  /// What may be read from the left in a paragraph from the right.
  static let fromLeft: UInt32 =
    left.bit | number.bit | arabicNumber.bit | embedLeft.bit | overrideLeft.bit
}
