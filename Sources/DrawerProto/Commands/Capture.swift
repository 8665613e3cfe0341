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
      OptionRule(
        "scale", takes: "N", offers: .words(["1", "2", "3"]),
        "pixels a point; the device's own unless given"),
      OptionRule(
        "format", takes: "WORD", offers: .words(PictureFormat.allCases.map(\.rawValue)),
        "what is written; by the output's ending, or png, unless given"),
      OptionRule(
        "output", letter: "o", takes: "PATH", offers: .files,
        "a file, a folder for several frames, or - for stdout"),
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
    ]
  ) { invocation in try Capture(invocation).run() }
}

/// One run of `capture`.
private struct Capture {
  let file: ScenarioFile
  let instants: Instants
  let format: PictureFormat
  let scale: Int
  let output: String

  init(_ invocation: Invocation) throws(Problem) {
    instants = try Instants(invocation)
    format = try PictureFormat(invocation)
    let scale = try invocation.integer("scale", in: 1...3)
    guard let output = invocation.value("output") else {
      throw Invocation.problem("no place for the pictures", "name one with -o PATH, or -o -")
    }
    self.output = output
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
    file = try ScenarioFile(invocation)
    self.scale = scale ?? file.scenario.opening.settings.device.scale
  }

  func run() throws -> ExitStatus {
    let measurer = PangoMeasurer(fonts: try Typefaces.load())
    let rehearsal = Rehearsal(phone, file.scenario, measurer: measurer)
    let camera = Camera(rehearsal.stage, measurer: measurer, scale: scale, format: format)
    let count: Int
    switch instants {
    case .one(let time): count = try writeOne(rehearsal, camera, at: time)
    case .shots: count = try writeShots(rehearsal, camera)
    case .sequence(let numerator, let denominator):
      count =
        try format == .apng
        ? writeAnimation(rehearsal, camera, numerator, denominator)
        : writeFrames(rehearsal, camera, numerator, denominator)
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
    _ rehearsal: Rehearsal, _ camera: Camera, at time: Time?
  ) throws -> Int {
    if let time { rehearsal.run(to: time) } else { rehearsal.finish() }
    try Interruption.check()
    guard !rehearsal.isStopped else { return 0 }
    try write(camera.picture())
    return 1
  }

  private func write(_ bytes: [UInt8]) throws(Problem) {
    if output == "-" {
      try Console.write(bytes)
    } else {
      try SafeFile.write(bytes, to: output)
    }
  }

  private func writeShots(_ rehearsal: Rehearsal, _ camera: Camera) throws -> Int {
    let names = file.scenario.steps.compactMap { step -> String? in
      guard case .shot(let name) = step.action else { return nil }
      return "\(name).\(format.ending)"
    }
    guard !names.isEmpty else { return 0 }
    let writer = try SequenceWriter(output) { names.contains($0) }
    while let shot = rehearsal.nextShot() {
      try Interruption.check()
      try writer.write(camera.picture(), to: "\(shot.name).\(format.ending)")
    }
    guard !rehearsal.isStopped else { return 0 }
    try writer.finish()
    return names.count
  }

  // MARK: Sequences

  private func writeFrames(
    _ rehearsal: Rehearsal, _ camera: Camera, _ numerator: Int64, _ denominator: Int64
  ) throws -> Int {
    var writer: SequenceWriter?
    let count = try eachTime(rehearsal, numerator, denominator) { place in
      let folder = try writer ?? SequenceWriter(output, mayReplace: isFrame)
      writer = folder
      try folder.write(camera.picture(), to: "\(frameName(place)).\(format.ending)")
    }
    guard !rehearsal.isStopped else { return 0 }
    try writer?.finish()
    return count
  }

  private func writeAnimation(
    _ rehearsal: Rehearsal, _ camera: Camera, _ numerator: Int64, _ denominator: Int64
  ) throws -> Int {
    // A file's time counts in ticks; where a frame is no whole number of milliseconds long, frames a second are.
    let ticks = denominator > 1 ? 1 : Int(clamping: numerator / 1000)
    let ticksPerSecond = denominator > 1 ? Int(denominator) : 1000
    guard denominator > 1 || numerator % 1000 == 0, (1...65_535).contains(ticks) else {
      throw Invocation.problem(
        "an animation with frames of \(Time(microseconds: numerator))",
        "give whole milliseconds up to 65535, or --fps")
    }
    var encoder: APNGEncoder?
    var turned: Time?
    let count = try eachTime(rehearsal, numerator, denominator) { _ in
      guard turned == nil else { return }
      try camera.withFrame { frame in
        var animation =
          encoder
          ?? APNGEncoder(width: frame.width, height: frame.height, ticksPerSecond: ticksPerSecond)
        encoder = nil
        if animation.width == frame.width, animation.height == frame.height {
          animation.append(frame, ticks: ticks)
        } else {
          turned = rehearsal.stage.now
        }
        encoder = animation
      }
    }
    if let turned {
      throw Problem(
        file: file.path, what: "the phone turns before \(turned), and an animation has one size",
        remedy: "write frames with --format png")
    }
    guard !rehearsal.isStopped, let encoder else { return 0 }
    try write(encoder.finish())
    return count
  }

  /// Runs to each time before the end and hands its number over; gives how many there were.
  private func eachTime(
    _ rehearsal: Rehearsal, _ numerator: Int64, _ denominator: Int64,
    _ body: (Int) throws -> Void
  ) throws -> Int {
    var place = 0
    while true {
      try Interruption.check()
      let time = Instants.time(place, numerator, denominator)
      rehearsal.run(to: time)
      if rehearsal.isStopped { return place }
      if let end = rehearsal.end, time >= end { break }
      guard place < Instants.most else {
        throw Invocation.problem("more than \(Instants.most) pictures", "take fewer a second")
      }
      try body(place)
      place += 1
    }
    rehearsal.finish()
    return place
  }

  private func frameName(_ place: Int) -> String {
    let figures = String(place)
    return "frame-" + String(repeating: "0", count: max(0, 5 - figures.count)) + figures
  }

  /// Whether an earlier sequence may have written a file of the name.
  private func isFrame(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].hasPrefix("frame-") else { return false }
    return parts[0].dropFirst(6).allSatisfy { $0.isASCII && $0.isNumber }
      && PictureFormat.allCases.contains { $0.ending == parts[1] }
  }
}
