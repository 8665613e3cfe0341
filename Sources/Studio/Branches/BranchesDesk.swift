import Files
import Rehearsal
import TouchKit
import Widgets
import Workbench

/// The branches of the session: shown, named, removed, and in their pane, with pictures of where they lead and the review's open
/// notes.
final class BranchesDesk {
  /// How wide the pane is, in logical pixels.
  private static let width = 240.0

  /// The branches as a menu.
  let menu = Menu()
  private let parts: WindowParts
  private let layout: WindowLayout
  private let time: TimeDesk
  private let edits: UndoDesk
  /// The open notes of the review that is shown.
  private let notes: () -> [BranchRow]
  private let pictures: BranchPictures
  /// The notes that the pane shows.
  private var shownNotes: [BranchRow] = []
  /// The branch whose name was asked for.
  private var renamed: String?

  init(
    _ parts: WindowParts, _ layout: WindowLayout, _ time: TimeDesk, _ edits: UndoDesk,
    notes: @escaping () -> [BranchRow]
  ) {
    self.parts = parts
    self.layout = layout
    self.time = time
    self.edits = edits
    self.notes = notes
    pictures = BranchPictures(painter: parts.phone.painter)
  }

  private var phone: PhoneCanvas { parts.phone }
  private var host: HostWindow { parts.host }
  private var session: LiveSession { parts.session }
  var isShown: Bool { parts.memory.state.showsBranches }

  /// Another session is shown.
  func sessionChanged() {
    pictures.forget()
    updateNotes()
  }

  func stop() { pictures.stop() }

  /// The branches that were not removed, in the order in which they began.
  var rows: [BranchRow] {
    let tree = session.extendedTree
    return tree.branches.enumerated().filter { tree.isShown($1.id) }.map { number, branch in
      // The first branch has the name of the file, which is shown above the phone.
      let usual = number == 0 ? "Main branch" : "Branch \(number)"
      let isNamed = !branch.name.isEmpty && !(number == 0 && branch.name == session.start.name)
      return BranchRow(
        id: branch.id, name: isNamed ? StudioNames.short(branch.name) : usual,
        words: Self.words(of: branch), isShown: branch.id == session.shownBranch,
        isBranch: number > 0,
        depth: tree.ancestry(of: branch.id).count - 1)
    }
  }

  /// The review, its take or the chosen note is another one.
  func updateNotes() {
    shownNotes = notes()
    update()
  }

  // MARK: The pane

  /// The times at which a branch begins and ends; to the thousandth if both are in the same second.
  private static func words(of branch: SessionTree.Branch) -> String {
    let end = SessionTime.words(branch.end, isPrecise: false)
    guard let origin = branch.origin?.time else { return "to \(end)" }
    let from = SessionTime.words(origin, isPrecise: false)
    guard from == end else { return "\(from) to \(end)" }
    return
      "\(SessionTime.words(origin, isPrecise: true)) to \(SessionTime.words(branch.end, isPrecise: true))"
  }

  func toggle() {
    let isShown = !isShown
    let hadFocus = host.branchesHaveFocus
    parts.memory.state.showsBranches = isShown
    host.showBranches(isShown)
    updateNotes()
    layout.makeRoom(for: .branches, of: Self.width, isShown)
    if hadFocus, !isShown { phone.canvas.takeFocus() }
  }

  /// Shows the branches as they are.
  func update() {
    guard isShown else { return pictures.stop() }
    host.setBranches(rows + shownNotes)
    if phone.frames.isResting {
      pictures.work(session, density: phone.layout.density)
    } else {
      pictures.stop()
    }
  }

  /// Another moment is shown.
  func followTime() { if isShown { update() } }

  /// Shows the pane as it was left, and connects the thumbnails to it.
  func begin() {
    pictures.onPicture = { [unowned self] in host.setPicture($0, ofBranch: $1) }
    guard isShown else { return }
    host.showBranches(true)
    updateNotes()
  }

