import CShaper

/// What setting text has to know of all characters, as script/characters.py has written it. It never changes.
let characters = CharacterTable()

final class CharacterTable: Sendable {
  /// A bracket, the number that it shares with its partner, and whether it opens.
  struct Bracket {
    let character: UInt32
    let pair: UInt32
    let opens: Bool
  }

  /// The traits of the characters that most texts are made of.
  private let low: [UInt32]
  /// Where ranges of characters with the same traits begin, and their traits.
  private let starts: [UInt32]
  private let traits: [UInt32]
  /// The scripts as ISO 15924 names them, four letters in a number.
  private let scripts: [UInt32]
  private let brackets: [Bracket]

  /// Characters below are found without a search.
  private static let lowEnd: UInt32 = 0x800

  init() {
    var reader = Reader(next: dp_shaper_characters())
    let recordCount = reader.number()
    let rangeCount = reader.number()
    let scriptCount = reader.number()
    let records = (0..<recordCount).map { _ in reader.word() }
    scripts = (0..<scriptCount).map { _ in reader.word() }
    var starts: [UInt32] = []
    var traits: [UInt32] = []
    var low: [UInt32] = []
    starts.reserveCapacity(Int(rangeCount))
    traits.reserveCapacity(Int(rangeCount))
    low.reserveCapacity(Int(CharacterTable.lowEnd))
    var start: UInt32 = 0
    for _ in 0..<rangeCount {
      let count = reader.number()
      let record = records[Int(reader.number())]
      starts.append(start)
      traits.append(record)
      start += count
      while low.count < min(Int(start), Int(CharacterTable.lowEnd)) { low.append(record) }
    }
    self.starts = starts
    self.traits = traits
    self.low = low
    var brackets: [Bracket] = []
    var character: UInt32 = 0
    for _ in 0..<reader.number() {
      let step = reader.number()
      character += step >> 1
      let distance = reader.number()
      let pair = distance & 1 == 0 ? character + distance / 2 : character - (distance + 1) / 2
      brackets.append(Bracket(character: character, pair: pair, opens: step & 1 == 1))
    }
    self.brackets = brackets
  }

  subscript(_ character: UInt32) -> CharacterTraits {
    if character < CharacterTable.lowEnd { return CharacterTraits(bits: low[Int(character)]) }
    var first = 0
    var end = starts.count
    while end - first > 1 {
      let middle = (first + end) / 2
      if starts[middle] <= character { first = middle } else { end = middle }
    }
    return CharacterTraits(bits: traits[first])
  }

  func tag(ofScript script: UInt8) -> UInt32 { scripts[Int(script)] }

  func bracket(_ character: UInt32) -> Bracket? {
    var first = 0
    var end = brackets.count
    while first < end {
      let middle = (first + end) / 2
      if brackets[middle].character == character { return brackets[middle] }
      if brackets[middle].character < character { first = middle + 1 } else { end = middle }
    }
    return nil
  }
}

/// Reads the table's bytes one after the other.
private struct Reader {
  var next: UnsafePointer<UInt8>

  mutating func byte() -> UInt32 {
    defer { next += 1 }
    return UInt32(next.pointee)
  }

  /// A number in groups of seven bits, the lowest first.
  mutating func number() -> UInt32 {
    var value: UInt32 = 0
    var shift: UInt32 = 0
    while true {
      let group = byte()
      value |= (group & 0x7F) << shift
      if group & 0x80 == 0 { return value }
      shift += 7
    }
  }

  mutating func word() -> UInt32 {
    let low = byte() | byte() << 8
    return low | byte() << 16 | byte() << 24
  }
}
