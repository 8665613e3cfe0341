import Capture
import GtkPaint
import JSON
import Rehearsal
import TouchKit
import TuningFiles

/// Plays a review's takes again with today's sources: which notes' moments look different now, which notes are probably
/// answered, and which verdicts were about something that has changed.
package struct ReviewCheck {
  /// Something to be said of a note or a verdict.
  package struct Finding: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      /// What was said is about something that is no longer so.
      case stale
      /// What was suggested has become so.
      case answered
      /// Its date is in the future.
      case ahead
    }

    package var words: String
    package var kind: Kind
  }

  private let folder: ReviewFolder
  private let prototype: Prototype
  private let fonts: Fonts
  private let latest: String
  private let check: (Run) throws -> Void

  /// Lines that are later than `latest` are reported.
  package init(
    _ folder: ReviewFolder, of prototype: Prototype, fonts: Fonts, latest: String,
    check: @escaping (Run) throws -> Void
  ) {
    self.folder = folder
    self.prototype = prototype
    self.fonts = fonts
    self.latest = latest
    self.check = check
  }

  package func findings() throws -> [Finding] {
    let takes = try ReviewTake.all(of: folder, prototype)
    let open = Discussion(folder.notes).threads.enumerated().filter { !$0.element.isResolved }
    var findings = ahead(folder.notes) + ahead(folder.verdicts)
    for (number, thread) in open {
      findings += try self.findings(on: thread.note, number: number + 1, takes)
    }
    let isAsked = folder.verdicts.contains { $0.look != nil }
    if isAsked { try ReviewTake.checkFrames(of: takes, in: folder) }
    let looks =
      try isAsked ? ReviewPage.look(of: takes, prototype, fonts: fonts, check: check) : nil
    for verdict in folder.verdicts {
      guard let look = verdict.look, look != looks else { continue }
      findings.append(
        Finding(
          words: "\(verdict.origin.author)'s verdict for \(verdict.word) is about takes "
            + "that look different now", kind: .stale))
    }
    return findings
  }

  private func ahead<Recording: ReviewLine>(_ lines: [Recording]) -> [Finding] {
    lines.filter { $0.origin.isLater(than: latest) }.map { line in
      let (id, author, date) = (line.origin.id, line.origin.author, line.origin.date)
      return Finding(
        words:
          "\(Recording.fileName): line \(id) by \(author) is dated \(date), which is in the future",
        kind: .ahead)
    }
  }

  // MARK: Notes

  private func findings(
    on note: ReviewNote, number: Int, _ takes: [ReviewTake]
  ) throws -> [Finding] {
    let name = "note \(number) by \(note.origin.author)"
    func finding(_ words: String, _ kind: Finding.Kind = .stale) -> Finding {
      Finding(words: "\(name) \(words)", kind: kind)
    }
    guard let take = takes.first(where: { $0.path == note.target.take ?? takes.first?.path })
    else {
      return [
        finding("is about \(quoted(note.target.take ?? "")), which the review does not show")
      ]
    }
    guard let variant = take.variant(of: note) else {
      return [finding("is about a design that the review does not show")]
    }
    let at = Time.milliseconds(note.target.at ?? 0)
    guard variant.range.contains(at) else {
      return [finding("is about the time \(at), which the review does not show")]
    }
    let time = ReviewFilm.sample(of: at, in: variant.range)
    let measurer = PangoMeasurer(fonts: fonts)
    let run = Run(
      prototype,
      Recording(
        start: variant.start, inputs: take.recording.inputs.filter { $0.time <= time }, end: time),
      measurer: measurer)
    run.run(to: time)
    try check(run)
    let stage = run.stage
    var findings: [Finding] = []
    let answered = answers(to: note, variant.start.tuning(of: prototype))
    let node = note.target.view.flatMap { id in stage.tree().nodes.first { $0.id == id } }
    if let view = note.target.view, node.map({ !$0.visible }) ?? true {
      findings.append(finding("is about \(view), which is not visible now"))
    } else if let look = note.look {
      let painter = Painter(measurer: measurer)
      if try now(of: stage, painter, variant) != look {
        let now = node.map { node in
          "; \(node.id ?? "it") is \(size(node.frame)) points now\(reach(of: node.id, stage))"
        }
        findings.append(
          finding("is about a moment that looks different now\(now ?? "")"))
      }
    }
    if !answered.isEmpty {
      findings.append(finding("is probably done: \(answered)", .answered))
    }
    return findings
  }

  private func now(
    of stage: Stage, _ painter: Painter, _ variant: ReviewTake.Variant
  ) throws(CaptureError) -> String {
    do throws(PaintError) {
      return try ReviewTake.look(of: stage, painter, scale: ReviewPage.scale(for: variant))
    } catch {
      throw .paint(error)
    }
  }

  /// The suggestions that have become so.
  private func answers(to note: ReviewNote, _ tuning: Tuning) -> String {
    let met = note.changes.filter { change in
      prototype.catalogue[change.key] != nil
        && isSame(tuning[change.key], as: change)
    }
    guard !met.isEmpty, met.count == note.changes.count else { return "" }
    return met.map { "\($0.key) is \($0.json) now" }.joined(separator: ", ")
  }

  private func isSame(_ value: TuningValue, as change: ReviewNote.Change) -> Bool {
    (try? ReviewTake.change(change, of: prototype))?.value == value
  }

  private func size(_ frame: Rect) -> String {
    "\(frame.width.twoDecimals) × \(frame.height.twoDecimals)"
  }

  private func reach(of id: String?, _ stage: Stage) -> String {
    guard let id, let target = stage.pressTargets().first(where: { $0.id == id }) else { return "" }
    guard let reach = target.reach else { return " and accepts no touches" }
    return " and accepts touches in an area of \(size(reach)) points"
  }
}
