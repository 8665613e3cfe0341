import Files
import JSON
import Rehearsal

/// The report for a browser: one file that needs nothing else and reaches nothing else.
///
/// What comes from scenarios, file names and messages is in one block of JSON, where no text can end the element, and
/// reaches the page as text alone. The policy in its head lets only the page's own script run.
package enum HTMLReport {
  /// A report gets no larger than about this: beyond that it names pictures without showing them.
  private static let mostPictureBytes = 96 << 20

  /// The report of one or several runs, such as the shards of a suite.
  package static func bytes(of runs: [LastRun]) throws(Problem) -> [UInt8] {
    let merged = merge(runs)
    var room = mostPictureBytes
    var cards: [String] = []
    var multiples = MotionMultiples()
    for (outcome, run) in merged.all where outcome.passes {
      if let card = try MotionCard(outcome, run) { multiples.add(card, index: nil) }
    }
    var writer = JSONWriter(escapingForHTML: true)
    try writer.object { (root) throws(Problem) in
      root.member("words", safeToPrint(merged.result.words))
      root.key("notes")
      root.array { array in for note in merged.result.notes { array.string(safeToPrint(note)) } }
      root.key("outcomes")
      try root.array { (array) throws(Problem) in
        for (index, (outcome, run)) in merged.reported.enumerated() {
          let card = try MotionCard(outcome, run)
          if let card { multiples.add(card, index: index) }
          try array.object { (object) throws(Problem) in
            write(outcome, &object)
            if let card {
              writeMotion(card, "card-\(index)", &object, &cards, room: &room)
            } else {
              try writePictures(outcome, run, &object, room: &room)
            }
          }
        }
      }
    }
    return page(
      words: merged.result.words, cards: [multiples.markup] + cards, data: writer.bytes)
  }

  /// The results of several runs as one. If several runs made a picture, the worst outcome counts.
  package static func result(of runs: [LastRun]) -> SuiteResult { merge(runs).result }

  private struct Merged {
    var result: SuiteResult
    /// Every outcome, with the run that has its files.
    var all: [(Outcome, LastRun)]

    /// Those that the report shows.
    var reported: [(Outcome, LastRun)] { all.filter { !$0.0.passes } }
  }

  private static func merge(_ runs: [LastRun]) -> Merged {
    var indices: [String: Int] = [:]
    var all: [(Outcome, LastRun)] = []
    for run in runs {
      for outcome in run.result.outcomes {
        let key = "\(outcome.test)\n\(outcome.picture)\n\(outcome.status == .failed)"
        if let index = indices[key] {
          if all[index].0.passes, !outcome.passes { all[index] = (outcome, run) }
        } else {
          indices[key] = all.count
          all.append((outcome, run))
        }
      }
    }
    all.sort { ($0.0.test, $0.0.picture) < ($1.0.test, $1.0.picture) }
    return Merged(
      result: SuiteResult(
        outcomes: all.map(\.0),
        environment: runs.first?.result.environment ?? RenderingEnvironment(parts: []),
        notRun: runs.map(\.result.notRun).reduce(0, +), notes: runs.flatMap(\.result.notes)),
      all: all)
  }

  private static func write(_ outcome: Outcome, _ object: inout JSONWriter) {
    object.member("test", safeToPrint(outcome.test))
    object.member("picture", safeToPrint(outcome.picture))
    object.member("verdict", outcome.status.rawValue)
    object.member("summary", safeToPrint(outcome.summary))
    object.key("details")
    object.array { array in for detail in outcome.details { array.string(safeToPrint(detail)) } }
    object.member("reproduce", safeToPrint(outcome.reproduce))
    object.member("name", outcome.approve.isEmpty ? "" : safeToPrint(shellWord(outcome.name)))
  }

  private static func writePictures(
    _ outcome: Outcome, _ run: LastRun, _ object: inout JSONWriter, room: inout Int
  ) throws(Problem) {
    object.key("pictures")
    try object.object { (pictures) throws(Problem) in
      if try SweepView.write(outcome, run, &pictures) { return }
      for file in outcome.files where [.expected, .actual, .difference].contains(file.kind) {
        let bytes = try run.file(file.name)
        // The folder may be a stranger's: what is shown as a picture has to be one.
        _ = try PNGHeader(bytes)
        guard bytes.count <= room else { continue }
        room -= bytes.count
        pictures.member(file.kind.rawValue, "data:image/png;base64," + base64(bytes))
      }
    }
  }

  /// Adds a motion's card to the page, and to the data what the page's script needs of it.
  private static func writeMotion(
    _ card: MotionCard, _ id: String, _ object: inout JSONWriter, _ cards: inout [String],
    room: inout Int
  ) {
    object.key("pictures")
    object.object { _ in }
    let markup = card.markup(id: id)
    let size = markup.utf8.count + card.actual.utf8.count + (card.expected?.utf8.count ?? 0)
    guard size <= room else { return }
    room -= size
    cards.append(markup)
    object.key("motion")
    object.object { motion in
      motion.member("card", id)
      motion.member("actual", card.actual)
      if let expected = card.expected { motion.member("expected", expected) }
      motion.member("at", card.start, .rounded(3))
      motion.key("names")
      motion.array { array in for name in card.names { array.string(name) } }
      motion.key("units")
      motion.array { array in for unit in card.units { array.string(unit) } }
    }
  }

  private static var style: String { ReportPage.style + SweepView.style }
  private static var script: String { ReportPage.script + SweepView.script }

  private static func page(words: String, cards: [String], data: [UInt8]) -> [UInt8] {
    let policy =
      "default-src 'none'; img-src data:; style-src 'sha256-\(hash(style))'; "
      + "script-src 'sha256-\(hash(ReportPage.start))' 'sha256-\(hash(script))'; base-uri 'none'; form-action 'none'"
    let start = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width">
      <title>Tests of pictures and motions</title>
      <style>\(style)</style>
      <script>\(ReportPage.start)</script>
      </head>
      \(ReportPage.body(words: markup(words), cards: cards.filter { !$0.isEmpty }.joined(separator: "\n")))
      <script type="application/json" id="data">
      """
    let end = "</script>\n<script>\(script)</script>\n</html>\n"
    return Array(start.utf8) + data + Array(end.utf8)
  }

  /// SHA-256 in base 64, as policies name scripts.
  private static func hash(_ text: String) -> String {
    let digits = Array(SHA256.hex(of: Array(text.utf8)).utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { index in
      UInt8(String(decoding: digits[index..<index + 2], as: UTF8.self), radix: 16)
    }
    return base64(bytes)
  }
}
