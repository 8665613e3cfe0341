import Files
import GtkPaint
import JSON
import Rehearsal
import Threads
import TouchKit
import Widgets
import Workbench

/// Makes files of the moment, of the range, or of all of the branch, for others.
final class Sharing {
  /// A file that is being made.
  private struct Making {
    var job: BackgroundJob<SharedFile.Findings>
    var name: String
    /// Whether the user drags it out of the window while it is made.
    var isDragged: Bool
    var began: Int64
    /// Called with what is in it.
    var made: ([UInt8]) -> Void
  }

  /// The least time between two words of a file that is being made, and until the first, in microseconds.
  private static let paceTime: Int64 = 50_000
  private static let longTime: Int64 = 1_000_000

  private static let pictures = HostWindow.FileFilter(name: "PNG pictures", pattern: "*.png")

  private let parts: WindowParts
  private var making: Making?
  /// How much of the file was said to be made, in percent.
  private var shownProgress: Int?

  init(_ parts: WindowParts) { self.parts = parts }

  private var session: LiveSession { parts.session }
  private var notices: Notices { parts.notices }
  private(set) var look: SharedLook {
    get { parts.memory.state.sharedLook }
    set { parts.memory.state.sharedLook = newValue }
  }

  // MARK: How pictures look

  func toggleBody() { look.hasBody.toggle() }

  func toggleTouches() { look.hasTouches.toggle() }

  func setScale(_ target: String) {
    if let scale = Int(target), SharedLook.scales.contains(scale) {
      look.scale = scale
    }
  }

  private var presentLook: SharedLook {
    var look = look
    look.desk = parts.phone.theme.ground
    look.isDark = parts.phone.theme.isDark
    return look
  }

  // MARK: Pictures of the moment

  func saveScreenshot() {
    guard let picture = screenshot() else { return }
    parts.host.chooseFile(toSave: "Save the picture", suggestion: picture.name, Self.pictures) {
      [parts] in
      _ = parts.write(picture.file, to: SavedName.picture.path($0))
    }
  }

  func copyScreenshot() {
    do throws(PaintError) {
      parts.host.copy(try parts.phone.picture(presentLook))
      notices.show(notice: "Picture copied.")
    } catch {
      notices.show(problem: error.description)
    }
  }

  /// The present frame as `capture` writes it, with what is chosen around it.
  private func screenshot() -> (name: String, file: [UInt8], surface: Surface)? {
    do throws(PaintError) {
      let surface = try parts.phone.picture(presentLook)
      let time = session.now.milliseconds.rounded().twoDecimals
      return ("\(parts.prototype.name)-\(time)ms.png", surface.png, surface)
    } catch {
      notices.show(problem: error.description)
      return nil
    }
  }

  // MARK: Files that take time

  /// Asks where a file is saved, and makes it.
  func share(_ form: SharedForm) {
    guard !isBusy() else { return }
    guard let order = order(of: form) else {
      return notices.show(
        problem: "There is nothing to save yet. Play with the phone first.")
    }
    let name = form.savedName
    parts.host.chooseFile(
      toSave: "Save the \(form.title.lowercased().replacing("png", with: "PNG"))",
      suggestion: fileName(of: form),
      HostWindow.FileFilter(name: form.files, pattern: "*\(name.ending)")
    ) { [unowned self] in make(at: name.path($0), SharedFile.work(order)) }
  }

  /// Whether a file is still being made, which is said: another one would put an end to it.
  func isBusy() -> Bool {
    if let making {
      notices.show(notice: "Another export is still running: \(printable(making.name)).")
    }
    return making != nil
  }

  /// How far the file is that is being made, for tests.
  var progress: String { making == nil ? "none" : shownProgress.map { "\($0)" } ?? "begun" }

  private func fileName(of form: SharedForm) -> String {
    "\(parts.prototype.name)\(form.suffix)\(form.savedName.ending)"
  }

  /// What a file of the range, or of all of the branch, is made from; nil if that is nothing.
  private func order(of form: SharedForm) -> SharedFile.Order? {
    let range =
      session.range.map { $0.lowerBound...min($0.upperBound, session.end) }
      ?? .zero...session.end
    guard range.lowerBound < range.upperBound else { return nil }
    return SharedFile.Order(
      prototype: parts.prototype,
      recording: Recording(
        start: session.start.startState,
        inputs: session.knownInputs.filter { $0.time <= range.upperBound },
        end: range.upperBound),
      start: range.lowerBound, form: form, look: presentLook, fonts: parts.fonts,
      title: session.start.name ?? parts.prototype.name)
  }

