/// Resolves the classes within a sequence.
extension BidiLevels {
  /// W1 to W7: marks, numbers and what stands between numbers.
  mutating func resolveWeak(_ sequence: Sequence) {
    let places = sequence.places
    var before = sequence.before
    for place in places {
      if present[place] == .mark { present[place] = before }
      before = classes[place].isIsolate ? .otherNeutral : present[place]
    }
    var strong = sequence.before
    for place in places {
      switch present[place] {
      case .left, .right, .arabic: strong = present[place]
      case .number where strong == .arabic: present[place] = .arabicNumber
      default: break
      }
    }
    for place in places where present[place] == .arabic { present[place] = .right }
    for index in places.indices.dropFirst().dropLast() {
      let one = present[places[index]]
      guard one == .numberSeparator || one == .commonSeparator else { continue }
      let left = present[places[index - 1]]
      guard left == present[places[index + 1]] else { continue }
      if left == .number || left == .arabicNumber && one == .commonSeparator {
        present[places[index]] = left
      }
    }
    resolveTerminators(places)
    before = sequence.before
    for place in places {
      switch present[place] {
      case .left, .right: before = present[place]
      case .number where before == .left: present[place] = .left
      case .numberSeparator, .numberTerminator, .commonSeparator: present[place] = .otherNeutral
      default: break
      }
    }
  }

  /// W5: terminators beside a number belong to it.
  private mutating func resolveTerminators(_ places: [Int]) {
    var index = 0
    while index < places.count {
      guard present[places[index]] == .numberTerminator else {
        index += 1
        continue
      }
      let first = index
      while index < places.count, present[places[index]] == .numberTerminator { index += 1 }
      let isAtNumber =
        first > 0 && present[places[first - 1]] == .number
        || index < places.count && present[places[index]] == .number
      if isAtNumber { for other in first..<index { present[places[other]] = .number } }
    }
  }

  // MARK: Brackets

  /// More brackets that are open are not counted.
  private static let mostBrackets = 63

  /// N0: the two brackets of a pair have one direction.
  mutating func resolveBrackets(_ sequence: Sequence, _ start: Int, _ text: Scalars) {
    let places = sequence.places
    var open: [(index: Int, pair: UInt32)] = []
    var pairs: [(first: Int, last: Int)] = []
    for index in places.indices {
      let place = places[index]
      guard classes[place] == .otherNeutral, present[place] == .otherNeutral,
        let bracket = characters.bracket(text[start + place])
      else { continue }
      if bracket.opens {
        if open.count == BidiLevels.mostBrackets { break }
        open.append((index, bracket.pair))
      } else if let match = open.lastIndex(where: { $0.pair == bracket.pair }) {
        pairs.append((open[match].index, index))
        open.removeSubrange(match...)
      }
    }
    pairs.sort { $0.first < $1.first }
    for pair in pairs { resolve(pair.first, pair.last, sequence) }
  }

  private mutating func resolve(_ first: Int, _ last: Int, _ sequence: Sequence) {
    let places = sequence.places
    let own: BidiClass = sequence.level % 2 == 0 ? .left : .right
    var hasOther = false
    var direction: BidiClass?
    for index in first..<last {
      guard let strong = strong(places[index]) else { continue }
      if strong == own {
        direction = own
        break
      }
      hasOther = true
    }
    if direction == nil, hasOther {
      let before = places[..<first].last { strong($0) != nil }
      direction = before.flatMap { strong($0) } ?? sequence.before
    }
    guard let direction else { return }
    for index in [first, last] {
      present[places[index]] = direction
      // Marks on a bracket turn with it.
      for next in places[(index + 1)...] {
        guard classes[next] == .mark else { break }
        present[next] = direction
      }
    }
  }

  /// The direction of a character, if it has one; numbers count as from the right.
  private func strong(_ place: Int) -> BidiClass? {
    switch present[place] {
    case .left: .left
    case .right, .number, .arabicNumber: .right
    default: nil
    }
  }

  // MARK: Neutral characters

  /// N1 and N2: what has no direction has that of both sides, or of its level.
  mutating func resolveNeutral(_ sequence: Sequence) {
    let places = sequence.places
    var before = sequence.before
    var index = 0
    while index < places.count {
      if let strong = strong(places[index]) {
        before = strong
        index += 1
        continue
      }
      let first = index
      while index < places.count, strong(places[index]) == nil { index += 1 }
      let after = index < places.count ? strong(places[index]) ?? sequence.after : sequence.after
      let own: BidiClass = sequence.level % 2 == 0 ? .left : .right
      for other in first..<index { present[places[other]] = before == after ? before : own }
    }
  }
}
