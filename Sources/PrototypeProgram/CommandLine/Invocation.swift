import Files
import JSON
import TouchKit

/// A command line that was understood: a command with its operands and the values of its options.
struct Invocation: Sendable {
  let command: CommandRule
  let table: CommandTable
  let operands: [String]
  private let given: [(name: String, value: String)]

  init(
    command: CommandRule, of table: CommandTable, operands: [String],
    given: [(name: String, value: String)]
  ) {
    self.command = command
    self.table = table
    self.operands = operands
    self.given = given
  }

  /// The prototype whose program this is.
  var prototype: Prototype { table.prototype }

  func has(_ option: String) -> Bool { given.contains { $0.name == option } }
  func value(_ option: String) -> String? { given.first { $0.name == option }?.value }
  func values(_ option: String) -> [String] {
    given.filter { $0.name == option }.map(\.value)
  }

  /// The options as words of a command line, but for some.
  func words(without names: [String]) -> [String] {
    given.filter { !names.contains($0.name) }.map { name, value in
      value.isEmpty ? "--\(name)" : "--\(name)=\(value)"
    }
  }

  /// A problem of the command line as a whole.
  static func problem(_ what: String, _ remedy: String) -> Problem {
    Problem(file: ProgramIdentity.command, what: what, remedy: remedy)
  }

  /// The number that follows an option.
  func number(_ option: String, in range: ClosedRange<Double>) throws(Problem) -> Double? {
    guard let text = value(option) else { return nil }
    return try Invocation.number(text, of: option, in: range)
  }

  /// The number in a text that follows an option.
  static func number(
    _ text: String, of option: String, in range: ClosedRange<Double>
  ) throws(Problem) -> Double {
    // Whether Swift also reads "nan", "0x1p3" and "1_0" depends on its version.
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
    }
    guard isPlain, let number = Double(text), number.isFinite else {
      throw Invocation.problem("--\(option) \(quoted(text)) is not a number", words(range))
    }
    guard range.contains(number) else {
      throw Invocation.problem("--\(option) is \(printable(text, atMost: 40))", words(range))
    }
    return number
  }

  func integer(_ option: String, in range: ClosedRange<Int>) throws(Problem) -> Int? {
    guard
      let number = try number(
        option, in: Double(range.lowerBound)...Double(range.upperBound))
    else { return nil }
    guard let whole = Int(exactly: number) else {
      throw Invocation.problem(
        "--\(option) is \(printable(value(option) ?? "", atMost: 40))",
        "it must be a whole number")
    }
    return whole
  }

  /// The word that follows an option, which has to be one of `words`.
  func word(_ option: String, of words: [String]) throws(Problem) -> String? {
    guard let word = value(option) else { return nil }
    guard words.contains(word) else {
      throw Invocation.problem(
        "--\(option) is \(quoted(word))", suggestion(for: word, known: words))
    }
    return word
  }

  /// Refuses two options that contradict each other.
  func refuse(_ options: [String]) throws(Problem) {
    let both = options.filter(has)
    guard both.count > 1 else { return }
    throw Invocation.problem(
      "--\(both[0]) and --\(both[1]) can't be used together", "use one of them")
  }

  private static func words(_ range: ClosedRange<Double>) -> String {
    func short(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
    return "it must be \(short(range.lowerBound)) to \(short(range.upperBound))"
  }
}
