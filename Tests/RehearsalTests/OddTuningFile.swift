import TestSupport
import TouchKit
import TuningFiles

/// A tuning file made at random that is laid out as no program would, in pieces of which it is known what they are.
struct OddTuningFile {
  /// A value with the texts that it is written with.
  struct Member {
    var change: TuningChange
    /// Blanks, comments, the key and its colon.
    var before: String
    /// Numbers and strings of the value at odd places, and what stands around them at even ones.
    var value: [String]
    /// Blanks and comments behind the value.
    var after: String
  }

  var head: String
  var members: [Member]
  var foot: String

  /// A file with some of a catalogue's names.
  init(_ random: inout SeededRandom, _ catalogue: TuningCatalogue) {
    let entries = catalogue.entries.shuffled(using: &random).prefix(random.whole(below: 16))
    let hasSchema = random.whole(below: 4) == 0
    let schema =
      hasSchema
      ? OddTuningFile.blanks(&random) + #""$schema" : "a, \"b\" }""#
        + (entries.isEmpty ? "" : OddTuningFile.blanks(&random) + ",") : ""
    head = OddTuningFile.blanks(&random) + "{" + schema
    members = []
    for entry in entries {
      let change = TuningChange(entry.name, OddTuningFile.value(of: entry, &random))
      members.append(
        Member(
          change: change,
          before: OddTuningFile.blanks(&random) + OddTuningFile.string(entry.name, &random)
            + OddTuningFile.blanks(&random) + ":" + OddTuningFile.blanks(&random),
          value: OddTuningFile.written(change.value, &random),
          after: OddTuningFile.blanks(&random)))
    }
    foot = OddTuningFile.blanks(&random) + "}" + OddTuningFile.blanks(&random)
  }

  /// Up to the last value.
  var body: String {
    head + members.map { $0.before + $0.value.joined() + $0.after }.joined(separator: ",")
  }

  /// The text up to the end of the last value.
  var upToLastValue: String {
    members.isEmpty
      ? head
      : String(body.unicodeScalars.dropLast(members[members.count - 1].after.unicodeScalars.count))
  }

  var text: String { body + foot }

  /// Gives a member another value as an edited file is to have it.
  mutating func change(_ index: Int, to value: TuningValue) {
    let old = members[index].change.value
    members[index].change.value = value
    if old == value { return }
    switch (old, value) {
    case (.curve(.cubic(let a, let b, let c, let d)), .curve(.cubic(let e, let f, let g, let h))):
      for (place, (before, now)) in zip([a, b, c, d], [e, f, g, h]).enumerated()
      where before != now {
        members[index].value[2 * place + 1] = OddTuningFile.plain(now)
      }
    case (.curve(.spring(let a, let b)), .curve(.spring(let c, let d))):
      let isTurned = members[index].value[0].contains("damping")
      if a != c { members[index].value[isTurned ? 3 : 1] = OddTuningFile.plain(c) }
      if b != d { members[index].value[isTurned ? 1 : 3] = OddTuningFile.plain(d) }
    default: members[index].value = ["", OddTuningFile.plain(value), ""]
    }
  }

  /// A value at random that an entry accepts.
  static func value(of entry: TuningEntry, _ random: inout SeededRandom) -> TuningValue {
    switch entry.kind {
    case .number(let range, _):
      let thousandths = (random.double(in: range) * 1000).rounded() / 1000
      return .number(min(max(thousandths, range.lowerBound), range.upperBound))
    case .choice(let words): return .choice(words[random.whole(below: words.count)])
    case .color:
      return .color(
        Color(
          red: Double(random.whole(below: 256)) / 255,
          green: Double(random.whole(below: 256)) / 255,
          blue: Double(random.whole(below: 256)) / 255,
          alpha: random.whole(below: 2) == 0 ? 1 : Double(random.whole(below: 256)) / 255))
    case .curve: return .curve(curve(&random))
    }
  }

