import Files
import Foundation
import TestSupport
import Testing

/// What commands do in surroundings that lack something: they do what they always do, or say what is missing.
@Suite struct StartMatrixTests {
  @Test(arguments: Cell.all(Circumstance.plain))
  func
    `Whatever is missing, a command does its work or says so in three lines and leaves nothing half-written`(
      _ cell: Cell
    ) throws
  { try cell.check() }

  @Test(arguments: Cell.all(Circumstance.limits))
  func
    `A limit on the process never ends a command by a signal, nor leaves a wrong or a half-written result`(
      _ cell: Cell
    ) throws
  { try cell.check() }

  @Test(.enabled(if: Cell.canMount), arguments: Cell.all(Circumstance.mounts))
  func
    `A file system that is full or read-only is the machine's fault, and nothing half-written stays`(
      _ cell: Cell
    ) throws
  { try cell.check() }

  @Test(.enabled(if: Cell.canBeNobody), arguments: Cell.all(Circumstance.rights))
  func `Without rights or processes a command says so`(_ cell: Cell) throws { try cell.check() }

  @Test(.enabled(if: Cell.canCountTasks), arguments: Cell.all(Circumstance.tasks))
  func `A group that may have no more tasks is told of`(_ cell: Cell) throws { try cell.check() }
}

@Suite struct LimitTests {
  @Test func `The end of the processor's time is told, and nothing half-written stays`() throws {
    let scratch = try TemporaryFolder()
    let file = try scratch.put(
      #"{ "scenario": 1, "steps": [ { "wait": 600000 } ] }"#, at: "long.scenario.json")
    let result = try Program.run(
      "/usr/bin/prlimit",
      [
        "--cpu=1", "--", Program.path, "capture", file, "--every", "10", "-o",
        scratch.at("frames"),
      ])
    #expect(result.status == 3)
    #expect(
      result.lines == [
        "drawer-proto: the program has used all the processor time that is allowed; raise the limit (ulimit -t)"
      ])
    #expect(try scratch.names() == ["long.scenario.json"])
  }

  @Test func `A file that may not grow is told of with its name, and nothing half-written stays`()
    throws
  {
    let scratch = try TemporaryFolder()
    let picture = scratch.at("large.png")
    let result = try Program.run(
      "/usr/bin/prlimit",
      ["--fsize=1000", "--", Program.path, "capture", Program.drawer, "--at", "0", "-o", picture])
    #expect(result.status == 3)
    #expect(
      result.lines == [
        "\(picture): the file to be written is larger than the limit; raise the limit (ulimit -f)"
      ])
    #expect(try scratch.names() == [])
  }
}

/// One command in one circumstance.
struct Cell: CustomTestStringConvertible {
  let command: MatrixCommand
  let circumstance: Circumstance

  var testDescription: String { "\(command): \(circumstance.name)" }

  static func all(_ circumstances: [Circumstance]) -> [Cell] {
    circumstances.flatMap { circumstance in
      circumstance.commands.map { Cell(command: $0, circumstance: circumstance) }
    }
  }

  static let canMount = succeeds("unshare -rm true")
  static let canBeNobody = succeeds(
    "[ $(id -u) = 0 ] && \(Circumstance.nobody) test -x \(Program.path)")
  static let canCountTasks = succeeds(
    "group=/sys/fs/cgroup/pids/drawer-proto-$$; mkdir $group && rmdir $group")

  private static func succeeds(_ script: String) -> Bool {
    (try? Program.run("/bin/bash", ["-c", script]).status) == 0
  }

  /// What may come out, whatever the circumstance is.
  private static let documented: Set<Int32> = [0, 1, 2, 3, 4, 5, 130]

  func check() throws {
    let project = try MatrixProject()
    let result = try project.run(command, script: circumstance.script)
    #expect(Cell.documented.contains(result.status), "\(result.status): \(result.complaints)")
    #expect(circumstance.statuses.contains(result.status), "\(result.status): \(result.complaints)")
    #expect(result.lines.count <= 3, "\(result.complaints)")
    if result.status == 3, !circumstance.isMute {
      #expect(result.lines.count == 1, "\(result.complaints)")
    }
    #expect(project.halfWritten == [])
    let whole = try #require(command.result)
    if result.status == 0 {
      #expect(try project.results() == whole)
    } else {
      let results = try project.results()
      #expect(results == [:] || results == whole)
    }
  }
}

/// A command that is tried in all circumstances.
enum MatrixCommand: String, CaseIterable {
  case check, inspect, trace, picture, sequence, animation, update

  static let writers: [MatrixCommand] = [.picture, .sequence, .update]

  var words: [String] {
    let file = MatrixProject.scenario
    return switch self {
    case .check: ["check", file]
    case .inspect: ["inspect", file]
    case .trace: ["trace", file]
    case .picture: ["capture", file, "--scale", "2", "-o", "result.png"]
    case .sequence: ["capture", file, "--every", "75", "-o", "result"]
    case .animation: ["capture", file, "--every", "75", "--format", "apng", "-o", "result.png"]
    case .update: ["test", "--update=all"]
    }
  }

  /// What it writes where nothing is missing.
  var result: [String: [UInt8]]? { MatrixCommand.results[self] }

  private static let results: [MatrixCommand: [String: [UInt8]]] = {
    var results: [MatrixCommand: [String: [UInt8]]] = [:]
    for command in allCases {
      guard let project = try? MatrixProject(),
        let result = try? project.run(command, script: #""$@""#), result.status == 0
      else { continue }
      results[command] = try? project.results()
    }
    return results
  }()
}

/// A folder with one scenario.
private final class MatrixProject {
  static let scenario = "a.scenario.json"
  private let scratch: TemporaryFolder

  init() throws {
    scratch = try TemporaryFolder()
    try scratch.put(
      #"{ "scenario": 1, "device": "classic", "steps": [ { "shot": "a" }, { "wait": 150 }, { "shot": "b" } ] }"#,
      at: MatrixProject.scenario)
    // Some commands run as another user.
    chmod(scratch.path, 0o777)
  }

  /// The script runs the command as "$@". What is written to the standard streams goes through pipes, which no limit on
  /// files concerns.
  func run(_ command: MatrixCommand, script: String) throws -> Program.Result {
    try Program.run(
      "/bin/bash",
      [
        "-c",
        """
        { { \(script)
        } 2>&1 >&3 3>&- | cat >&2; exit "${PIPESTATUS[0]}"; } 3>&1 | cat; exit "${PIPESTATUS[0]}"
        """, "bash",
        Program.path,
      ] + command.words,
      environment: ProcessInfo.processInfo.environment.filter { $0.key == "FONTCONFIG_FILE" },
      folder: scratch.path)
  }

  /// All that commands wrote for a person.
  func results() throws -> [String: [UInt8]] {
    var results: [String: [UInt8]] = [:]
    for name in names where name.hasPrefix("result") || name.hasPrefix("a.baselines") {
      let path = scratch.at(name)
      results[name] = try SafeFile.kind(path) == .file ? SafeFile.read(path) : []
    }
    return results
  }

  var halfWritten: [String] { names.filter { $0.contains(".partial-") } }

  private var names: [String] {
    FileManager.default.enumerator(atPath: scratch.path)?.compactMap { $0 as? String } ?? []
  }
}
