import Files
import TestSupport
import VisualTesting

/// A project in a temporary folder whose tests are run.
struct SuiteTester {
  let temporary: TemporaryFolder
  var environment = RenderingEnvironment(
    parts: [.init("engine", "1"), .init("painter", "1"), .init("cairo", "1.16")])
  var options = SuiteRunner.Options()

  init() throws { temporary = try TemporaryFolder() }

  /// The path of a scenario's file; the folder of its baselines lies beside it.
  var file: String { temporary.at("card.scenario.json") }
  var baselines: String { "card.baselines" }
  var state: StateFolder { StateFolder(temporary.at("state"), of: ProjectFolder(temporary.path)) }

  /// Runs tests, keeps what they leave behind and makes the changes they ask for.
  @discardableResult
  func run(_ tests: [PictureTest], update: UpdateMode = .none) throws -> SuiteResult {
    var options = options
    options.update = update
    let tested = try ProjectRun(
      tests, options, in: state, makeKey: { nil }, environment: environment,
      makeRenderer: { try TestPhone.renderer() })
    let run = try tested.play()
    try tested.finish(run.result)
    _ = try state.apply(run.changes, as: "test --update=\(update.rawValue)")
    return run.result
  }

  @discardableResult
  func run(_ phone: TestPhone, update: UpdateMode = .none) throws -> SuiteResult {
    try run([phone.test(file)], update: update)
  }

  /// Undoes the newest change; gives what that was, or nil if there is none.
  @discardableResult
  func undo() throws -> Undo? {
    let undo = try state.newestUndo()
    _ = try undo?.perform()
    return undo
  }

  func manifest() throws -> Manifest {
    try Manifest(json: temporary.bytes("\(baselines)/\(Manifest.fileName)"))
  }
}
