import Capture
import Files
import JSON
import Rehearsal
import Reviews
import TouchKit

/// The command `review`: the page of a review, its answers, and whether it still says the truth.
extension CommandRule {
  static let review = CommandRule(
    "review", "makes the page of a review, adds readers' answers, or checks what is out of date",
    writes: ["output", "merge"],
    operand: Operand(placeholder: "FOLDER", count: 1...Int.max, completion: .files),
    options: [
      OptionRule(
        "output", letter: "o", takes: "FILE", offers: .files,
        "writes the page to this file (- for stdout); the page needs no network and no server"),
      OptionRule(
        "scale", takes: "N", offers: .words(["1", "2", "3"]),
        "pixels per point in the page's frames (default: as on the device, at most 2)"),
      OptionRule(
        "merge", takes: "ANSWERS", offers: .files, repeats: true,
        "lists the notes and verdicts in a file that a reader saved, and adds them with --yes; more files can follow"
      ),
      OptionRule("yes", letter: "y", "with --merge: adds the listed notes and verdicts"),
      OptionRule(
        "check",
        "plays all takes again and lists the notes and verdicts that no longer fit the phone"),
      OptionRule(
        "strict",
        "with --check: exits with status 1 if a note or a verdict no longer fits the phone, or was written at a future date"
      ),
      RunWatch.option,
    ], readsContent: true,
    details: [
      """
      A review is a folder with review.json, notes.jsonl, verdicts.jsonl, and the takes that review.json lists. The program adds \
      lines to notes.jsonl and verdicts.jsonl, and never changes a line. docs/design-review.md explains how a team uses a review.
      """,
      """
      Answers are the notes and verdicts that a reader of the page saved as a file. If you merge the same answers twice, they \
      are added once. The whole file is refused in three cases: it belongs to another review; it has a line with a known id but \
      other text; it has a date that is more than one day in the future.
      """,
      """
      Authors and dates are not verified: anyone can write any name into a file of answers. So --merge first only lists the \
      answers. Read this list before you add --yes.
      """,
    ]
  ) { invocation in try ReviewCommand(invocation).run() }
}

/// One run of `review`.
private struct ReviewCommand {
  private enum Work {
    case page(String)
    case merge([String], isWanted: Bool)
    case check(isStrict: Bool)
  }

  private let path: String
  private let prototype: Prototype
  private let program: String
  private let work: Work
  private let scale: Int?
  private let watch: RunWatch

  init(_ invocation: Invocation) throws(Problem) {
    for (one, other) in [
      ("output", "merge"), ("output", "check"), ("merge", "check"), ("merge", "scale"),
      ("check", "scale"),
    ] {
      try invocation.refuse([one, other])
    }
    path = invocation.operands[0]
    prototype = invocation.prototype
    program = "\(invocation.table.identity.command) \(invocation.table.identity.version)"
    scale = try invocation.integer("scale", in: 1...3)
    watch = RunWatch(seconds: try RunWatch.seconds(invocation))
    let more = Array(invocation.operands.dropFirst())
    let answers = invocation.values("merge")
    if more.count > 0, answers.isEmpty {
      throw Invocation.problem(
        "\(quoted(more[0])) is one folder too many", "write files of answers after --merge")
    }
    if invocation.has("strict"), !invocation.has("check") {
      throw Invocation.problem("--strict needs --check", "add --check")
    }
    if invocation.has("yes"), answers.isEmpty {
      throw Invocation.problem("--yes needs --merge", "add --merge ANSWERS")
    }
    if !answers.isEmpty {
      work = .merge(answers + more, isWanted: invocation.has("yes"))
    } else if invocation.has("check") {
      work = .check(isStrict: invocation.has("strict"))
    } else if let output = invocation.value("output") {
      work = .page(output)
    } else {
      throw Invocation.problem(
        "review has nothing to do", "add -o FILE, --merge ANSWERS or --check")
    }
  }

