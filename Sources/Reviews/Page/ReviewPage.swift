import Capture
import CReviewPage
import Files
import GtkPaint
import JSON
import MotionStudy
import Rehearsal
import Threads
import TouchKit

/// The page of a review: one file with the exact frames, the numbers, the questions and room for answers.
package struct ReviewPage {
  private let folder: ReviewFolder
  private let prototype: Prototype
  private let fonts: Fonts
  /// The program's name and version.
  private let program: String
  private let check: (Run) throws -> Void
  /// Pixels a point; nil for the device's own, up to two.
  private let scale: Int?
  private static let usualScale = 2

  /// `check` is called after each stretch of a run, and throws if it has to end.
  package init(
    _ folder: ReviewFolder, of prototype: Prototype, fonts: Fonts, program: String,
    scale: Int? = nil, check: @escaping (Run) throws -> Void
  ) {
    self.folder = folder
    self.prototype = prototype
    self.fonts = fonts
    self.program = program
    self.scale = scale
    self.check = check
  }

  /// Pixels a point, unless another number is asked for.
  static func scale(for variant: ReviewTake.Variant) -> Int {
    min(usualScale, variant.start.settings.device.scale)
  }

  /// What all frames of a review look like, as its page has it, in 16 digits: a verdict is about this.
  package static func look(
    of takes: [ReviewTake], _ prototype: Prototype, fonts: Fonts,
    check: @escaping (Run) throws -> Void
  ) throws -> String {
    let store = TileStore()
    var films: [ReviewFilm] = []
    for take in takes {
      for variant in take.variants {
        films.append(
          try ReviewFilm.play(
            variant, of: take, prototype, fonts: fonts, scale: scale(for: variant), in: store,
            check: check))
      }
    }
    return look(of: films, store)
  }

  /// What all frames of films look like, in 16 digits.
  static func look(of films: [ReviewFilm], _ store: TileStore) -> String {
    let hash = SHA256.hex(
      of: films.flatMap(\.film) + store.sizes.indices.flatMap { store.rgb(ofKind: $0) })
    return String(hash.prefix(16))
  }

  /// The whole file.
  package func bytes() throws -> [UInt8] {
    let store = TileStore()
    var takes: [(take: ReviewTake, films: [ReviewFilm], comparison: RunComparison)] = []
    let all = try ReviewTake.all(of: folder, prototype)
    try ReviewTake.checkFrames(of: all, in: folder)
    for take in all {
      let films = try take.variants.map { variant in
        try ReviewFilm.play(
          variant, of: take, prototype, fonts: fonts,
          scale: scale ?? ReviewPage.scale(for: variant),
          in: store, check: check)
      }
      takes.append((take, films, try comparison(of: take)))
    }
    let films = takes.flatMap(\.films)
    let kinds = store.sizes.indices
    // What is slow is compressed on all processors, the largest first.
    let blocks =
      kinds.map { store.rgb(ofKind: $0) } + films.map(\.film) + films.map(\.data)
    let compressed = try Workers.map(blocks.count) { base64(try Deflate.raw(blocks[$0])) }
    var page = PageText()
    page.begin(title: folder.review.title)
    page.data("review", writeReview(takes.map { ($0.take, $0.films, $0.comparison) }, store))
    for (index, text) in compressed.enumerated() {
      let name =
        index < kinds.count
        ? "strips-\(index)"
        : index < kinds.count + films.count
          ? "film-\(index - kinds.count)" : "data-\(index - kinds.count - films.count)"
      page.block(name, text)
    }
    // Behind the frames, which are shown first.
    page.data("said", writeSaid())
    return page.end()
  }

  /// How the runs of a take differ: all numbers, and where the finger means something else.
  private func comparison(of take: ReviewTake) throws -> RunComparison {
    let runs = take.variants.map { variant in
      Run(prototype, take.recording, under: variant.start, measurer: PangoMeasurer(fonts: fonts))
    }
    let fingers = FingerRuns(runs, until: take.recording.end)
    try fingers.play { try check(runs[$0]) }
    let choice = RunComparison.Choice()
    return RunComparison(
      try fingers.recorded(as: take.variants.map(\.label), choice),
      inputs: take.recording.inputs.map(\.time), choice)
  }

  // MARK: The review in JSON

  /// Numbers in the table of measures.
  private static let mostMeasures = 12

  private func writeReview(
    _ takes: [(take: ReviewTake, films: [ReviewFilm], comparison: RunComparison)],
    _ store: TileStore
  ) -> [UInt8] {
    var writer = JSONWriter(escapingForHTML: true)
    writer.object { object in
      object.member("format", 1)
      object.member("id", folder.review.id)
      object.member("title", folder.review.title)
      object.member("question", folder.review.question)
      object.member("program", program)
      object.member("look", ReviewPage.look(of: takes.flatMap(\.films), store))
      object.key("strips")
      object.array { array in
        for size in store.sizes {
          array.object { kind in
            kind.member("width", size.width)
            kind.member("count", size.count)
          }
        }
      }
      object.key("takes")
      object.array { array in
        var film = 0
        for (take, films, comparison) in takes {
          array.object { write(take, films, comparison, firstFilm: film, to: &$0) }
          film += films.count
        }
      }
    }
    return writer.bytes
  }

  /// What was said to the review: it may be much more than the rest.
  private func writeSaid() -> [UInt8] {
    var writer = JSONWriter(escapingForHTML: true)
    writer.object { object in
      object.key("notes")
      object.array { array in for note in folder.notes { array.object { note.write(&$0) } } }
      object.key("verdicts")
      object.array { array in
        for verdict in folder.verdicts { array.object { verdict.write(&$0) } }
      }
    }
    return writer.bytes
  }

  private func write(
    _ take: ReviewTake, _ films: [ReviewFilm], _ comparison: RunComparison, firstFilm: Int,
    to object: inout JSONWriter
  ) {
    object.member("name", take.path)
    object.member("title", take.title)
    object.key("parting")
    if let divergence = comparison.divergence {
      object.object { one in
        one.member("at", divergence.time.milliseconds, .rounded(1))
        one.member("words", divergence.meaning)
      }
    } else {
      object.null()
    }
    object.key("differences")
    object.array { array in
      for (entry, values) in take.differences(prototype) {
        array.object { one in
          one.member("key", entry.name)
          one.member("unit", entry.unit.rawValue.filter { $0 != " " })
          one.key("values")
          one.array { list in for value in values { list.string(value) } }
        }
      }
    }
    object.key("variants")
    object.array { array in
      for (index, variant) in take.variants.enumerated() {
        array.object { one in
          write(variant, films[index], to: &one)
          one.member("film", firstFilm + index)
          one.member("command", command(take, variant))
          one.key("measures")
          one.array { list in
            for track in comparison.byWeight.prefix(ReviewPage.mostMeasures) {
              guard let measures = track.measures[index] else { continue }
              list.object { measure in
                measure.member("name", track.name)
                if let arrives = measures.arrives {
                  measure.member("arrival", arrives.milliseconds, .rounded(0))
                }
                measure.member("overshoot", measures.overshoot, .rounded(2))
                measure.member("peak", measures.peakVelocity, .rounded(1))
              }
            }
          }
        }
      }
    }
  }

  private func write(
    _ variant: ReviewTake.Variant, _ film: ReviewFilm, to object: inout JSONWriter
  ) {
    object.member("label", variant.label)
    object.member("words", variant.words)
    object.member("tuning", variant.tuning)
    object.member("device", variant.start.settings.device.name)
    object.member("appearance", variant.start.settings.environment.appearance.rawValue)
    object.member("width", film.width)
    object.member("height", film.height)
    object.member("scale", film.scale)
    object.member("from", variant.range.lowerBound.milliseconds, .rounded(3))
    object.member("fps", ReviewFilm.rate)
    object.member("frames", film.frames)
  }

  /// What opens a moment of a run in the program's window; `{t}` is the moment.
  private func command(_ take: ReviewTake, _ variant: ReviewTake.Variant) -> String {
    var words = [ProgramIdentity.command, shellWord(folder.full(take.path) + "@{t}")]
    if let tuning = variant.compared.tuning {
      words += ["--tuning", shellWord(tuning.contains(".") ? folder.full(tuning) : tuning)]
    }
    if let device = variant.compared.device { words += ["--device", shellWord(device)] }
    if let appearance = variant.compared.appearance {
      words += ["--appearance", appearance.rawValue]
    }
    return words.joined(separator: " ")
  }
}
