import Files
import TouchKit

/// Reads tuning files: one flat object of names of the catalogue.
public struct TuningReader: Sendable {
  let catalogue: TuningCatalogue

  public init(_ catalogue: TuningCatalogue) { self.catalogue = catalogue }

  /// The values of a file, in its order.
  public func read(_ bytes: [UInt8], file: String?) throws(Problem) -> [TuningChange] {
    do throws(Problem) {
      return try read(JSONReader.parse(bytes, file: file, allowComments: true))
    } catch {
      throw error.inFile(file)
    }
  }

  /// The values of a file that gives every one.
  public func readWhole(_ bytes: [UInt8], file: String?) throws(Problem) -> [TuningChange] {
    do throws(Problem) {
      return try readWhole(JSONReader.parse(bytes, file: file, allowComments: true))
    } catch {
      throw error.inFile(file)
    }
  }

  /// The values of a parsed file, in its order; editors may keep a `$schema` in it.
  public func read(_ value: JSONValue) throws(Problem) -> [TuningChange] {
    guard case .object(var members) = value.kind,
      let schema = members.firstIndex(where: { $0.key == JSONMember.schemaKey })
    else { return try changes(value, "a tuning") }
    _ = try members.remove(at: schema).value.string(quoted(JSONMember.schemaKey))
    return try changes(members)
  }

  /// The values of an object; `name` is how messages call it.
  public func changes(_ value: JSONValue, _ name: String) throws(Problem) -> [TuningChange] {
    guard case .object(let members) = value.kind else {
      throw value.problem("\(name) is \(value.kindName)", "it must be an object of tunings")
    }
    return try changes(members)
  }

  private func changes(_ members: [JSONMember]) throws(Problem) -> [TuningChange] {
    var changes: [TuningChange] = []
    for member in members {
      guard let entry = catalogue[member.key] else {
        throw Problem(
          position: member.keyPosition, what: "no tuning \(quoted(member.key))",
          remedy: suggestion(for: member.key, known: catalogue.entries.map(\.name)))
      }
      changes.append(TuningChange(member.key, try TuningReader.value(member.value, of: entry)))
    }
    return changes
  }

  /// The value of one entry.
  public static func value(
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
          suggestion(for: word, known: TimingCurve.named.map(\.name)))
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

extension TimingCurve {
  /// The curves that have names.
  public static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut),
  ]
  /// The range of a control point's x: outside of it progress is no function of time.
  public static let times = 0.0...1.0
  /// The range of a control point's y.
  public static let shares = -1000.0...1000.0
}

extension Color {
  /// A colour from `#rrggbb` or `#rrggbbaa`; nil for anything else.
  init?(figures text: String) {
    guard text.hasPrefix("#"), [7, 9].contains(text.utf8.count),
      let bytes = [UInt8](hexadecimal: String(text.dropFirst()))
    else { return nil }
    func part(_ byte: UInt8) -> Double { Double(byte) / 255 }
    self.init(
      red: part(bytes[0]), green: part(bytes[1]), blue: part(bytes[2]),
      alpha: bytes.count == 4 ? part(bytes[3]) : 1)
  }

  /// `#rrggbb`, with two figures more where it is not opaque.
  var figures: String {
    func two(_ part: Double) -> String {
      let byte = UInt8(exactly: (min(max(part, 0), 1) * 255).rounded()) ?? 0
      let figures = String(byte, radix: 16)
      return figures.count < 2 ? "0" + figures : figures
    }
    return "#\(two(red))\(two(green))\(two(blue))\(alpha < 1 ? two(alpha) : "")"
  }
}
