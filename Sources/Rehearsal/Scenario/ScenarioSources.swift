import JSON

/// Finds the scenarios whose steps others use; all of them are inside the project.
package struct ScenarioSources: Sendable {
  /// The folder that every path stays in, from the root of the file system.
  private let root: [String]
  /// The folder that paths start from that don't begin at the root.
  private let working: [String]
  private let files: any FileReading

  /// `project` is the folder that holds all that may be used; a scenario outside it may use what is in its own folder.
  package init(project: String, scenario: String, in files: any FileReading) {
    self.files = files
    working = ScenarioSources.parts(project)
    let file = ScenarioSources.whole(scenario, working)
    root = file.starts(with: working) ? working : Array(file.dropLast())
  }

  /// Steps nest no deeper than this.
  static let depth = 16
  /// Scenarios use others no more often than this in all.
  static let uses = 1000

  /// The path of the scenario that `file` names at `path`, for messages and for telling files apart.
  func resolve(_ path: JSONValue, _ name: String, from file: String) throws(Problem) -> String {
    guard !name.hasPrefix("/"), !name.utf8.contains(0) else {
      throw path.problem(
        "\(quoted(name)) is not a relative path", "write the path from the folder of this scenario")
    }
    var parts = ScenarioSources.whole(file, working).dropLast() as [String]
    for part in name.split(separator: "/").map(String.init) where part != "." {
      if part == "..", parts.count > root.count {
        parts.removeLast()
      } else if part == ".." {
        throw path.problem("\(quoted(name)) is outside the project", "use a file in the project")
      } else {
        parts.append(part)
      }
    }
    var place = root
    for part in parts.dropFirst(root.count) {
      place.append(part)
      let here = "/" + place.joined(separator: "/")
      guard try files.isLink(here) else { continue }
      throw path.problem(
        "\(quoted(displayPath(place))) is a symbolic link", "use the path of its target")
    }
    return displayPath(parts)
  }

  /// The content of a file whose path was resolved.
  func read(_ path: String) throws(Problem) -> [UInt8] {
    try files.read(
      "/" + ScenarioSources.whole(path, working).joined(separator: "/"),
      atMost: JSONLimits.standard.bytes)
  }

  /// A scenario's path as `resolve` would return it.
  func normalized(_ file: String) -> String { displayPath(ScenarioSources.whole(file, working)) }

  /// A path as people write it: from the working folder if it is in it.
  private func displayPath(_ parts: [String]) -> String {
    parts.starts(with: working) && parts.count > working.count
      ? parts.dropFirst(working.count).joined(separator: "/")
      : "/" + parts.joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/").map(String.init) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }

  private static func whole(_ path: String, _ working: [String]) -> [String] {
    path.hasPrefix("/")
      ? parts(path) : parts("/" + (working + [path]).joined(separator: "/"))
  }
}
