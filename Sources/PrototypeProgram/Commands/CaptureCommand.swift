import Capture
import Files
import GtkPaint
import JSON
import MotionStudy
import Rehearsal
import Threads
import TouchKit

/// The command `capture`: writes frames to files.
extension CommandRule {
  static let capture = CommandRule(
    "capture", "saves frames (pictures of chosen moments) as files; needs no display",
    writes: ["output"], operand: CommandTable.scenario,
    options: [CommandTimes.at] + CommandTimes.rates + [
      OptionRule("shots", "draws the scenario's shots, the pictures that its steps ask for"),
      OptionRule("sheet", "draws all frames side by side in one PNG, with their times"),
      VaryOption.rule,
      OptionRule(
        "strobe", takes: "N",
        "draws the last frame and, behind it, the moving parts of every Nth earlier frame; older parts are paler"
      ),
      OptionRule(
        "scale", takes: "N", offers: .words(["1", "2", "3"]),
        "pixels per point (default: as on the device)"),
      OptionRule(
        "format", takes: "WORD", offers: .words(PictureFormat.allCases.map(\.rawValue)),
        "output format (default: the file extension of --output, else png)"),
      OptionRule(
        "output", letter: "o", takes: "PATH", offers: .files,
        "writes to this file, to this folder (several frames), or to stdout (-)"),
      RunWatch.option,
    ] + TakeOptions.rules(), changesStart: true,
    details: [
      """
      Plays the scenario. Draws one frame, a sequence of frames, or the shots that the scenario asks for. A frame shows \
      the phone after everything that happens up to and including the time of the frame.
      """,
      """
      Several frames are written into a folder. If an earlier capture wrote this folder, the new folder replaces the \
      whole old folder. If the folder holds files of your own, the command changes nothing and prints an error.
      """,
      """
      A sheet shows its frames at one pixel per point (--scale changes this). If the sheet would be wider or higher than \
      8192 pixels, or have more than 16 million pixels, its frames are smaller. With --vary the sheet has a row for each value.
      """,
      """
      The formats apng and webp are lossless animations. A webp file is about half as large as an apng file. In a webp \
      file each frame lasts a whole number of milliseconds. The format called node is GTK's text format for drawings.
      """,
      """
      --strobe draws several moments of a motion into one picture. It chooses them among 60 frames per second (--fps and \
      --every change this). Parts that do not move are shown in their last state, and parts that move at several places.
      """,
      TakeOptions.details,
    ]
  ) { invocation in try CaptureCommand(invocation).run() }
}

/// One run of `capture`.
struct CaptureCommand {
  /// Frames a second of an onion skin.
  private static let usualRate = 60

  private let file: ScenarioFile
  private let times: CommandTimes
  private let format: PictureFormat
  private let scale: Int
  private let output: String
  private let isSheet: Bool
  private let variations: [Variation]
  /// The distance between two frames that an onion skin shows, in frames; nil for other pictures.
  private let onionSkin: Int?

  init(_ invocation: Invocation) throws(Problem) {
    onionSkin = try CaptureCommand.onionSkin(invocation)
    variations = try VaryOption.read(invocation)
    times = try CommandTimes(invocation)
    format = try PictureFormat(invocation)
    let scale = try invocation.integer("scale", in: 1...3)
    guard let output = invocation.value("output") else {
      throw Invocation.problem("capture needs an output", "add -o PATH, or -o - for stdout")
    }
    self.output = output
    isSheet = invocation.has("sheet")
    if !variations.isEmpty, !isSheet {
      throw Invocation.problem("--vary needs --sheet", "add --sheet, or set one value with --set")
    }
    if isSheet {
      try CaptureCommand.checkSheet(times, format)
    } else if onionSkin != nil {
      if format.isAnimation {
        throw Invocation.problem(
          "--strobe can't have the format \(format.rawValue)",
          "--strobe makes one picture: use png, svg, pdf or node")
      }
    } else {
      try CaptureCommand.check(times, format, output)
    }
    file = try ScenarioFile(invocation)
    self.scale = scale ?? (isSheet ? 1 : file.scenario.startState.settings.device.scale)
  }