  private static func curve(_ random: inout SeededRandom) -> TimingCurve {
    func tenth(_ range: ClosedRange<Double>) -> Double {
      (random.double(in: range) * 10).rounded() / 10
    }
    switch random.whole(below: 3) {
    case 0: return TimingCurve.named[random.whole(below: TimingCurve.named.count)].curve
    case 1:
      return .cubic(x1: tenth(0...1), y1: tenth(-1...2), x2: tenth(0...1), y2: tenth(-1...2))
    default: return .spring(response: tenth(0.1...1), damping: tenth(0.1...2))
    }
  }

  /// How the project writes a number.
  static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  /// How the project writes a value.
  static func plain(_ value: TuningValue) -> String {
    switch value {
    case .number(let number): return plain(number)
    case .choice(let word): return "\"\(word)\""
    case .color(let color): return "\"\(color.figures)\""
    case .curve(.cubic(let a, let b, let c, let d)):
      return "[" + [a, b, c, d].map(plain).joined(separator: ", ") + "]"
    case .curve(.spring(let response, let damping)):
      return
        "{ \"spring\": { \"response\": \(plain(response)), \"damping\": \(plain(damping)) } }"
    case .curve(let curve):
      return "\"\(TimingCurve.named.first { $0.curve == curve }?.name ?? "")\""
    }
  }

  private static func written(_ value: TuningValue, _ random: inout SeededRandom) -> [String] {
    func gap() -> String { blanks(&random) }
    switch value {
    case .number(let number): return ["", spelt(number, &random), ""]
    case .choice(let word): return ["", string(word, &random), ""]
    case .color(let color):
      let figures = color.figures
      let text = random.whole(below: 2) == 0 ? figures : figures.uppercased()
      return [
        "", string(text.count == 7 && random.whole(below: 3) == 0 ? text + "ff" : text, &random),
        "",
      ]
    case .curve(.cubic(let a, let b, let c, let d)):
      var pieces = ["[" + gap()]
      for (place, number) in [a, b, c, d].enumerated() {
        pieces.append(spelt(number, &random))
        pieces.append(place < 3 ? gap() + "," + gap() : gap() + "]")
      }
      return pieces
    case .curve(.spring(let response, let damping)):
      var numbers = [("response", response), ("damping", damping)]
      if random.whole(below: 2) == 0 { numbers.reverse() }
      return [
        "{" + gap() + "\"spring\"" + gap() + ":" + gap() + "{" + gap()
          + "\"\(numbers[0].0)\"" + gap() + ":" + gap(),
        spelt(numbers[0].1, &random),
        gap() + "," + gap() + "\"\(numbers[1].0)\":" + gap(),
        spelt(numbers[1].1, &random),
        gap() + "}" + gap() + "}",
      ]
    case .curve: return ["", string(String(plain(value).dropFirst().dropLast()), &random), ""]
    }
  }

  /// A number as people might write it.
  private static func spelt(_ number: Double, _ random: inout SeededRandom) -> String {
    let text = plain(number)
    switch random.whole(below: 4) {
    case 0: return text.contains(".") ? text + "00" : text + ".0"
    case 1: return text + "e0"
    case 2: return text + "E+00"
    default: return text
    }
  }

  /// A string in which a character may be escaped.
  private static func string(_ text: String, _ random: inout SeededRandom) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        guard random.whole(below: 12) == 0 else { return String(scalar) }
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined() + "\""
  }

  private static func blanks(_ random: inout SeededRandom) -> String {
    let all = [
      "", "", "", " ", " ", "\n", "\n", "\r\n", "\t", "\n    ", "\n\n\t", "\r\n  ",
      " /* , } \" */ ",
      "/**/", " // it's \"odd\", {\n", "\n  // ä\r\n", "\r\n//\r\n ",
    ]
    return all[random.whole(below: all.count)]
  }
}
