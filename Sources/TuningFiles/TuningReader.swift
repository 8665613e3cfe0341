import JSON
import TouchKit

/// Reads tuning files: one flat object of names of the catalogue.
public struct TuningReader: Sendable {
  let catalogue: TuningCatalogue
  /// Where new names are listed, for files whose reader can list one; nil for others.
  private let place: String?

  package init(_ catalogue: TuningCatalogue, place: String? = nil) {
    self.catalogue = catalogue
    self.place = place
  }

  /// The values of a file, in its order.
  package func read(_ bytes: [UInt8], file: String?) throws(Problem) -> [TuningChange] {
    do throws(Problem) {
      return try read(JSONReader.parse(bytes, file: file, allowComments: true))
    } catch {
      throw error.inFile(file)
    }
  }

  /// The values of a file that has every value.
  package func readWhole(_ bytes: [UInt8], file: String?) throws(Problem) -> [TuningChange] {
    do throws(Problem) {
      return try readWhole(JSONReader.parse(bytes, file: file, allowComments: true))
    } catch {
      throw error.inFile(file)
    }
  }

  /// The values of a parsed file, in its order; editors may keep a `$schema` in it.
  package func read(_ value: JSONValue) throws(Problem) -> [TuningChange] {
    guard case .object(var members) = value.kind,
      let schema = members.firstIndex(where: { $0.key == JSONMember.schemaKey })
    else { return try changes(value, "a tuning") }
    _ = try members.remove(at: schema).value.string(quoted(JSONMember.schemaKey))
    return try changes(members)
  }

  /// The values of an object; `name` is how messages call it.
  package func changes(_ value: JSONValue, _ name: String) throws(Problem) -> [TuningChange] {
    guard case .object(let members) = value.kind else {
      throw value.problem(
        "\(name) is \(value.kindName)", "it must be an object with the keys and values of a tuning")
    }
    return try changes(members)
  }

  private func changes(_ members: [JSONMember]) throws(Problem) -> [TuningChange] {
    var changes: [TuningChange] = []
    for member in members {
      guard let entry = catalogue[member.key] else {
        throw Problem(
          position: member.keyPosition, what: "there is no tuning \(quoted(member.key))",
          remedy: remedy(for: member.key))
      }
      changes.append(TuningChange(member.key, try TuningReader.value(member.value, of: entry)))
    }
    return changes
  }

  private func remedy(for name: String) -> String {
    let known = catalogue.entries.map { $0.name }
    guard let place else { return suggestion(for: name, known: known) }
    guard let near = nearest(name, in: known) else { return "add it to \(place)" }
    return "did you mean \(quoted(near))? If it is a new tuning, add it to \(place)"
  }

  /// The value of one entry.
  package static func value(
    _ value: JSONValue, of entry: TuningEntry
  ) throws(Problem) -> TuningValue {
    let name = quoted(entry.name)
    switch entry.kind {
    case .number(let range, _): return .number(try value.number(name, in: range))
    case .choice(let words):
      let word = try value.string(name)
      guard words.contains(word) else {
        throw value.problem("\(name) is \(quoted(word))", suggestion(for: word, known: words))
      }
      return .choice(word)
    case .color:
      let text = try value.string(name)
      guard let color = Color(figures: text) else {
        throw value.problem(
          "\(name) is \(quoted(text))", "it must be a colour such as \"#3366ff\" or \"#3366ff80\"")
      }
      return .color(color)
    case .curve: return .curve(try curve(value, name))
    }
  }

  private static func curve(_ value: JSONValue, _ name: String) throws(Problem) -> TimingCurve {
    switch value.kind {
    case .string(let word):
      guard let named = TimingCurve.named.first(where: { $0.name == word }) else {
        throw value.problem(
          "\(name) is \(quoted(word))",
          suggestion(for: word, known: TimingCurve.named.map { $0.name }))
      }
      return named.curve
    case .array:
      let items = try value.array(name, count: 4...4)
      let x1 = try items[0].number("x1 of \(name)", in: TimingCurve.times)
      let y1 = try items[1].number("y1 of \(name)", in: TimingCurve.shares)
      let x2 = try items[2].number("x2 of \(name)", in: TimingCurve.times)
      let y2 = try items[3].number("y2 of \(name)", in: TimingCurve.shares)
      return .cubic(x1: x1, y1: y1, x2: x2, y2: y2)
    case .object:
      var curve = try ObjectReader(value, in: name)
      var spring = try curve.object("spring", in: "the spring of \(name)")
      try curve.finish()
      let response = try spring.number("response", in: MotionLimits.response)
      let damping = try spring.number("damping", in: MotionLimits.damping)
      try spring.finish()
      return .spring(response: response, damping: damping)
    case .null, .bool, .number, .items:
      throw value.problem(
        "\(name) is \(value.kindName)",
        "it must be the name of a curve, [x1, y1, x2, y2] or {\"spring\": …}")
    }
  }
}
