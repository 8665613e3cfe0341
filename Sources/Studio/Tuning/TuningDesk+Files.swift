import Files
import JSON
import Rehearsal
import TouchKit
import TuningFiles
import Widgets
import Workbench

/// Tunings as files: copied, saved, and written back into the file that they came from.
extension TuningDesk {
  static let files = HostWindow.FileFilter(name: "Tunings", pattern: "*.json")

  func copy() {
    let changes = shownChanges
    guard !changes.isEmpty else { return }
    parts.host.copy(text: String(decoding: TuningWriter.write(changes), as: UTF8.self))
    parts.notices.show(
      notice: "\(NumberWords.count(changes.count, "changed value")) copied as JSON.")
  }

  /// Saves what differs from the usual tuning as a file, which the session then starts from.
  func save() {
    let usual = StartState(settings: session.start.startState.settings).tuning(of: prototype)
    let changes = shownTuning.changes(from: usual)
    parts.host.chooseFile(
      toSave: "Save the tuning", suggestion: "\(prototype.name)-tuning.json", Self.files
    ) { [unowned self] chosen in
      let path = chosen.hasSuffix(".json") ? chosen : "\(chosen).json"
      guard parts.write(TuningWriter.write(changes), to: path) else { return }
      sides.keep()
      presets.use(.file(WorkingFolder.absolute(path)))
    }
  }

  // MARK: Writing back

  /// Writes the changed values into the tuning's file. Undo writes what it held before, unless it was changed since.
  func writeBack() {
    endTuning()
    let changes = changedTunings
    guard let path = session.start.tuningFile, !changes.isEmpty else { return }
    do throws(Problem) {
      let before = try SafeFile.read(path)
      let after = try TuningFileEditor(prototype.catalogue).text(before, file: path, with: changes)
      sides.keep()
      try write(after, toTuning: path)
      session.start.startState.changes = presets.own
      ways.record()
      edits.add(.written(WrittenTuning(path: path, before: before, after: after)))
      let words = "\(NumberWords.count(changes.count, "value")) written to \(Self.name(of: path))."
      edits.say("\(words) The rest of the file is unchanged.")
      ways.updateControls()
      update()
    } catch {
      parts.notices.show(error)
    }
  }

  /// Writes what a file held before, and returns what undoes that; nil, with words, if it holds something else now.
  func writeAgain(_ written: WrittenTuning) -> WrittenTuning? {
    let name = Self.name(of: written.path)
    do throws(Problem) {
      guard try SafeFile.read(written.path) == written.after else {
        parts.notices.show(
          problem: "\(name) has changed since you wrote to it. The file stays as it is.")
        return nil
      }
      try write(written.before, toTuning: written.path)
      edits.say(takenBack: "\(name) is restored.")
      ways.updateControls()
      update()
      return WrittenTuning(path: written.path, before: written.after, after: written.before)
    } catch {
      parts.notices.show(error)
      return nil
    }
  }

  private static func name(of path: String) -> String {
    printable(path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// Writes a tuning's file. What it contains counts as unchanged from now on.
  private func write(_ bytes: [UInt8], toTuning path: String) throws(Problem) {
    let all = try TuningReader(prototype.catalogue).read(bytes, file: path)
    try SafeFile.write(bytes, to: path, throughLinks: true)
    guard session.start.tuningFile == path else { return }
    presets.wrote(bytes, all)
  }
}
