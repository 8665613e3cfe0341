import JSON
import Screens
import TouchKit
import TuningFiles

/// Feeds bytes to what reads tunings, and writes values back into their files.
extension FuzzTarget {
  /// A tuning that is written again is the same tuning, and the phone takes each of its values.
  static let tuning = FuzzTarget("tuning") { bytes in
    let reader = TuningReader(phone.catalogue)
    let read = try Refusal.reading(bytes) { () throws(Problem) in
      try reader.read(bytes, file: nil)
    }
    guard let changes = read else { return }
    var tuning = phone.defaultTuning
    for change in changes {
      try Finding.unless(
        phone.catalogue[change.name]?.accepts(change.value) == true,
        "\(change.name) takes no \(change.value)")
      tuning.set(change.name, change.value)
    }
    guard let again = try? reader.read(TuningWriter.write(changes), file: nil) else {
      throw Finding("what was written is refused")
    }
    try Finding.unless(again == changes, "another tuning the second time")
  }

  /// The values of one tuning, behind a zero byte, are written into the file of another: once is enough, and none change nothing.
  static let writeBack = FuzzTarget("write-back") { bytes in
    let files = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      .map(Array.init)
    let reader = TuningReader(phone.catalogue)
    let editor = TuningFileEditor(phone.catalogue)
    guard files.count == 2, let changes = try? reader.read(files[1], file: nil),
      let before = try? reader.read(files[0], file: nil)
    else { return }
    func edited(_ text: [UInt8], _ changes: [TuningChange]) throws(Finding) -> [UInt8] {
      do throws(Problem) {
        return try editor.text(text, file: nil, with: changes)
      } catch {
        throw Finding("a file that is read can't be changed: \(error)")
      }
    }
    try Finding.unless(edited(files[0], []) == files[0], "no change changes something")
    let once = try edited(files[0], changes)
    try Finding.unless(edited(once, changes) == once, "the same values change something")
    try Finding.unless(
      edited(edited(once, before), changes) == once, "what was changed to and fro is another file")
  }
}
