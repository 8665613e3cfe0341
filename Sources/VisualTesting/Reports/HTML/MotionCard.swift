import Files
import JSON
import MotionStudy
import Rehearsal
import TouchKit

/// A motion's card in the page: sentences, curves with frames and the log beside, numbers, and commands.
///
/// All of it is in the page as it is, so that it shows everything without a script, too.
struct MotionCard {
  let outcome: Outcome
  /// The files of the motion and of its baseline, which the page's script reads numbers from.
  let expected: String?
  let actual: String
  private let plot: MotionPlot
  private let measures: [MotionMeasures]
  private let log: [MotionLog.Line]
  private let frames: (bytes: [UInt8], width: Int)?
  private let end: Double

  /// Nil if the run kept nothing of the motion.
  init?(_ outcome: Outcome, _ run: LastRun) throws(Problem) {
    guard let motion = outcome.motion, let actual = try Self.table(.actual, outcome, run) else {
      return nil
    }
    let expected = try Self.table(.expected, outcome, run)
    self.outcome = outcome
    self.actual = actual.text
    self.expected = expected?.text
    plot = MotionPlot(
      expected: expected?.tracks, actual: actual.tracks, toleranceBand: motion.toleranceBand,
      first: motion.measures.map(\.name))
    measures = MotionMeasures.all(
      plot.names, expected: expected?.tracks, actual: actual.tracks)
    end = [actual.tracks, expected?.tracks].compactMap { $0?.times.last?.milliseconds }.max() ?? 0
    log =
      try outcome.fileName(.log).map { name throws(Problem) in
        try Self.reading(name, run) { bytes throws(Problem) in try MotionLog.read(bytes) }
      } ?? []
    frames = try outcome.fileName(.frames).map { name throws(Problem) in
      try Self.reading(name, run) { bytes throws(Problem) in
        // The folder may be a stranger's: what is shown as a picture has to be one.
        (bytes, try PNGHeader(bytes).width)
      }
    }
  }