  /// Makes a file on a thread of its own, and saves it.
  func make(at path: String, _ work: @escaping SharedFile.Work) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    make(name, work) { [parts] in _ = parts.write($0, to: path) }
  }

  /// Makes a file on a thread of its own, and cancels the one before.
  private func make(
    _ name: String, isDragged: Bool = false, _ work: @escaping SharedFile.Work,
    made: @escaping ([UInt8]) -> Void
  ) {
    stop()
    let bell = LoopBell(pace: Self.paceTime) { [unowned self] in wentOn() }
    guard let job = BackgroundJob(SharedFile.Findings(), bell: bell, work) else {
      return notices.show(
        problem: "Could not start a thread to write the file. Close other programs and retry.")
    }
    making = Making(job: job, name: name, isDragged: isDragged, began: Alarm.now, made: made)
  }

  private func wentOn() {
    guard let making else { return }
    let findings = making.job.findings
    guard let outcome = findings.outcome else {
      if Alarm.now - making.began > Self.longTime { showProgress(making, findings.progress) }
      return
    }
    stop()
    switch outcome {
    case .bytes(let bytes): making.made(bytes)
    case .nothing: notices.show(problem: "Nothing moves in the range.")
    case .failed(let why): notices.show(problem: "The file was not saved: \(why).")
    }
  }

  private func showProgress(_ making: Making, _ progress: Double?) {
    let percent = progress.map { Int(($0 * 100).rounded(.down)) } ?? 0
    guard percent != shownProgress else { return }
    let known = progress == nil ? "" : " \(percent) %"
    let words = "Making \(printable(making.name)) …\(known)"
    if shownProgress == nil {
      // It informs: the keyboard stays where it is.
      let cancel = { [unowned self] in stop() }
      notices.put(.sharing, .info, words, [("_Cancel", cancel)], closed: cancel)
    } else {
      notices.reword(.sharing, words)
    }
    shownProgress = percent
  }

  /// Cancels the file that is being made; an earlier file at its path stays.
  func stop() {
    making = nil
    guard shownProgress != nil else { return }
    shownProgress = nil
    notices.hide(.sharing)
  }

  // MARK: Drawn out of the window

  /// The moment's picture can be drawn to a folder, or into another program; while a range is chosen, its moving picture.
  func addDragOut() {
    let dragged = DraggedFile()
    parts.host.addDragOut(
      by: "share",
      "Share. Drag this button out of the window to export the picture or the range.",
      begin: { [unowned self] in
        do throws(Problem) {
          return session.range == nil ? try picture(for: dragged) : try movingPicture(for: dragged)
        } catch {
          notices.show(error)
          return nil
        }
      },
      // If no program has accepted the file, it need not be finished.
      end: { [unowned self] in if making?.isDragged == true { stop() } })
  }

  private func picture(for dragged: DraggedFile) throws(Problem) -> HostWindow.Dragged? {
    guard let picture = screenshot() else { return nil }
    let path = try dragged.place(for: picture.name)
    try dragged.write(picture.file, to: path)
    return HostWindow.Dragged(file: .picture(path, picture.file), picture: picture.surface)
  }

  /// It is made while the user drags it.
  private func movingPicture(for dragged: DraggedFile) throws(Problem) -> HostWindow.Dragged? {
    guard !isBusy() else { return nil }
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
        notices.show(error)
      }
    }
    return HostWindow.Dragged(file: .coming(coming), picture: icon.surface)
  }

  // MARK: Menus

  /// Other ways to share, in a menu.
  func forms() -> Menu {
    let menu = Menu()
    for form in SharedForm.allCases {
      menu.append("\(form.title)…", Command.share.action(), target: form.rawValue)
    }
    return menu
  }

  func looks() -> Menu {
    let menu = Menu()
    menu.append("With Phone Body", Command.sharedBody.action())
    menu.append("With Touches", Command.sharedTouches.action())
    menu.append(
      submenu: Menu(
        .sharedScale,
        SharedLook.scales.map { ("\($0)", $0 == 0 ? "Same as Device" : "\($0) ×") }),
      "Pixels per Point")
    return menu
  }
}