  func run() throws -> ExitStatus {
    do {
      switch work {
      case .page(let output): return try write(to: output)
      case .merge(let files, let isWanted): return try merge(files, isWanted: isWanted)
      case .check(let isStrict): return try check(isStrict: isStrict)
      }
    } catch let error as CaptureError {
      throw error.problem(in: path)
    }
  }

  private func write(to output: String) throws -> ExitStatus {
    let folder = try ReviewFolder(path)
    folder.clear()
    let page = ReviewPage(
      folder, of: prototype, fonts: try Typefaces.load(prototype),
      program: program, scale: scale
    ) { try watch.check($0, path) }
    let bytes = try page.bytes()
    if output == "-" {
      try Console.write(bytes)
    } else {
      try SafeFile.write(bytes, to: output)
    }
    return .fine
  }

  // MARK: Answers

  private func merge(_ files: [String], isWanted: Bool) throws -> ExitStatus {
    var folder = try ReviewFolder(path)
    let latest = ReviewOrigin.latest()
    var answers: [(file: String, answers: ReviewAnswers)] = []
    for file in files {
      let bytes = try SafeFile.read(file, atMost: ReviewLimits.answersBytes)
      answers.append((file, try ReviewAnswers(bytes, file: file, latest: latest)))
    }
    let merged = try isWanted ? folder.merge(answers) : folder.preview(answers)
    for note in merged.notes {
      try Console.write("\(printable(words(note), atMost: 400))\n")
    }
    for verdict in merged.verdicts {
      let because = verdict.because.isEmpty ? "" : ", because: \(verdict.because)"
      let design = verdict.choice == nil ? "neither design" : verdict.word
      try Console.write(
        "\(printable("\(verdict.origin.author) prefers \(design)\(because)", atMost: 400))\n")
    }
    let lines = NumberWords.count(merged.notes.count, "line")
    let verdicts = NumberWords.count(merged.verdicts.count, "verdict")
    let known = merged.known > 0 ? "; \(NumberWords.count(merged.known, "line")) known already" : ""
    let isNew = !merged.notes.isEmpty || !merged.verdicts.isEmpty
    let end = isWanted || !isNew ? " added" : " to add"
    let remedy = isWanted || !isNew ? "" : "; nothing was changed, add --yes to add them"
    try Console.write(
      "\(printable(path)): \(lines) of notes and \(verdicts)\(end)\(known)\(remedy)\n")
    return .fine
  }

  private func words(_ note: ReviewNote) -> String {
    let author = note.origin.author
    return switch note.kind {
    case .note: "\(author) notes\(place(note)): \(note.text ?? "")"
    case .reply: "\(author) replies: \(note.text ?? "")"
    case .edit: "\(author) changes a note to: \(note.text ?? "")"
    case .resolve: "\(author) resolves a note"
    case .reopen: "\(author) reopens a note"
    }
  }

  private func place(_ note: ReviewNote) -> String {
    let view = note.target.view.map { " on \($0)" } ?? ""
    let time = note.target.at.map { " at \(Int($0.rounded())) ms" } ?? ""
    return view + time
  }

  // MARK: Looking again

  private func check(isStrict: Bool) throws -> ExitStatus {
    let folder = try ReviewFolder(path)
    let findings = try ReviewCheck(
      folder, of: prototype, fonts: try Typefaces.load(prototype), latest: ReviewOrigin.latest()
    ) { try watch.check($0, path) }.findings()
    for finding in findings { try Console.write("\(printable(finding.words, atMost: 600))\n") }
    let stale = findings.count { $0.kind == .stale }
    let ahead = findings.count { $0.kind == .ahead }
    let dates =
      ahead > 0
      ? "; \(NumberWords.count(ahead, "date")) in the future" : ""
    try Console.write(
      "\(printable(path)): \(NumberWords.count(Discussion(folder.notes).threads.count, "note")), "
        + "\(NumberWords.count(folder.verdicts.count, "verdict")); \(stale) out of date\(dates)\n")
    return isStrict && stale + ahead > 0 ? .failed : .fine
  }
}
