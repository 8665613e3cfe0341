import Files
import JSON
import TestSupport
import Testing

@testable import VisualTesting

/// Paths as a command line names them, and the files that they mean.
@Suite struct ScenarioFinderTests {
  private let temporary: TemporaryFolder
  /// The folder lies in no project, so that its files are named from the root.
  private let finder = ScenarioFinder(in: ProjectFolder("/nowhere"))

  init() throws {
    temporary = try TemporaryFolder()
    for folder in ["b", "a", "a/deep", ".hidden", "a.baselines"] {
      _ = try Folder(creating: temporary.at(folder))
    }
    for file in [
      "b/two.scenario.json", "b/one.scenario.json", "a/deep/three.scenario.json",
      ".hidden/no.scenario.json", "b/.no.scenario.json", "b/no.take.json", "b/scenario.json",
      "a.baselines/no.png", "z.scenario.json",
    ] { try temporary.put([], at: file) }
  }

  /// The files that names in the folder mean, as names in the folder.
  private func found(_ names: String...) throws(Problem) -> [String] {
    try finder.files(names.map { $0.isEmpty ? temporary.path : temporary.at($0) })
      .map { String($0.dropFirst(temporary.path.count + 1)) }
  }

  @Test func `A folder means every scenario in it, sorted, and nothing hidden`() throws {
    #expect(
      try found("") == [
        "a/deep/three.scenario.json", "b/one.scenario.json", "b/two.scenario.json",
        "z.scenario.json",
      ])
    #expect(try found("a.baselines") == [])
  }

  @Test func `A file is what it is, whatever it is called`() throws {
    #expect(try found("b/no.take.json") == ["b/no.take.json"])
    #expect(try found(".hidden/no.scenario.json") == [".hidden/no.scenario.json"])
  }

  @Test func `What is named twice is found once, in the order of the names`() throws {
    #expect(
      try found("z.scenario.json", "b/two.scenario.json", "b", "b") == [
        "z.scenario.json", "b/two.scenario.json", "b/one.scenario.json",
      ])
  }

  @Test func `A slash at a folder's end makes no other files of it`() throws {
    #expect(try found("b/", "b") == ["b/one.scenario.json", "b/two.scenario.json"])
  }

  @Test func `What lies in the project is named from there`() throws {
    let inner = ProjectFolder(temporary.path)
    #expect(inner.relative(temporary.at("b/one.scenario.json")) == "b/one.scenario.json")
    #expect(inner.relative(temporary.path) == ".")
    #expect(inner.relative("/elsewhere/x") == "/elsewhere/x")
  }

  @Test func `What is not there is told`() throws {
    let problem = #expect(throws: Problem.self) { try found("b", "c") }
    #expect(problem?.file == temporary.at("c"))
    #expect(problem?.what == "there is no such file or folder")
  }

  @Test func `Links to folders are followed neither by name nor inside of a folder`() throws {
    try temporary.link("a/link", to: temporary.at("b"))
    try temporary.link("a/link.scenario.json", to: temporary.at("z.scenario.json"))
    #expect(try found("a") == ["a/deep/three.scenario.json"])
    let problem = #expect(throws: Problem.self) { try found("a/link") }
    #expect(
      problem?.what == "this is a symbolic link to a folder, and links are not followed")
    // A link to a file is refused when it is read.
    #expect(try found("a/link.scenario.json") == ["a/link.scenario.json"])
  }
}
