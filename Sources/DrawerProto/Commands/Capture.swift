import Files
import GtkPaint
import Rehearsal
import Screens
import TouchKit

extension CommandRule {
  static let capture = CommandRule(
    "capture", "writes frames to files; needs no display", operand: CommandTable.scenario,
    options: [Instants.at] + Instants.rates + [
      OptionRule("shots", "the scenario's own shots"),
      OptionRule("sheet", "one PNG of all these frames side by side, with their times"),
      OptionRule(
        "scale", takes: "N", offers: .words(["1", "2", "3"]),
        "pixels a point; the device's own unless given"),
      OptionRule(
        "format", takes: "WORD", offers: .words(PictureFormat.allCases.map(\.rawValue)),
        "what is written; by the output's ending, or png, unless given"),
      OptionRule(
        "output", letter: "o", takes: "PATH", offers: .files,
        "a file, a folder for several frames, or - for stdout"),
      RunWatch.option,
    ] + CommandTable.opening,
    details: [
      """
      Runs the scenario and draws the frame at one time, a sequence of frames, or its shots. A frame shows \
      everything that was due at or before its time.
      """,
      """
      A folder of several frames takes the place of one that an earlier capture wrote, whole or not at all; \
      a folder with other files in it is left alone.
      """,
      """
      A sheet shows its frames at one pixel a point unless --scale says otherwise, and smaller where there are \
      too many for 8192 pixels a side and 16 million in all.
      """,
    ]
  ) { invocation in try Capture(invocation).run() }
}

/// One run of `capture`.
struct Capture {
  let file: ScenarioFile
  let instants: Instants
  let format: PictureFormat
  let scale: Int
  let output: String
  let isSheet: Bool

  init(_ invocation: Invocation) throws(Problem) {
    instants = try Instants(invocation)
    format = try PictureFormat(invocation)
    let scale = try invocation.integer("scale", in: 1...3)
    guard let output = invocation.value("output") else {
      throw Invocation.problem("no place for the pictures", "name one with -o PATH, or -o -")
    }
    self.output = output
    isSheet = invocation.has("sheet")
    if isSheet {
      try Capture.checkSheet(instants, format)
    } else {
      try Capture.check(instants, format, output)
    }
    file = try ScenarioFile(invocation)
    self.scale = scale ?? (isSheet ? 1 : file.scenario.opening.settings.device.scale)
  }

  private static func check(
    _ instants: Instants, _ format: PictureFormat, _ output: String
  ) throws(Problem) {
    switch (instants, format) {
    case (.one, .apng), (.shots, .apng):
      throw Invocation.problem("an animation of one picture", "give --fps or --every")
    case (.sequence, .png), (.sequence, .svg), (.sequence, .pdf), (.sequence, .node), (.shots, _):
      guard output != "-" else {
        throw Invocation.problem(
          "several pictures cannot go to standard output", "name a folder with -o PATH")
      }
    case (.sequence, .apng), (.one, _): break
    }
  }

  private static func checkSheet(
    _ instants: Instants, _ format: PictureFormat
  ) throws(Problem) {
    guard format == .png else {
      throw Invocation.problem(
        "--sheet with the format \(format.rawValue)", "a sheet is always a PNG")
    }
    if case .one = instants {
      throw Invocation.problem("a sheet of one picture", "give --fps, --every or --shots")
    }
  }

  func run() throws -> ExitStatus {
    let measurer = PangoMeasurer(fonts: try Typefaces.load())
    try instants.check(file)
    let rehearsal = file.rehearsal(measurer)
    let camera = Camera(rehearsal.stage, measurer: measurer, scale: scale, format: format)
    let count: Int
    switch instants {
    case _ where isSheet: count = try writeSheet(rehearsal, measurer)
    case .one(let time): count = try writeOne(rehearsal, camera, at: time)
    case .shots: count = try writeShots(rehearsal, camera)
    case .sequence(let numerator, let denominator):
      let film = Film(rehearsal.stage, measurer: measurer, scale: scale)
      count =
        try format == .apng
        ? writeAnimation(rehearsal, film, numerator, denominator)
        : format == .png
          ? writePixels(rehearsal, film, numerator, denominator)
          : writeDocuments(rehearsal, camera, numerator, denominator)
    }
    Console.complain(file.problems(rehearsal))
    if !rehearsal.failures.isEmpty { return .failed }
    guard count == 0 else { return .fine }
    Console.complain([
      Problem(
        file: file.path, what: "nothing to capture",
        remedy: file.scenario.steps.isEmpty
          ? "the scenario has no steps" : "it takes no time or has no shots")
    ])
    return .nothingSelected
  }

  private func writeOne(
    _ rehearsal: Run, _ camera: Camera, at time: Time?
  ) throws -> Int {
    if let time { rehearsal.run(to: time) } else { rehearsal.finish() }
    try file.check(rehearsal)
    guard !rehearsal.isStopped else { return 0 }
    try write(camera.picture())
    return 1
  }

  func write(_ bytes: [UInt8]) throws(Problem) {
    if output == "-" {
      try Console.write(bytes)
    } else {
      try SafeFile.write(bytes, to: output)
    }
  }

  private func writeShots(_ rehearsal: Run, _ camera: Camera) throws -> Int {
    let names = file.scenario.steps.compactMap { step -> String? in
      guard case .shot(let name, _) = step.action else { return nil }
      return "\(name).\(format.ending)"
    }
    guard !names.isEmpty else { return 0 }
    let writer = try SequenceWriter(output) { names.contains($0) }
    while let shot = rehearsal.nextShot() {
      try file.check(rehearsal)
      try writer.write(camera.picture(), to: "\(shot.name).\(format.ending)")
    }
    try file.check(rehearsal)
    guard !rehearsal.isStopped else { return 0 }
    try writer.finish()
    return names.count
  }
}
