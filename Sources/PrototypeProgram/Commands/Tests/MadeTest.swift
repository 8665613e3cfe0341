import GtkPaint
import JSON
import TouchKit
import VisualTesting

/// A test that the window made.
enum MadeTest {
  /// Records what the scenario in a file shows, and plays it again. Returns what is wrong then; nil if it passes.
  static func record(_ file: String, _ prototype: Prototype) throws(Problem) -> String? {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    let project = ProjectFolder.here.holds(file) ? ProjectFolder.here : ProjectFolder(folder)
    let state = StateFolder("\(project.path)/\(StateFolder.usualPath)", of: project)
    let maker = TestMaker(prototype, in: project) { (_, _) in { { _ in {} } } }
    let tests = try TestPlan([file], maker)
    if let problem = tests.problems.first { throw problem }
    let fonts = try Typefaces.load(prototype)
    _ = try play(tests.tests, .missing, fonts, in: state)
    let result = try play(tests.tests, .none, fonts, in: state)
    return result.exitStatus == ExitStatus.fine.rawValue ? nil : result.words
  }

  private static func play(
    _ tests: [PictureTest], _ update: UpdateMode, _ fonts: Fonts, in state: StateFolder
  ) throws(Problem) -> SuiteResult {
    var options = SuiteRunner.Options()
    options.update = update
    options.isWholeSuite = false
    let tested = try ProjectRun(
      tests, options, in: state, makeKey: { try? ResultsKey.made() },
      environment: RenderingEnvironment.here(fonts), makeRenderer: { PictureRenderer.gtk(fonts) })
    let run: SuiteRunner.Finished
    do {
      run = try tested.play()
    } catch {
      throw error as? Problem ?? Problem(what: "the test can't be played: \(error)")
    }
    try tested.finish(run.result)
    if let problem = try state.apply(run.changes, as: "a test made in the window") { throw problem }
    return run.result
  }
}
