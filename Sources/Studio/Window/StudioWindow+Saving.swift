import Files
import GtkPaint
import TouchKit

/// Saves takes and pictures of the session.
extension StudioWindow {
  private static let pictures = HostWindow.FileFilter(name: "PNG pictures", pattern: "*.png")

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
    guard let picture = screenshot() else { return }
    host.chooseFile(toSave: "Save the screenshot", suggestion: picture.name, Self.pictures) {
      [unowned self] in
      _ = write(picture.file, to: SavedName.picture.path($0))
    }
  }

  func copyScreenshot() {
    do throws(PaintError) {
      host.copy(try phone.picture(sharedLook))
      show(notice: "The screenshot is on the clipboard.")
    } catch {
      show(problem: error.description)
    }
  }

  /// The present frame as `capture` writes it, with what is chosen around it.
  func screenshot() -> (name: String, file: [UInt8], surface: Surface)? {
    do throws(PaintError) {
      let surface = try phone.picture(sharedLook)
      let time = decimals(session.now.milliseconds.rounded())
      return ("\(prototype.name)-\(time)ms.png", surface.png, surface)
    } catch {
      show(problem: error.description)
      return nil
    }
  }

  /// Shows a file in its folder.
  func showInFiles(_ path: String) {
    host.showInFiles(path) { [weak self] in self?.show(problem: $0) }
  }

  func write(_ bytes: [UInt8], to path: String) -> Bool {
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