  // MARK: Names

  /// Longer names are cut off.
  private static let longestName = 80

  /// Asks what a branch is to be called.
  func askName(ofBranch id: String) {
    guard let branch = session.tree.branch(id), session.tree.isShown(id) else { return }
    renamed = id
    host.ask("Branch name", branch.name, beside: id, answer: .rename)
  }

  /// Calls the branch that was asked for something else; an empty name is its usual one.
  func rename(to text: String) {
    guard let id = renamed, let branch = session.tree.branch(id) else { return }
    host.takeAnswer()
    renamed = nil
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let name = String(words.prefix(Self.longestName))
    guard name != branch.name, let edit = rename(id, to: name) else { return }
    edits.add(edit)
    edits.say("Branch renamed.")
  }

  /// Renames a branch, and returns the step that undoes it; nil if the branch is missing.
  func rename(_ id: String, to name: String) -> WindowEdit? {
    guard let former = session.tree.branch(id)?.name else { return nil }
    session.rename(id, to: name)
    return .renamed(id, from: former)
  }

  // MARK: Which is shown

  /// Lists the branches of the session.
  func fillMenu() {
    menu.clear()
    for row in rows {
      let mark = row.isShown ? "● " : ""
      menu.append(
        "\(mark)\(row.name) \(row.words)".replacing("_", with: "__"), Command.branch.action(),
        target: row.id)
    }
    let changes = Menu()
    changes.append(.dropBranch)
    menu.append(section: changes)
  }

  /// Shows another branch at the present time, or at its end if it is shorter.
  func show(_ id: String) {
    guard id != session.shownBranch, session.tree.branch(id) != nil, session.tree.isShown(id) else {
      return
    }
    phone.releaseInputs()
    let moment = Alarm.now
    session.setPaused(true, at: moment)
    session.show(branch: id, at: session.now, moment)
    phone.refresh()
  }

  /// Takes a branch away with those that come from it; if it was shown, what it left is shown, where it left it.
  func drop(_ id: String) {
    guard id != SessionTree.main, session.tree.branch(id) != nil, session.tree.isShown(id) else {
      return
    }
    phone.releaseInputs()
    session.setPaused(true, at: Alarm.now)
    session.drop(id, at: Alarm.now)
    edits.add(.dropped(id))
    edits.say("Branch removed.")
  }

  /// Takes the branch away that is shown.
  func dropShown() { drop(session.shownBranch) }

  /// Plays a file from its beginning; what was done after it or on its way stays on its own branch.
  func playAgain() {
    phone.releaseInputs()
    if session.shownBranch != SessionTree.main { show(SessionTree.main) }
    time.playhead.seek(to: .zero)
    session.setPaused(false, at: Alarm.now)
  }

  /// Shows a branch at its end; false if the branch is missing.
  func goToEnd(of branch: String) -> Bool {
    show(branch)
    guard session.shownBranch == branch else { return false }
    if session.showsPast { time.playhead.seek(to: session.end) }
    return true
  }

  /// Brings back a branch that was removed, and returns the step that removes it again; nil if the branch is there.
  func bringBack(_ id: String) -> WindowEdit? {
    guard session.tree.branch(id) != nil, !session.tree.isShown(id) else { return nil }
    phone.releaseInputs()
    session.restore(id)
    show(id)
    time.changed()
    return .branched(id)
  }

  /// Shows a branch, drops it, and shows the branch that it came from; nil if it is missing.
  func leave(branch id: String) -> WindowEdit? {
    guard id != SessionTree.main, session.tree.branch(id) != nil, session.tree.isShown(id) else {
      return nil
    }
    show(id)
    phone.releaseInputs()
    session.setPaused(true, at: Alarm.now)
    session.drop(id, at: Alarm.now)
    edits.say(takenBack: "The old branch is shown again.", button: "_Redo Branch")
    return .dropped(id)
  }
}
