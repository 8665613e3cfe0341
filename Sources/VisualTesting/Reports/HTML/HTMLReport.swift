import Files
import Rehearsal

/// The report for a browser: one file that needs nothing else and reaches nothing else.
///
/// What comes from scenarios, file names and messages stands in one block of JSON, where no text can end the element, and
/// reaches the page as text alone. The policy in its head lets only the page's own script run.
public enum HTMLReport {
  /// A report gets no larger than about this: beyond that it names pictures without showing them.
  private static let mostPictureBytes = 96 << 20

  /// The report of one or several runs, such as the shards of a suite.
  public static func bytes(of runs: [LastRun]) throws(Problem) -> [UInt8] {
    var writer = JSONWriter(escapingForHTML: true)
    let merged = merge(runs)
    var room = mostPictureBytes
    try writer.object { (root) throws(Problem) in
      root.member("words", safeToPrint(merged.result.words))
      root.key("notes")
      root.array { array in for note in merged.result.notes { array.string(safeToPrint(note)) } }
      root.key("outcomes")
      try root.array { (array) throws(Problem) in
        for (outcome, run) in merged.reported {
          try write(outcome, run, &array, room: &room)
        }
      }
    }
    return page(data: writer.bytes)
  }

  /// The results of several runs as one. If several runs made a picture, the worst outcome counts.
  public static func result(of runs: [LastRun]) -> SuiteResult { merge(runs).result }

  private struct Merged {
    var result: SuiteResult
    /// Those that the report shows, with the run that has their pictures.
    var reported: [(Outcome, LastRun)]
  }

  private static func merge(_ runs: [LastRun]) -> Merged {
    var indices: [String: Int] = [:]
    var all: [(Outcome, LastRun)] = []
    for run in runs {
      for outcome in run.result.outcomes {
        let key = "\(outcome.test)\n\(outcome.picture)\n\(outcome.verdict == .failed)"
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
      reported: all.filter { !$0.0.passes })
  }

  private static func write(
    _ outcome: Outcome, _ run: LastRun, _ array: inout JSONWriter, room: inout Int
  ) throws(Problem) {
    try array.object { (object) throws(Problem) in
      object.member("test", safeToPrint(outcome.test))
      object.member("picture", safeToPrint(outcome.picture))
      object.member("verdict", outcome.verdict.rawValue)
      object.member("summary", safeToPrint(outcome.summary))
      object.key("details")
      object.array { array in for detail in outcome.details { array.string(safeToPrint(detail)) } }
      object.member("reproduce", safeToPrint(outcome.reproduce))
      object.member("name", outcome.approve.isEmpty ? "" : safeToPrint(shellWord(outcome.name)))
      object.key("pictures")
      try object.object { (pictures) throws(Problem) in
        if BaselineKind(outcome.picture) == .motion {
          return try writeCurves(of: outcome, run, &pictures)
        }
        for file in outcome.files where file.kind != .tree {
          let bytes = try run.file(file.name)
          // The folder may be a stranger's: what is shown as a picture has to be one.
          _ = try PNGHeader(bytes)
          guard bytes.count <= room else { continue }
          room -= bytes.count
          pictures.member(file.kind.rawValue, "data:image/png;base64," + base64(bytes))
        }
      }
    }
  }

  /// The curves of a motion in the places of pictures: what was expected, what came, and both over each other.
  private static func writeCurves(
    of outcome: Outcome, _ run: LastRun, _ pictures: inout JSONWriter
  ) throws(Problem) {
    func tracks(_ kind: Outcome.PictureFile.Kind) throws(Problem) -> Tracks? {
      guard let name = outcome.fileName(kind) else { return nil }
      do throws(Problem) {
        return try Tracks(csv: try run.file(name))
      } catch {
        throw error.inFile("\(run.path)/\(name)")
      }
    }
    guard let actual = try tracks(.actual) else { return }
    let expected = try tracks(.expected)
    let plot = MotionPlot(expected: expected ?? actual, actual: actual)
    let title = safeToPrint(outcome.picture)
    var drawn: [(Outcome.PictureFile.Kind, MotionPlot.Choice)] = [(.actual, .actual)]
    if expected != nil { drawn += [(.expected, .expected), (.difference, .both)] }
    for (kind, choice) in drawn {
      pictures.member(
        kind.rawValue,
        "data:image/svg+xml;base64," + base64(plot.svg(choice, title: title)))
    }
  }

  private static func page(data: [UInt8]) -> [UInt8] {
    let policy =
      "default-src 'none'; img-src data:; style-src 'sha256-\(hash(ReportPage.style))'; "
      + "script-src 'sha256-\(hash(ReportPage.script))'; base-uri 'none'; form-action 'none'"
    let start = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width">
      <title>Picture tests</title>
      <style>\(ReportPage.style)</style>
      </head>
      \(ReportPage.body)
      <script type="application/json" id="data">
      """
    let end = "</script>\n<script>\(ReportPage.script)</script>\n</html>\n"
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
