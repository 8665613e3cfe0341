import Files
import Foundation
import JSON
import Rehearsal
import TestDesks

/// A folder with scenarios that use each other.
final class ScenarioFolder {
  let path: String

  init(_ scenarios: [String: String]) throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("drawer-proto-tests-\(UUID().uuidString)").path
    for (name, steps) in scenarios {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = steps.hasPrefix("{\"scenario\"") || !steps.hasSuffix("}") ? steps : whole(steps)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func whole(_ steps: String) -> String { "{\"scenario\": 1, \"steps\": [\(steps)]}" }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  /// Reads a scenario; `project` is a folder inside, the whole unless given.
  func read(_ name: String, project: String = "") throws(Problem) -> Scenario {
    let file = "\(path)/\(name)"
    let root = project.isEmpty ? path : "\(path)/\(project)"
    return try ScenarioReader(Desk.prototype).read(
      try SafeFile.read(file), file: file,
      sources: ScenarioSources(project: root, scenario: file, in: SystemFiles()))
  }

  /// The line with which reading is refused, without the folder's path.
  func refusal(_ name: String, project: String = "") -> String {
    do throws(Problem) {
      _ = try read(name, project: project)
      return ""
    } catch {
      return error.description.replacingOccurrences(of: path + "/", with: "")
    }
  }
}
