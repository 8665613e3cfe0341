import CGtkShim
import Files
import GtkPaint
import Rehearsal
import TouchKit

/// Opens scenarios in the window and saves what came of them.
extension StudioWindow {
  private static let scenarios = HostWindow.FileFilter(
    name: "Scenarios and takes", pattern: "*.json")
  private static let pictures = HostWindow.FileFilter(name: "PNG pictures", pattern: "*.png")

  /// The type that the desktop knows scenarios and takes by.
  private static let mediaType = "application/vnd.\(ProgramIdentity.command).scenario+json"

  // MARK: Opening

  func chooseFile() {
    host.chooseFile(toOpen: "Open a scenario or a take", Self.scenarios) { [unowned self] in
      play(file: $0)
    }
  }

  /// Plays a scenario or a take from its beginning.
  func play(file path: String) {
    do throws(Problem) {
      let scenario = try ScenarioReader(prototype).read(
        SafeFile.read(path, atMost: ScenarioReader.limits.bytes), file: path)
      let place = WorkingFolder.absolute(path)
      state.remember(place)
      dp_recent_add(place, Self.mediaType, "\(ProgramIdentity.command) %f")
      host.hideMessage(Message.problem.rawValue)
      play(scenario, named: path.split(separator: "/").last.map(String.init) ?? path, from: path)
    } catch {
      show(error)
    }
  }

  /// Plays a scenario from its beginning; `path` is where it came from, for messages.
  func play(_ scenario: Scenario, named name: String, from path: String?) {
    var scenario = scenario
    options.adjust(&scenario.opening)
    var start = LiveSession.Start(opening: scenario.opening, name: name)
    tunings.adjust(&start)
    scenario.opening = start.opening
    // A scenario's aims are found by running it; what plays are the inputs that came of it.
    let run = Run(prototype, scenario, measurer: painter.measurer)
    run.finish()
    start.coming = run.inputs
    begin(start, "Playing \(StudioNames.short(name))")
    if let failure = run.failures.first { show(failure.problem(in: path)) }
  }

  // MARK: Saving

  func saveTake() {
    let bytes = session.take(named: session.start.name ?? "")
    saveTake(bytes, suggestion: "\(prototype.name).take.json") { [unowned self] path in
      state.remember(path)
    }
  }

  func saveTake(
    _ bytes: [UInt8], suggestion: String, then done: @escaping (String) -> Void
  ) {
    host.chooseFile(toSave: "Save the take", suggestion: suggestion, Self.scenarios) {
      [unowned self] chosen in
      let path = SavedName.take.path(chosen)
      if write(bytes, to: path) { done(path) }
    }
  }

  func saveScreenshot() {
    guard let bytes = screenshot() else { return }
    let time = decimals(session.now.milliseconds.rounded())
    host.chooseFile(
      toSave: "Save the screenshot", suggestion: "\(prototype.name)-\(time)ms.png", Self.pictures
    ) { [unowned self] in
      _ = write(bytes, to: SavedName.picture.path($0))
    }
  }

  func copyScreenshot() {
    do throws(PaintError) {
      host.copy(try phone.picture(scale: session.stage.settings.device.scale))
      show(notice: "The screenshot is on the clipboard.")
    } catch {
      show(problem: error.description)
    }
  }

  /// The present frame as `capture` writes it.
  private func screenshot() -> [UInt8]? {
    do throws(PaintError) {
      let surface = try phone.picture(scale: session.stage.settings.device.scale)
      return PNGSequenceEncoder(width: surface.width, height: surface.height).encode(surface)
    } catch {
      show(problem: error.description)
      return nil
    }
  }

  /// Shows a file where it lies.
  private func showInFiles(_ path: String) {
    host.showInFiles(path) { [weak self] in self?.show(problem: $0) }
  }

  private func write(_ bytes: [UInt8], to path: String) -> Bool {
    do throws(Problem) {
      try SafeFile.write(bytes, to: path, throughLinks: true)
      let name = path.split(separator: "/").last.map(String.init) ?? path
      show(notice: "Saved as \(printable(name)).", button: "Show in _Files") {
        [unowned self] in showInFiles(path)
      }
      return true
    } catch {
      show(error)
      return false
    }
  }
}