  private static func table(
    _ kind: Outcome.PictureFile.Kind, _ outcome: Outcome, _ run: LastRun
  ) throws(Problem) -> (tracks: Tracks, text: String)? {
    guard let name = outcome.fileName(kind) else { return nil }
    return try reading(name, run) { bytes throws(Problem) in
      (try Tracks(csv: bytes), String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func reading<T>(
    _ name: String, _ run: LastRun, _ body: ([UInt8]) throws(Problem) -> T
  ) throws(Problem) -> T {
    let bytes = try run.file(name)
    do throws(Problem) {
      return try body(bytes)
    } catch {
      throw error.inFile("\(run.path)/\(name)")
    }
  }

  /// How its variant is called: the test's title without the file.
  static func variant(of outcome: Outcome) -> String {
    let title = outcome.test.dropFirst(
      outcome.test.hasPrefix(outcome.file) ? outcome.file.count : 0)
    return String(title.drop { $0 == " " })
  }

  /// The names of the tracks that are drawn, as the table has them, and their units, empty for a track without a unit.
  var names: [String] { measures.map(\.name) }
  var units: [String] { measures.map { $0.unit == .points ? " pt" : "" } }

  /// Where the pointer is first: where the two are farthest apart.
  var start: Double {
    if let at = outcome.motion?.measures.compactMap(\.farthest).first?.at { return at }
    // Of a new motion the middle of its first path is shown.
    let way = measures.compactMap(\.actual).first { $0.begins != nil }
    return way.map { (($0.begins ?? 0) + max($0.arrives, $0.begins ?? 0)) / 2 } ?? 0
  }

  /// The curve that differs most, small.
  var smallMarkup: String { plot.smallMarkup }

  /// The whole card. Whatever else is reported of an outcome belongs between its parts here.
  func markup(id: String) -> String {
    let title = "\(outcome.motion?.section ?? outcome.picture), \(Self.variant(of: outcome))"
    return [
      "<article class=\"motion\" id=\"\(id)\" aria-labelledby=\"\(id)-title\">",
      "<h3 id=\"\(id)-title\">\(VisualTesting.markup(title)) <span class=\"verdict \(outcome.status.rawValue)\">\(outcome.status.rawValue)</span></h3>",
      "<p class=\"file\">\(VisualTesting.markup(outcome.file))</p>",
      sentences, numbers, "<div class=\"desk\"><div>", curves(id), "</div>", events, "</div>",
      commands, "</article>",
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: Parts

  private var sentences: String {
    let all = [outcome.summary] + outcome.details
    return "<ul class=\"sentences\">"
      + all.map { "<li>\(VisualTesting.markup($0))</li>" }.joined() + "</ul>"
  }

  private func curves(_ id: String) -> String {
    let toleranceBand = outcome.motion?.toleranceBand
    let words =
      expected == nil
      ? "There is no baseline. This is the result of the run."
      : "Dashed: the baseline. "
        + (toleranceBand.map {
          "Shaded: its tolerance band of \($0.points.twoDecimals) pt and \($0.span.milliseconds.twoDecimals) ms."
        } ?? "No tolerance band: every number must be equal.")
    return """
      <div class="plot" tabindex="0" role="slider" aria-label="Time in milliseconds" aria-valuemin="0" \
      aria-valuemax="\(end.twoDecimals)" aria-valuenow="0">
      <div>
      \(plot.markup)
      \(film)
      </div></div>
      <p class="legend">\(words)</p>
      """
  }

  private var film: String {
    guard let frames else { return "" }
    let count = max(1, min(MotionThumbnails.count, frames.width / MotionThumbnails.place.width))
    let times = (0..<count).map { index in
      "<li>\((end * Double(2 * index + 1) / Double(2 * count)).rounded().twoDecimals) ms</li>"
    }
    return """
      <div class="film"><img loading="lazy" alt="Frames of this run, at the times below" src="data:image/png;base64,\(base64(frames.bytes))">
      <ol>\(times.joined())</ol></div>
      """
  }

  private var events: String {
    guard !log.isEmpty else { return "" }
    let lines = log.map { line in
      let time = ((line.time * 10).rounded() / 10).twoDecimals
      return
        "<li data-t=\"\(line.time.twoDecimals)\" data-kind=\"\(VisualTesting.markup(line.kind))\"><b>\(time)</b> \(VisualTesting.markup(line.text))</li>"
    }
    return """
      <div class="log"><h4>Events, ms</h4>
      <label class="scripted"><input type="checkbox"> only events near the pointer</label>
      <ol tabindex="0" aria-label="Events">\(lines.joined(separator: "\n"))</ol></div>
      """
  }

  private var numbers: String {
    let rows = measures.enumerated().map { index, measures in
      let (old, new) = (measures.expected, measures.actual)
      let unit = measures.unit == .points ? " pt" : ""
      return """
        <tr><th scope="row"><i class="c\(index)"></i>\(VisualTesting.markup(measures.name))</th>\
        <td class="scripted now"></td><td class="scripted was"></td><td class="scripted speed"></td>\
        \(cell(old?.begins, new?.begins, " ms"))\(cell(old?.arrives, new?.arrives, " ms"))\
        \(cell(old?.overshoot, new?.overshoot, unit))\(cell(old?.peakVelocity, new?.peakVelocity, unit + "/s"))\
        \(cell(old?.to, new?.to, unit))</tr>
        """
    }
    return """
      <div class="numbers"><table><thead><tr><th scope="col">number</th>\
      <th scope="col" class="scripted">now</th><th scope="col" class="scripted">baseline</th>\
      <th scope="col" class="scripted">velocity</th><th scope="col">begins</th><th scope="col">arrives</th>\
      <th scope="col">overshoots</th><th scope="col">peak</th><th scope="col">ends at</th></tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table></div>
      """
  }

  /// Such as `350 → 398 ms`; one number if both are equal.
  private func cell(_ old: Double?, _ new: Double?, _ unit: String) -> String {
    func words(_ number: Double?) -> String? {
      number.map {
        (($0 * (abs($0) < 1 ? 1000 : 10)).rounded() / (abs($0) < 1 ? 1000 : 10)).twoDecimals
      }
    }
    let (was, now) = (words(old), words(new))
    guard expected != nil, was != now else { return "<td>\(now.map { $0 + unit } ?? "–")</td>" }
    return "<td class=\"other\">\(was ?? "–") → \((now ?? "–") + unit)</td>"
  }

  private var commands: String {
    [("Run it again", outcome.reproduce), ("Approve it", outcome.approve)]
      .filter { !$0.1.isEmpty }.map { words, command in
        "<p class=\"command\">\(words): <code>\(VisualTesting.markup(command))</code> <button class=\"scripted copy\" type=\"button\">Copy</button></p>"
      }.joined(separator: "\n")
  }
}
