import GtkPaint
import JSON
import MotionStudy
import Rehearsal
import TouchKit
import TuningFiles

/// A take of a review with the states that its runs start from.
package struct ReviewTake: Sendable {
  package let path: String
  package let title: String
  package let recording: Recording
  package let variants: [Variant]

  /// A run of the take.
  package struct Variant: Sendable {
    var compared: Review.Compared
    /// Its letter.
    package var label: String
    package var start: StartState
    /// The name that distinguishes it from other designs.
    package var words: String
    package var range: ClosedRange<Time>

    /// The name of its tuning.
    package var tuning: String { compared.tuning ?? start.tuningName }
  }

  /// All takes of a review, in its order.
  package static func all(of folder: ReviewFolder, _ prototype: Prototype) throws(Problem)
    -> [ReviewTake]
  {
    var takes: [ReviewTake] = []
    for (path, compared) in folder.review.takes {
      takes.append(try ReviewTake(path, compared, in: folder, prototype))
    }
    return takes
  }

  /// Refuses takes of a folder with more frames in all than a command makes.
  static func checkFrames(of takes: [ReviewTake], in folder: ReviewFolder) throws(Problem) {
    let frames = takes.flatMap(\.variants).map { ReviewFilm.frames(in: $0.range) }.reduce(0, +)
    guard frames <= SampleTimes.most else {
      throw Problem(
        file: folder.full(Review.fileName),
        what: "the takes of this review have \(frames) frames in all",
        remedy:
          "at most \(SampleTimes.most) are allowed; show only a part of a take with \"from\" and \"to\""
      )
    }
  }

  init(path: String, title: String, recording: Recording, variants: [Variant]) {
    self.path = path
    self.title = title
    self.recording = recording
    self.variants = variants
  }

  init(
    _ path: String, _ compared: [Review.Compared], in folder: ReviewFolder, _ prototype: Prototype
  ) throws(Problem) {
    self.path = path
    let full = folder.full(path)
    let scenario = try ReviewTake.scenario(path, in: folder, prototype)
    title = scenario.name
    recording = Recording(scenario)
    let own = recording.start
    let end = recording.end
    guard end > .zero else {
      throw Problem(file: full, what: "the take ends at 0 ms", remedy: "record the take again")
    }
    var variants: [Variant] = []
    for (index, one) in compared.enumerated() {
      var start = own
      if let tuning = one.tuning { try ReviewTake.use(tuning, in: &start, folder, prototype) }
      if let name = one.device {
        guard let device = prototype.device(named: name) else {
          throw Problem(
            file: folder.full(Review.fileName), what: "there is no device \(quoted(name))",
            remedy: suggestion(for: name, known: prototype.devices.map(\.name)))
        }
        start.settings.device = device
      }
      if let appearance = one.appearance { start.settings.environment.appearance = appearance }
      if let textSize = one.textSize { start.settings.environment.textSize = textSize }
      if let direction = one.direction { start.settings.environment.direction = direction }
      let from = Time.milliseconds(one.from ?? 0)
      let to = min(one.to.map { Time.milliseconds($0) } ?? end, end)
      guard from < to else {
        throw Problem(
          file: folder.full(Review.fileName),
          what: "\(quoted(path)) ends at \(end), before the shown part begins",
          remedy: "use an earlier \"from\"")
      }
      let letter = ReviewVerdict.letters[index]
      variants.append(
        Variant(
          compared: one, label: letter, start: start,
          words: one.label ?? ReviewTake.words(one, start), range: from...to))
    }
    self.variants = variants
  }

  /// A take, or the branch of a session on which something happened last.
  private static func scenario(
    _ path: String, in folder: ReviewFolder, _ prototype: Prototype
  ) throws(Problem) -> Scenario {
    let bytes = try folder.read(path, atMost: ScenarioReader.limits.bytes)
    let reader = ScenarioReader(prototype)
    let full = folder.full(path)
    if SessionReader.isSession(bytes) {
      let reading = try SessionReader(reader).read(bytes, file: full)
      return Scenario(reading.tree, branch: reading.latest)
    }
    let scenario = try reader.read(bytes, file: full)
    guard scenario.isTake else {
      throw Problem(
        file: full, what: "this is a scenario, but a review can show only takes",
        remedy: "open the scenario in the window and save a take")
    }
    return scenario
  }

  private static func use(
    _ tuning: String, in start: inout StartState, _ folder: ReviewFolder, _ prototype: Prototype
  ) throws(Problem) {
    if prototype.tuning(named: tuning) != nil { return start.use(tuning: tuning) }
    guard tuning.contains(".") else {
      throw Problem(
        file: folder.full(Review.fileName), what: "there is no tuning \(quoted(tuning))",
        remedy: suggestion(for: tuning, known: prototype.tunings.map(\.name)))
    }
    let bytes = try folder.read(tuning, atMost: 1 << 20)
    start.use(
      tuning: Prototype.usualTuning,
      try TuningReader(prototype.catalogue).read(bytes, file: folder.full(tuning)))
  }

  private static func words(_ one: Review.Compared, _ start: StartState) -> String {
    let tuning = one.tuning ?? start.tuningName
    return "\(tuning) · \(start.settings.device.name)"
  }

  /// The run that a note was written on.
  package func variant(of note: ReviewNote) -> Variant? {
    guard let tuning = note.target.tuning else { return variants.first }
    return variants.first { $0.tuning == tuning }
  }

  /// When the frame was that a page shows at a time.
  package func sample(of time: Time, in variant: Variant) -> Time {
    ReviewFilm.sample(of: min(time, variant.range.upperBound), in: variant.range)
  }

  /// The beginning of the hash of a run's frame, as a page and `--check` have it.
  package func look(
    of variant: Variant, at time: Time, _ prototype: Prototype, fonts: Fonts
  ) throws(PaintError) -> String {
    let measurer = PangoMeasurer(fonts: fonts)
    let run = Run(
      prototype,
      Recording(
        start: variant.start, inputs: recording.inputs.filter { $0.time <= time }, end: time),
      measurer: measurer)
    run.run(to: time)
    return try ReviewTake.look(
      of: run.stage, Painter(measurer: measurer), scale: ReviewPage.scale(for: variant))
  }

  /// The measurer has to be the stage's own.
  static func look(of stage: Stage, _ painter: Painter, scale: Int) throws(PaintError) -> String {
    let scene = painter.scene(stage.frame(), size: stage.screenSize, scale: Double(scale))
    return String(try painter.pixels(scene).pixelBuffer.sha256.prefix(16))
  }

  /// A value that a note suggests, if the prototype has such a tuning.
  package static func change(
    _ change: ReviewNote.Change, of prototype: Prototype
  ) throws(Problem) -> TuningChange {
    guard let entry = prototype.catalogue[change.key] else {
      throw Problem(
        what: "there is no tuning \(quoted(change.key))",
        remedy: suggestion(for: change.key, known: prototype.catalogue.entries.map(\.name)))
    }
    let value = try JSONReader.parse(Array(change.json.utf8))
    return TuningChange(change.key, try TuningReader.value(value, of: entry))
  }

  /// The values of a start that differ from the first run's, as a note suggests them.
  package func changes(to start: StartState, of prototype: Prototype) -> [ReviewNote.Change] {
    let (own, other) = (variants[0].start.tuning(of: prototype), start.tuning(of: prototype))
    return prototype.catalogue.entries.compactMap { entry -> ReviewNote.Change? in
      let value = other[entry.name]
      guard value != own[entry.name] else { return nil }
      var writer = JSONWriter()
      TuningWriter.write(value, to: &writer)
      return ReviewNote.Change(key: entry.name, json: writer.text)
    }.prefix(ReviewLimits.changes).map { $0 }
  }

  /// The values in which the runs differ, in the catalogue's order.
  func differences(_ prototype: Prototype) -> [(entry: TuningEntry, values: [String])] {
    let tunings = variants.map { $0.start.tuning(of: prototype) }
    return prototype.catalogue.entries.compactMap { entry in
      let values = tunings.map { $0[entry.name] }
      guard values.contains(where: { $0 != values[0] }) else { return nil }
      return (entry, values.map { TuningWriter.text($0) })
    }
  }
}
