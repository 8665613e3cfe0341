import Files
import Rehearsal
import Screens
import TouchKit
import TuningFiles
import VisualTesting

/// The tests of some scenarios.
struct TestPlan {
  let tests: [PictureTest]
  /// What is wrong with files that could not be read.
  let problems: [Problem]

  /// Reads the scenarios that the operands mean, changed as the options say.
  init(_ invocation: Invocation) throws(Problem) {
    var tests: [PictureTest] = []
    var problems: [Problem] = []
    for file in try ScenarioFinder.files(invocation.operands) {
      do throws(Problem) {
        tests += try TestPlan.tests(file, invocation)
      } catch {
        guard error.kind == .usage else { throw error }
        // What is wrong with the command line is so for every file.
        if !problems.contains(error) { problems.append(error) }
      }
    }
    self.tests = tests
    self.problems = problems
  }

  private static func tests(
    _ file: String, _ invocation: Invocation
  ) throws(Problem) -> [PictureTest] {
    let bytes = try SafeFile.read(file, atMost: JSONLimits.standard.bytes)
    var scenario = try ScenarioReader(phone).read(
      bytes, file: file, sources: ScenarioFile.sources(of: file))
    guard !scenario.isTake else {
      throw Problem(
        file: file, what: "this is a take, which takes no pictures",
        remedy: "test a scenario with \"shot\" steps")
    }
    let namesDevice = scenario.tests.devices.count > 1
    let namesOrientation = scenario.tests.orientations.count > 1
    if invocation.has("device") { scenario.tests.devices = [] }
    if invocation.has("appearance") { scenario.tests.appearances = [] }
    try ScenarioFile.adjust(&scenario.opening, invocation)
    let tuning = tuningHash(scenario.opening)
    let seconds = try RunWatch.seconds(invocation) ?? RunWatch.usualForTests
    return scenario.renditions.map { rendition in
      let environment = rendition.opening.settings.environment
      return PictureTest(
        file: file, name: scenario.name,
        variant: .init(
          device: rendition.opening.settings.device.name, scale: rendition.scale,
          isDark: environment.appearance == .dark,
          orientation: environment.orientation.rawValue,
          isRightToLeft: environment.direction == .rightToLeft, namesDevice: namesDevice,
          namesOrientation: namesOrientation),
        skip: scenario.tests.skip, repeats: scenario.tests.repeats,
        tolerance: scenario.tests.tolerance.map {
          Tolerance(
            threshold: $0.threshold, ignoresAntialiasing: $0.smoothing, share: $0.share)
        },
        tuning: tuning, shots: shots(scenario)
      ) { [scenario] renderer in
        try play(scenario, rendition, file: file, seconds: seconds, renderer)
      }
    }
  }

  private static func shots(_ scenario: Scenario) -> [String] {
    scenario.steps.compactMap { step in
      if case .shot(let name, _) = step.action { name } else { nil }
    }
  }

  /// The hash of every value that is played with, the usual ones too: they change with the program.
  private static func tuningHash(_ opening: Opening) -> String {
    SHA256.hex(
      of: TuningWriter.write(opening.tuning(of: phone).all))
  }

  private static func play(
    _ scenario: Scenario, _ rendition: Rendition, file: String, seconds: Double,
    _ renderer: PictureRenderer
  ) throws -> PictureTest.Played {
    let scale = rendition.scale
    let rehearsal = Run(
      phone, scenario, under: rendition.opening, measurer: renderer.measurer)
    let watch = RunWatch(seconds: seconds)
    watch.guards(rehearsal)
    func check() throws {
      do {
        try watch.check(rehearsal, file)
      } catch let late as Problem {
        throw TimedOut(problem: late)
      }
    }
    var shots: [Shot] = []
    while let shot = rehearsal.nextShot() {
      try check()
      shots.append(
        try renderer.shot(
          of: rehearsal.stage, name: shot.name, scale: scale,
          masks: shot.masks.map { PixelRect($0, scale: scale) }))
    }
    try check()
    return .init(
      shots: shots, failures: rehearsal.failures.map { $0.problem(in: file).description })
  }
}

extension PixelRect {
  /// Every pixel that a rectangle in points touches.
  init(_ rect: Rect, scale: Int) {
    func pixels(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int {
      let limit = Double(PNGHeader.mostSide)
      return Int(exactly: min(max(points * Double(scale), -limit), limit).rounded(rule)) ?? 0
    }
    let (left, top) = (pixels(rect.x, .down), pixels(rect.y, .down))
    self.init(
      x: left, y: top, width: pixels(rect.x + rect.width, .up) - left,
      height: pixels(rect.y + rect.height, .up) - top)
  }
}
