import Files

/// The report for a browser: one file that needs nothing else and reaches nothing else.
///
/// What comes from scenarios, file names and messages stands in one block of JSON, where no text can end the element, and
/// reaches the page as text alone. The policy in its head lets the page's own script run, and nothing besides.
public enum HTMLReport {
  /// Reports get no larger than about this: of the pictures that are too many, only the names are told.
  private static let mostPictureBytes = 96 << 20

  /// The report of one or several runs, such as the shards of a suite.
  public static func bytes(of runs: [LastRun]) throws(Problem) -> [UInt8] {
    var writer = JSONWriter(escapingForHTML: true)
    let merged = merge(runs)
    var room = mostPictureBytes
    try writer.object { (root) throws(Problem) in
      root.member("words", told(merged.result.words))
      root.key("notes")
      root.array { array in for note in merged.result.notes { array.string(told(note)) } }
      root.key("outcomes")
      try root.array { (array) throws(Problem) in
        for (outcome, run) in merged.told {
          try write(outcome, run, &array, room: &room)
        }
      }
    }
    return page(data: writer.bytes)
  }

  /// The results of several runs as one. Of a picture that several tell of, the worst counts.
  public static func result(of runs: [LastRun]) -> SuiteResult { merge(runs).result }

  private struct Merged {
    var result: SuiteResult
    /// Those that the report shows, with the run that has their pictures.
    var told: [(Outcome, LastRun)]
  }

  private static func merge(_ runs: [LastRun]) -> Merged {
    var places: [String: Int] = [:]
    var all: [(Outcome, LastRun)] = []
    for run in runs {
      for outcome in run.result.outcomes {
        let key = "\(outcome.test)\n\(outcome.picture)\n\(outcome.verdict == .failed)"
        if let place = places[key] {
          if all[place].0.passes, !outcome.passes { all[place] = (outcome, run) }
        } else {
          places[key] = all.count
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
      told: all.filter { !$0.0.passes })
  }

  private static func write(
    _ outcome: Outcome, _ run: LastRun, _ array: inout JSONWriter, room: inout Int
  ) throws(Problem) {
    try array.object { (object) throws(Problem) in
      object.member("test", told(outcome.test))
      object.member("picture", told(outcome.picture))
      object.member("verdict", outcome.verdict.rawValue)
      object.member("summary", told(outcome.summary))
      object.key("details")
      object.array { array in for detail in outcome.details { array.string(told(detail)) } }
      object.member("reproduce", told(outcome.reproduce))
      object.member("name", outcome.approve.isEmpty ? "" : told(shellWord(outcome.name)))
      object.key("pictures")
      try object.object { (pictures) throws(Problem) in
        for file in outcome.files where file.kind != .tree {
          let bytes = try run.file(file.name)
          // What is shown as a picture has to be one, whoever made the folder.
          _ = try PNGHeader(bytes)
          guard bytes.count <= room else { continue }
          room -= bytes.count
          pictures.member(file.kind.rawValue, "data:image/png;base64," + base64(bytes))
        }
      }
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
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { place in
      UInt8(String(decoding: digits[place..<place + 2], as: UTF8.self), radix: 16)
    }
    return base64(bytes)
  }

  static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let count = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: count) { text in
      var at = 0
      for place in stride(from: 0, to: bytes.count, by: 3) {
        let left = bytes.count - place
        let three =
          Int(bytes[place]) << 16 | (left > 1 ? Int(bytes[place + 1]) << 8 : 0)
          | (left > 2 ? Int(bytes[place + 2]) : 0)
        text[at] = letters[three >> 18]
        text[at + 1] = letters[three >> 12 & 63]
        text[at + 2] = left > 1 ? letters[three >> 6 & 63] : UInt8(ascii: "=")
        text[at + 3] = left > 2 ? letters[three & 63] : UInt8(ascii: "=")
        at += 4
      }
      return count
    }
  }
}
