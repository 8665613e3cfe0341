import Files
import Rehearsal
import TouchKit

/// The pane of the session's lines, with pictures of where they lead, and of the review's open notes.
extension StudioWindow {
  /// How wide the pane is, in logical pixels.
  static let linesWidth = 240.0

  /// The lines that were not removed, in the order in which they began.
  var lineRows: [HostWindow.LineRow] {
    let tree = session.extendedTree
    return tree.branches.enumerated().filter { tree.isShown($1.id) }.map { number, branch in
      // The first line's name is the file's, which stands above the phone.
      let usual = number == 0 ? "First line" : "Branch \(number)"
      let isNamed = !branch.name.isEmpty && !(number == 0 && branch.name == session.start.name)
      return HostWindow.LineRow(
        id: branch.id, name: isNamed ? StudioNames.short(branch.name) : usual,
        words: StudioWindow.words(of: branch), isShown: branch.id == session.shownLine,
        isBranch: number > 0,
        depth: tree.ancestry(of: branch.id).count - 1)
    }
  }

  /// The review, its take or the chosen note is another one.
  func updateNoteRows() {
    shownNotes = review.noteRows
    updateLines()
  }

  // MARK: The pane

  /// From where to where a line goes; within a second to the thousandth.
  private static func words(of branch: SessionTree.Branch) -> String {
    let end = SessionTime.words(branch.end, isPrecise: false)
    guard let origin = branch.origin?.time else { return "to \(end)" }
    let from = SessionTime.words(origin, isPrecise: false)
    guard from == end else { return "\(from) to \(end)" }
    return
      "\(SessionTime.words(origin, isPrecise: true)) to \(SessionTime.words(branch.end, isPrecise: true))"
  }

  func setLines(_ isShown: Bool) {
    guard state.showsLines != isShown else { return }
    let hadFocus = host.linesHaveFocus
    state.showsLines = isShown
    host.showLines(isShown)
    shownLines = []
    updateNoteRows()
    layout.makeRoom(for: .lines, of: Self.linesWidth, isShown)
    if hadFocus, !isShown { phone.canvas.takeFocus() }
  }

  /// Shows the lines as they are.
  func updateLines() {
    guard state.showsLines else { return linePictures.stop() }
    let rows = lineRows + shownNotes
    if rows != shownLines {
      shownLines = rows
      host.setLines(rows)
    }
    if phone.isResting {
      linePictures.work(session, density: phone.layout.density)
    } else {
      linePictures.stop()
    }
  }

  /// Shows the pane as it was left, and gives its pictures their way.
  func beginLines() {
    linePictures.onPicture = { [unowned self] in host.setPicture($0, ofLine: $1) }
    guard state.showsLines else { return }
    host.showLines(true)
    shownLines = []
    updateNoteRows()
  }

  // MARK: Names

  /// Longer names are cut off.
  private static let longestName = 80

  /// Asks what a line is to be called.
  func askName(ofLine id: String) {
    guard let branch = session.tree.branch(id), session.tree.isShown(id) else { return }
    renamedLine = id
    host.ask("Name of the line", branch.name, beside: id, answer: .rename)
  }

  /// Calls the line that was asked for something else; an empty name is its usual one.
  func rename(to text: String) {
    guard let id = renamedLine, let branch = session.tree.branch(id) else { return }
    host.takeAnswer()
    renamedLine = nil
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let name = String(words.prefix(Self.longestName))
    guard name != branch.name, let edit = rename(id, to: name) else { return }
    edits.add(edit)
    edits.say("The line has another name.")
  }

  /// Calls a line something else, and tells what takes that back; nil if it is gone.
  func rename(_ id: String, to name: String) -> WindowEdit? {
    guard let former = session.tree.branch(id)?.name else { return nil }
    session.rename(id, to: name)
    return .renamed(id, from: former)
  }
}
