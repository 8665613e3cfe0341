import Files
import JSON
import Rehearsal
import Screens

/// The words of a format, for libFuzzer to put together: every key and every short string of files that are right
/// and, of those that people write, of the format's schema.
struct Words {
  private var found: Set<String> = []

  /// Longer ones are no words.
  private static let longest = 40

  init(of target: FuzzTarget, _ paths: ArraySlice<String>) {
    switch target.name {
    case FuzzTarget.scenario.name, FuzzTarget.take.name: add(Schemas(phone).scenario)
    case FuzzTarget.tuning.name: add(Schemas(phone).tuning)
    default: break
    }
    for path in paths { if let bytes = try? SafeFile.read(path) { add(bytes) } }
  }

  private mutating func add(_ bytes: [UInt8]) {
    if let value = try? JSONReader.parse(bytes, allowComments: true) { add(value) }
  }

  private mutating func add(_ value: JSONValue) {
    switch value.kind {
    case .string(let text): add(text)
    case .array(let items): for item in items { add(item) }
    case .object(let members):
      for member in members {
        add(member.key)
        add(member.value)
      }
    case .null, .bool, .number, .items: break
    }
  }

  private mutating func add(_ word: String) {
    if word.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }), word.utf8.count <= Self.longest {
      found.insert(word)
    }
  }

  /// A word a line, with its quotes, as libFuzzer reads them.
  var dictionary: String {
    let escaped = found.sorted().map { word in
      var text = ""
      for scalar in word.unicodeScalars {
        if scalar == "\"" || scalar == "\\" { text += "\\" }
        text.unicodeScalars.append(scalar)
      }
      return "\"\\\"\(text)\\\"\""
    }
    return escaped.joined(separator: "\n")
  }
}