  private static func onionSkin(_ invocation: Invocation) throws(Problem) -> Int? {
    for other in ["sheet", "shots", "at", "vary"] { try invocation.refuse(["strobe", other]) }
    return try invocation.integer("strobe", in: 1...1000)
  }

  private static func check(
    _ times: CommandTimes, _ format: PictureFormat, _ output: String
  ) throws(Problem) {
    switch (times, format) {
    case (.one, _) where format.isAnimation, (.shots, _) where format.isAnimation:
      throw Invocation.problem(
        "an animation needs more than one picture", "add --fps or --every")
    case (.sequence, _) where !format.isAnimation, (.shots, _):
      guard output != "-" else {
        throw Invocation.problem(
          "several pictures can't be written to standard output", "name a folder with -o PATH")
      }
    case (.sequence, _), (.one, _): break
    }
  }

  private static func checkSheet(
    _ times: CommandTimes, _ format: PictureFormat
  ) throws(Problem) {
    guard format == .png else {
      throw Invocation.problem(
        "--sheet can't have the format \(format.rawValue)", "a sheet is always a PNG file")
    }
    if case .one = times {
      throw Invocation.problem(
        "a sheet needs more than one picture", "add --fps, --every or --shots")
    }
  }

  func run() throws -> ExitStatus {
    let fonts = try Typefaces.load(file.prototype)
    try times.check(file)
    guard variations.isEmpty else { return try runAll(fonts) }
    let measurer = PangoMeasurer(fonts: fonts)
    let run = file.run(measurer)
    let pictures = RunPictures(
      of: run, measurer: measurer, scale: scale, check: file.check)
    let isThere: Bool
    do {
      isThere = try make(pictures)
    } catch let error as CaptureError {
      throw error.problem(in: file.path)
    }
    return status(isThere, isFine: file.report(run))
  }

  /// A row of frames for each value.
  private func runAll(_ fonts: Fonts) throws -> ExitStatus {
    let threads = min(variations.count, Workers.processors)
    var multiples = SmallMultiples(
      measurers: (0..<threads).map { _ in PangoMeasurer(fonts: fonts) })
    var samples: SampleTimes?
    if case .sequence(let times) = times { samples = times }
    do {
      let runs = try multiples.play(
        variations.map(\.name), at: samples,
        { file.run($1, under: variations[$0].applied(to: file.scenario.startState)) },
        check: file.check)
      var isFine = true
      for (run, variation) in zip(runs, variations) {
        isFine = file.report(run, with: variation.name) && isFine
        guard !run.isStopped else { return .failed }
      }
      return status(try write(multiples.png(scale: scale)), isFine: isFine)
    } catch let error as CaptureError {
      throw error.problem(in: file.path)
    }
  }

  private func status(_ isThere: Bool, isFine: Bool) -> ExitStatus {
    guard isFine else { return .failed }
    guard !isThere else { return .fine }
    Console.complain([
      Problem(
        file: file.path, what: "there is nothing to capture",
        remedy: file.scenario.steps.isEmpty
          ? "the scenario has no steps" : "the scenario lasts 0 ms or has no shots")
    ])
    return .nothingSelected
  }

  /// Makes what was asked for; false if there was nothing to make.
  private func make(_ pictures: RunPictures) throws -> Bool {
    if let onionSkin {
      var rate = SampleTimes.perSecond(CaptureCommand.usualRate)
      if case .sequence(let times) = times { rate = times }
      return try write(pictures.onionSkin(every: onionSkin, of: rate, as: format))
    }
    return switch times {
    case .sequence(let times) where isSheet: try write(pictures.sheet(at: times))
    case .shots where isSheet: try write(pictures.sheetOfShots())
    case .sequence(let times) where format.isAnimation:
      try write(pictures.animation(at: times, as: format))
    case .sequence(let times): try pictures.writeFrames(at: times, as: format, to: output) > 0
    case .shots: try pictures.writeShots(as: format, to: output) > 0
    case .one(let time): try write(pictures.still(at: time, as: format))
    }
  }

  private func write(_ bytes: [UInt8]?) throws(Problem) -> Bool {
    guard let bytes else { return false }
    if output == "-" {
      try Console.write(bytes)
    } else {
      try SafeFile.write(bytes, to: output)
    }
    return true
  }
}
