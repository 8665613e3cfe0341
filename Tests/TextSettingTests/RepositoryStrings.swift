import Foundation

/// All strings in the sources, tests and resources of this repository: what texts are likely to be.
enum RepositoryStrings {
  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let all: [String] = {
    var seen: Set<[UInt8]> = []
    var strings: [String] = []
    for folder in ["Sources", "Tests", "resources", "Examples"] {
      for file in files(in: folder) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        for string in literals(in: text) where seen.insert(Array(string.utf8)).inserted {
          strings.append(string)
        }
      }
    }
    return strings
  }()

  private static func files(in folder: String) -> [URL] {
    let found = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    var files: [URL] = []
    while let file = found?.nextObject() as? URL {
      if ["swift", "json"].contains(file.pathExtension) { files.append(file) }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// What stands between quotation marks, with its escapes replaced. What a string has from a variable is a number here.
  private static func literals(in text: String) -> [String] {
    var strings: [String] = []
    var present: String.UnicodeScalarView?
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      switch (scalar, present) {
      case ("\"", nil): present = .init()
      case ("\"", let string?):
        strings.append(String(string))
        present = nil
      case ("\n", _): present = nil
      case ("\\", .some): present?.append(contentsOf: escape(&scalars))
      default: present?.append(scalar)
      }
    }
    return strings
  }

  private static func escape(_ scalars: inout String.UnicodeScalarView.Iterator)
    -> [Unicode.Scalar]
  {
    guard let kind = scalars.next() else { return [] }
    switch kind {
    case "n": return ["\n"]
    case "t": return ["\t"]
    case "r": return ["\r"]
    case "0": return ["\0"]
    case "(":
      var depth = 1
      while depth > 0, let next = scalars.next() {
        depth += next == "(" ? 1 : next == ")" ? -1 : 0
      }
      return ["1", "2"]
    case "u":
      var digits = ""
      while let next = scalars.next(), next != "}", digits.count < 9 {
        if next != "{" { digits.unicodeScalars.append(next) }
      }
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { [$0] } ?? []
    default: return [kind]
    }
  }
}
