import Files
import JSON
import Rehearsal
import TouchKit
import Widgets
import Workbench

/// Keeps what happened: the session with its branches, a part of it as a take, a moment as a test or a link.
extension SessionDesk {
  private static let minute = Time.seconds(60)

  func saveTake() {
    let bytes = session.take(named: session.start.name ?? "")
    saveTake(bytes, suggestion: "\(prototype.name).take.json") { [unowned self] path in
      parts.memory.state.remember(path)
    }
  }

  func saveTake(
    _ bytes: [UInt8], suggestion: String, then done: @escaping (String) -> Void
  ) {
    parts.host.chooseFile(toSave: "Save the take", suggestion: suggestion, Self.scenarios) {
      [unowned self] chosen in
      let path = SavedName.take.path(chosen)
      if parts.write(bytes, to: path) { done(path) }
    }
  }

  /// Saves the session with all its lines.
  func saveSession() {
    let bytes = SessionWriter.write(session.extendedTree, of: prototype)
    parts.host.chooseFile(
      toSave: "Save the session", suggestion: "\(prototype.name).session.jsonl", Self.sessions
    ) { [unowned self] chosen in
      let path = SavedName.session.path(chosen)
      guard parts.write(bytes, to: path) else { return }
      holds(path)
    }
  }

  /// Keeps the range, or without one all of the branch, as a take.
  func keepRange() {
    let range = session.range ?? .zero...session.end
    keep(range, "range")
  }

  func keepMinute() {
    keep(max(.zero, session.now - Self.minute)...session.now, "minute")
  }

  /// A take that ends with a range and is shown from its beginning on. What happened before belongs to it: the phone is what
  /// it became.
  private func keep(_ range: ClosedRange<Time>, _ name: String) {
    let end = min(range.upperBound, session.end)
    let bytes = TakeWriter.write(
      prototype, name: session.start.name ?? "", startState: session.start.startState,
      inputs: session.inputs.filter { $0.input.time <= end },
      from: min(range.lowerBound, end), end: end)
    saveTake(bytes, suggestion: "\(prototype.name)-\(name).take.json") { [unowned self] path in
      parts.memory.state.remember(path)
    }
  }

  // MARK: Tests

  /// Makes a test of the moment, or of all that moves in the range: a scenario with its baselines, beside those that were made
  /// before.
  func makeTest() {
    let question: Recording.Question =
      session.range.map { .motion($0.lowerBound...min($0.upperBound, session.end)) }
      ?? .shot(session.now)
    guard
      let bytes = session.extendedTree.recording(of: session.shownBranch)
        .scenario(asking: question, named: testName(question))
    else {
      return parts.notices.show(
        problem: "The session has too many inputs for a test. Save the range as a take.")
    }
    let name = "\(session.stage.settings.screen)-\(question.name).scenario.json"
    guard parts.memory.state.testFolder.isEmpty || !isFolder(parts.memory.state.testFolder) else {
      return makeTest(bytes, at: freePath(name, in: parts.memory.state.testFolder))
    }
    parts.host.chooseFile(toSave: "Make a test", suggestion: name, Self.tests) {
      [unowned self] chosen in
      let path = WorkingFolder.absolute(SavedName.test.path(chosen))
      parts.memory.state.testFolder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
      makeTest(bytes, at: path)
    }
  }

  private static let tests = HostWindow.FileFilter(name: "Scenarios", pattern: "*.scenario.json")

  private func testName(_ question: Recording.Question) -> String {
    switch question {
    case .shot(let time): "\(prototype.name) at \(SessionTime.words(time, isPrecise: true))"
    case .motion(let range):
      "\(prototype.name) from \(SessionTime.words(range.lowerBound, isPrecise: true)) to "
        + SessionTime.words(range.upperBound, isPrecise: true)
    }
  }

  private func isFolder(_ path: String) -> Bool { ((try? SafeFile.kind(path)) ?? nil) == .folder }

  /// A name that no file in a folder has.
  private func freePath(_ name: String, in folder: String) -> String {
    let stem = name.dropLast(SavedName.test.ending.count)
    let names = (1...Self.mostTests).lazy.map { number in
      "\(folder)/\(stem)\(number == 1 ? "" : "-\(number)")\(SavedName.test.ending)"
    }
    return names.first { ((try? SafeFile.kind($0)) ?? nil) == nil } ?? "\(folder)/\(name)"
  }

  private static let mostTests = 10_000

  private func makeTest(_ bytes: [UInt8], at path: String) {
    do throws(Problem) {
      try SafeFile.write(bytes, to: path, throughLinks: true)
      let wrong = try parts.options.recordTest(path)
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if let wrong {
        parts.notices.show(
          problem: "\(printable(name)) was saved, but the test does not pass: \(wrong)")
      } else {
        parts.notices.show(
          notice:
            "Saved \(printable(name)) in \(printable(parts.memory.state.testFolder)). The test passes.",
          button: "Show in _Files"
        ) { [unowned self] in parts.showInFiles(path) }
      }
    } catch {
      parts.notices.show(error)
    }
  }

  // MARK: Links

  /// Copies a link to the moment. A session that no file holds as it is now is saved first.
  func copyLink() {
    guard let file = momentFile, file.size == session.tree.size else {
      return parts.notices.show(
        notice: "A link needs a file. Save the session first.", button: "_Save Session…"
      ) { [unowned self] in saveSession() }
    }
    let link = MomentLink(path: file.path, time: session.now).text
    parts.host.copy(text: link)
    parts.notices.show(notice: "Copied: \(link)")
  }
}
