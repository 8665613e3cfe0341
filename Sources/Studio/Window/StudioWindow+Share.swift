import Files
import GtkPaint
import Rehearsal
import TouchKit

/// Makes files of the range, or of all of the line, for others.
extension StudioWindow {
  /// A file that is being made.
  struct Sharing {
    var job: BackgroundJob<SharedFile.Findings>
    var name: String
    /// Whether a hand draws it out of the window meanwhile.
    var isDragged: Bool
    var began: Int64
    /// Called with what is in it.
    var made: ([UInt8]) -> Void
  }

  /// The least time between two words of a file that is being made, and until the first, in microseconds.
  private static let sharingTime: Int64 = 50_000
  private static let longTime: Int64 = 1_000_000

  /// How pictures look that are shared.
  var sharedLook: SharedLook {
    var look = state.sharedLook
    look.desk = phone.windowColor
    look.isDark = isDark
    return look
  }

  /// Asks where a file is saved, and makes it.
  func share(_ form: SharedForm) {
    guard !isSharing else { return }
    guard let order = order(of: form) else {
      return show(problem: "Nothing has happened yet that a \(form.title.lowercased()) could show.")
    }
    let name = form.savedName
    host.chooseFile(
      toSave: "Save the \(form.title.lowercased())", suggestion: fileName(of: form),
      HostWindow.FileFilter(name: form.files, pattern: "*\(name.ending)")
    ) { [unowned self] in make(at: name.path($0), SharedFile.work(order)) }
  }

  /// Whether a file is still being made, which is said: another one would put an end to it.
  var isSharing: Bool {
    if let sharing { show(notice: "\(printable(sharing.name)) is still being made.") }
    return sharing != nil
  }

  private func fileName(of form: SharedForm) -> String {
    "\(prototype.name)\(form.suffix)\(form.savedName.ending)"
  }

  /// What a file of the range, or of all of the line, is made of; nil if that is nothing.
  private func order(of form: SharedForm) -> SharedFile.Order? {
    let range =
      session.range.map { $0.lowerBound...min($0.upperBound, session.end) }
      ?? .zero...session.end
    guard range.lowerBound < range.upperBound else { return nil }
    return SharedFile.Order(
      prototype: prototype,
      line: Line(
        start: session.start.startState,
        inputs: session.knownInputs.filter { $0.time <= range.upperBound },
        end: range.upperBound),
      start: range.lowerBound, form: form, look: sharedLook, fonts: painter.measurer.fonts,
      title: session.start.name ?? prototype.name)
  }

  /// Makes a file on a thread of its own, and saves it.
  func make(at path: String, _ work: @escaping SharedFile.Work) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    make(name, work) { [unowned self] in _ = write($0, to: path) }
  }

  /// Makes a file on a thread of its own; the one before is given up.
  private func make(
    _ name: String, isDragged: Bool = false, _ work: @escaping SharedFile.Work,
    made: @escaping ([UInt8]) -> Void
  ) {
    stopSharing()
    let bell = LoopBell(pace: Self.sharingTime) { [unowned self] in sharingWentOn() }
    guard let job = BackgroundJob(SharedFile.Findings(), bell: bell, work) else {
      return show(problem: "The machine gives no thread for the file; close something.")
    }
    sharing = Sharing(job: job, name: name, isDragged: isDragged, began: Alarm.now, made: made)
  }

  private func sharingWentOn() {
    guard let sharing else { return }
    let findings = sharing.job.findings
    guard let outcome = findings.outcome else {
      if Alarm.now - sharing.began > Self.longTime { showProgress(sharing, findings.progress) }
      return
    }
    stopSharing()
    switch outcome {
    case .bytes(let bytes): sharing.made(bytes)
    case .nothing: show(problem: "Nothing moves in the range.")
    case .failed(let why): show(problem: "The file was not made: \(why).")
    }
  }

  private func showProgress(_ sharing: Sharing, _ progress: Double?) {
    let percent = progress.map { Int(($0 * 100).rounded(.down)) } ?? 0
    guard percent != shownProgress else { return }
    let known = progress == nil ? "" : " \(percent) %"
    let words = "Making \(printable(sharing.name)) …\(known)"
    if shownProgress == nil {
      // It informs: the keyboard stays where it is.
      host.show(.info, words, number: Message.sharing.rawValue, buttons: ["_Cancel"])
    } else {
      host.reword(message: Message.sharing.rawValue, words)
    }
    shownProgress = percent
  }

  /// Gives up the file that is being made; what stood in its place stands.
  func stopSharing() {
    sharing = nil
    guard shownProgress != nil else { return }
    shownProgress = nil
    host.hideMessage(Message.sharing.rawValue)
  }

  // MARK: Drawn out of the window

  /// The moment's picture can be drawn to a folder, or into another program; while a range is chosen, its moving picture.
  func addDragOut() {
    let dragged = DraggedFile()
    host.addDragOut(
      by: "share",
      "Share; drag it out of the window for the picture, or for the range's moving one",
      begin: { [unowned self] in
        do throws(Problem) {
          return session.range == nil ? try picture(for: dragged) : try movingPicture(for: dragged)
        } catch {
          show(error)
          return nil
        }
      },
      // What nobody has taken nobody waits for.
      end: { [unowned self] in if sharing?.isDragged == true { stopSharing() } })
  }

  private func picture(for dragged: DraggedFile) throws(Problem) -> HostWindow.Dragged? {
    guard let picture = screenshot() else { return nil }
    let path = try dragged.place(for: picture.name)
    try dragged.write(picture.file, to: path)
    return HostWindow.Dragged(file: .picture(path, picture.file), picture: picture.surface)
  }

  /// It is made while the hand is on its way.
  private func movingPicture(for dragged: DraggedFile) throws(Problem) -> HostWindow.Dragged? {
    guard !isSharing else { return nil }
    let form = SharedForm.movingPicture
    guard let order = order(of: form), let icon = screenshot() else { return nil }
    let name = fileName(of: form)
    let path = try dragged.place(for: name)
    let coming = ComingFile(path: path, type: "image/webp")
    make(name, isDragged: true, SharedFile.work(order)) { [unowned self] bytes in
      do throws(Problem) {
        try dragged.write(bytes, to: path)
        coming.give(bytes)
      } catch {
        show(error)
      }
    }
    return HostWindow.Dragged(file: .coming(coming), picture: icon.surface)
  }

  // MARK: Menus

  /// Other ways to share, in a menu.
  func sharedForms() -> Menu {
    let menu = Menu()
    for form in SharedForm.allCases {
      menu.append("\(form.title)…", Command.share.action(), target: form.rawValue)
    }
    return menu
  }

  func sharedLooks() -> Menu {
    let menu = Menu()
    menu.append("With the Phone's Body", Command.sharedBody.action())
    menu.append("With Touches", Command.sharedTouches.action())
    menu.append(
      submenu: choices(
        .sharedScale,
        SharedLook.scales.map { ("\($0)", $0 == 0 ? "The Device's" : "\($0) ×") }),
      "Pixels to a Point")
    return menu
  }
}
