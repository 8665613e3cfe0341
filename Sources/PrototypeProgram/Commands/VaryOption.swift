import Files
import JSON
import MotionStudy
import TouchKit

/// The option `--vary KEY=V1,V2,…`: a run for each value of a tuning, or for each combination of two.
enum VaryOption {
  static let rule = OptionRule(
    "vary", takes: "KEY=V1,V2,…", repeats: true,
    "plays once with V1 as the value of KEY, once with V2 and so on; can be used twice")

  private static let mostKeys = 2

  /// The runs that are asked for, the values of the second key following each other; empty without the option.
  static func read(_ invocation: Invocation) throws(Problem) -> [Variation] {
    let given = invocation.values("vary")
    guard !given.isEmpty else { return [] }
    guard given.count <= mostKeys else {
      throw Invocation.problem(
        "--vary is used \(given.count) times", "use --vary at most \(mostKeys) times")
    }
    var keys: [[Variation.Value]] = []
    for words in given { keys.append(try values(words, of: invocation.prototype.catalogue)) }
    let names = keys.compactMap(\.first?.change.name)
    if Set(names).count < names.count {
      throw Invocation.problem(
        "--vary is used twice for \(quoted(names[0]))", "write all values in one --vary")
    }
    let set = try ScenarioFile.changes(invocation).map(\.name)
    if let both = names.first(where: set.contains) {
      throw Invocation.problem(
        "--set and --vary both change \(quoted(both))", "remove one of them")
    }
    let variations = Variation.combinations(of: keys)
    guard variations.count <= Variation.most else {
      throw Invocation.problem(
        "--vary asks for \(variations.count) runs",
        "at most \(Variation.most) are possible; use fewer values")
    }
    return variations
  }

  private static func values(_ words: String, of catalogue: TuningCatalogue) throws(Problem)
    -> [Variation.Value]
  {
    let parts = words.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw Invocation.problem("--vary \(quoted(words)) has no \"=\"", "write --vary KEY=V1,V2,…")
    }
    var values: [Variation.Value] = []
    for text in items(of: parts[1]) {
      guard values.count < Variation.most else {
        throw Invocation.problem(
          "--vary lists more than \(Variation.most) values of \(quoted(String(parts[0])))",
          "at most \(Variation.most) runs are possible; use fewer values")
      }
      let change = try ScenarioFile.change("\(parts[0])=\(text)", by: "vary", of: catalogue)
      guard !values.contains(where: { $0.change == change }) else {
        throw Invocation.problem(
          "--vary lists the value \(quoted(text)) of \(quoted(change.name)) twice", "write it once")
      }
      values.append(Variation.Value(change, text: text))
    }
    return values
  }

  /// What commas part, but for those inside of brackets, braces and quotes, which are parts of a curve.
  private static func items(of text: Substring) -> [String] {
    var items = [""]
    var depth = 0
    var isQuoted = false
    for letter in text {
      switch letter {
      case "\"": isQuoted.toggle()
      case "[", "{": depth += isQuoted ? 0 : 1
      case "]", "}": depth -= isQuoted ? 0 : 1
      case "," where depth == 0 && !isQuoted:
        items.append("")
        continue
      default: break
      }
      items[items.count - 1].append(letter)
    }
    return items.map { String($0.drop { $0 == " " }) }
  }
}
