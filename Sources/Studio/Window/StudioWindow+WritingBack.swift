import Files
import Rehearsal
import TouchKit
import TuningFiles

/// Writes changed tunings into the file that they came from.
extension StudioWindow {
  /// Writes the changed values into the tuning's file, once the person has said that this file may be written.
  func writeBack() {
    guard let path = session.start.tuningFile, !changedTunings.isEmpty else { return }
    let name = printable(path.split(separator: "/").last.map(String.init) ?? path)
    guard !writableTunings.contains(path) else { return writeBack(to: path, name) }
    let count = Words.count(changedTunings.count, "value")
    show(notice: "Write \(count) into \(name)? All else in it stays.", button: "_Write") {
      [unowned self] in
      guard session.start.tuningFile == path else { return }
      writableTunings.insert(path)
      writeBack(to: path, name)
    }
  }

  private func writeBack(to path: String, _ name: String) {
    let changes = changedTunings
    do throws(Problem) {
      let bytes = try TuningFileEditor(prototype.catalogue).text(
        SafeFile.read(path), file: path, with: changes)
      try SafeFile.write(bytes, to: path, throughLinks: true)
      tuningFile.note(bytes)
      let all = try TuningReader(prototype.catalogue).read(bytes, file: path)
      presetChanges = all
      session.start.startState.changes = all
      journal?.begin(session)
      show(notice: "\(Words.count(changes.count, "value")) written into \(name).")
      updateControls()
      updateTunePanel()
    } catch {
      show(error)
    }
  }
}
