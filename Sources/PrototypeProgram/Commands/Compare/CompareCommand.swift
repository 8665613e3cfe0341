import Capture
import Files
import GtkPaint
import JSON
import MotionStudy
import Rehearsal
import Threads
import TouchKit

/// One run of `compare`.
struct CompareCommand {
  private let file: ScenarioFile
  private let variants: CompareVariants
  private let choice: RunComparison.Choice
  private let format: CompareFormat
  private let other: OtherProgram?
  private let output: String
  private let withVelocity: Bool
  private let isStrict: Bool

  init(_ invocation: Invocation) throws(Problem) {
    format = try CompareFormat(invocation)
    choice = try TrackChoice.read(invocation)
    other = try OtherProgram(invocation)
    file = try ScenarioFile(invocation, hasOwnStrict: true)
    variants = try CompareVariants(invocation, from: file.scenario.startState)
    if other == nil {
      try variants.checkCount()
    } else if variants.states.count > 1 {
      throw Invocation.problem(
        "--with can't be used with \(variants.states.count) tunings",
        "compare builds with one tuning")
    }
    if other != nil, file.isWatched {
      throw Invocation.problem(
        "--with and --follow can't be used together",
        "remove one of them: the other program plays the touches at their recorded places")
    }
    output = invocation.value("output") ?? "-"
    withVelocity = invocation.has("velocity")
    isStrict = invocation.has("strict")
  }

  func run() throws -> ExitStatus {
    let fonts = try Typefaces.load(file.prototype)
    let measurers = variants.states.map { _ in PangoMeasurer(fonts: fonts) }
    let (recording, isFine) = try finger(measurers[0])
    guard let recording else { return .failed }
    let comparison =
      try other.map { try compare($0, recording, measurers[0]) } ?? compare(recording, measurers)
    let bytes = try bytes(comparison, recording, measurers)
    if output == "-" { try Console.write(bytes) } else { try SafeFile.write(bytes, to: output) }
    return isFine && !(isStrict && comparison.differs) ? .fine : .failed
  }

  /// What the finger does, and whether nothing is wrong about it; no recording if a step of the scenario can't be done.
  private func finger(_ measurer: PangoMeasurer) throws -> (recording: Recording?, isFine: Bool) {
    guard !file.scenario.isTake else { return (Recording(file.scenario), true) }
    let run = file.run(measurer, under: variants.states[0])
    run.finish()
    try file.check(run)
    return (run.isStopped ? nil : run.recording, file.report(run))
  }

  private func play(_ recording: Recording, under variant: StartState, _ measurer: PangoMeasurer)
    -> Run
  {
    file.isWatched
      ? file.run(measurer, under: variant)
      : file.watched(Run(file.prototype, recording, under: variant, measurer: measurer))
  }

  private func compare(_ recording: Recording, _ measurers: [PangoMeasurer]) throws -> RunComparison
  {
    let states = variants.states
    let runs = try Workers.map(states.count) { play(recording, under: states[$0], measurers[$0]) }
    let fingers = FingerRuns(runs, until: recording.end)
    try fingers.play { try file.check(runs[$0]) }
    for (run, name) in zip(runs, variants.names) { _ = file.report(run, with: quoted(name)) }
    return RunComparison(
      try fingers.recorded(as: variants.names, choice), inputs: recording.inputs.map(\.time), choice
    )
  }

  /// This program's run and another one's, both from the output of `trace` and `inspect`.
  private func compare(_ other: OtherProgram, _ recording: Recording, _ measurer: PangoMeasurer)
    throws
    -> RunComparison
  {
    let name = try other.checkedName()
    let run = play(recording, under: variants.states[0], measurer)
    let fingers = FingerRuns([run], until: recording.end)
    try fingers.play { _ in try file.check(run) }
    var take = recording
    take.start = variants.states[0]
    let watched = Recording(
      start: take.start, inputs: take.inputs, end: run.stage.now + OtherProgram.tail)
    let again = play(watched, under: watched.start, measurer)
    let tracks = again.tracks(MotionTracks(), at: OtherProgram.times)
    try file.check(again)
    guard let tracks else { throw again.machineProblem(in: file.path, "the run was stopped", "") }
    let own = try fingers.recorded(as: [""], choice)[0].read(
      as: "this \(ProgramIdentity.command)", end: watched.end, table: tracks.numbers.csv,
      log: TreeWriter.write(again.tree(at: watched.end), log: again.log(at: watched.end)))
    let answer = try other.play(watched.write(file.prototype), end: watched.end)
    do throws(Problem) {
      let others = try RecordedRun(
        name: name, end: watched.end, table: answer.table, log: answer.log)
      return RunComparison([own, others], inputs: recording.inputs.map(\.time), choice)
    } catch {
      throw other.problem("printed an answer that can't be read: \(error)")
    }
  }

  private func bytes(
    _ comparison: RunComparison, _ recording: Recording, _ measurers: [PangoMeasurer]
  ) throws
    -> [UInt8]
  {
    switch format {
    case .text: return Array(comparison.text(title: file.scenario.name).utf8)
    case .json: return comparison.json
    case .svg, .png: break
    }
    do {
      // Another program's frames are its own affair: its curves are what it is compared by.
      let pictures = try ComparisonPictures(
        comparison, title: file.scenario.name, withVelocity: withVelocity,
        of: variants.states.count,
        { (play(recording, under: variants.states[$0], measurers[$0]), measurers[$0]) },
        check: file.check)
      return try format == .svg ? pictures.svg() : pictures.png()
    } catch let error as CaptureError {
      throw error.problem(in: file.path)
    }
  }
}
