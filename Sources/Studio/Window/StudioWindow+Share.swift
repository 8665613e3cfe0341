import Files
import GtkPaint
import Rehearsal
import TouchKit

/// Makes files of the range, or of all of the line, for others.
extension StudioWindow {
  /// A file that is being made.
  struct Sharing {
    var file: SharedFile
    var worker: Worker
    var path: String
    var began: Int64
    var alarm: Alarm?
  }

  /// How often it is looked whether a file is made, and when a word of it is said, in microseconds.
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
    let range =
      session.range.map { $0.lowerBound...min($0.upperBound, session.end) }
      ?? .zero...session.end
    guard range.lowerBound < range.upperBound else {
      return show(problem: "Nothing has happened yet that a \(form.title.lowercased()) could show.")
    }
    let order = SharedFile.Order(
      prototype: prototype,
      line: Line(
        start: session.start.startState,
        inputs: session.knownInputs.filter { $0.time <= range.upperBound },
        end: range.upperBound),
      start: range.lowerBound, form: form, look: sharedLook, fonts: painter.measurer.fonts,
      title: session.start.name ?? prototype.name)
    let name = form.savedName
    host.chooseFile(
      toSave: "Save the \(form.title.lowercased())",
      suggestion: "\(prototype.name)\(form.suffix)\(name.ending)",
      HostWindow.FileFilter(name: form.files, pattern: "*\(name.ending)")
    ) { [unowned self] in make(order, at: name.path($0)) }
  }

  private func make(_ order: SharedFile.Order, at path: String) {
    make(at: path) { $0.start(order) }
  }

  /// Makes a file on a thread of its own; the one before is given up.
  func make(at path: String, _ start: (SharedFile) -> Worker?) {
    stopSharing()
    let file = SharedFile()
    guard let worker = start(file) else {
      return show(problem: "The machine gives no thread for the file; close something.")
    }
    sharing = Sharing(file: file, worker: worker, path: path, began: Alarm.now)
    listenToSharing()
  }

  private func listenToSharing() {
    sharing?.alarm = Alarm(at: Alarm.now + Self.sharingTime) { [unowned self] in
      guard let sharing else { return }
      guard let outcome = sharing.file.outcome else {
        if Alarm.now - sharing.began > Self.longTime { showProgress(sharing) }
        return listenToSharing()
      }
      stopSharing()
      switch outcome {
      case .bytes(let bytes): _ = write(bytes, to: sharing.path)
      case .nothing: show(problem: "Nothing moves in the range.")
      case .failed(let why): show(problem: "The file was not made: \(why).")
      }
    }
  }

  private func showProgress(_ sharing: Sharing) {
    let name = sharing.path.split(separator: "/").last.map(String.init) ?? sharing.path
    let percent = sharing.file.progress.map { Int(($0 * 100).rounded(.down)) } ?? 0
    guard percent != shownProgress else { return }
    let known = sharing.file.progress == nil ? "" : " \(percent) %"
    let words = "Making \(printable(name)) …\(known)"
    if shownProgress == nil {
      host.show(.question, words, number: Message.sharing.rawValue, buttons: ["_Cancel"])
    } else {
      host.reword(message: Message.sharing.rawValue, words)
    }
    shownProgress = percent
  }

  /// Gives up the file that is being made; what stood in its place stands.
  func stopSharing() {
    sharing?.file.cancel()
    sharing = nil
    guard shownProgress != nil else { return }
    shownProgress = nil
    host.hideMessage(Message.sharing.rawValue)
  }

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
