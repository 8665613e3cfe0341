import Files
import JSON
import TouchKit
import Widgets

/// Makes the prototype again whenever a file of the content's folder is saved.
final class ContentWatch {
  /// What reading the folder gave.
  enum Outcome {
    case valid(Prototype)
    /// The last valid content stays.
    case invalid(Problem)
    /// It is as it was when it was last valid.
    case unchanged
  }

  /// How long a file has to be left alone before it is read, in microseconds: editors write in steps.
  private static let calm: Int64 = 80_000
  /// How long one may be missing or unreadable before that counts as a problem.
  private static let absence: Int64 = 1_000_000
  /// How long it may be wrong at some place in it: an editor may have written the half of it.
  private static let patience: Int64 = 250_000

  private let source: ContentSource<Prototype>
  private var watches: [FileWatch] = []
  private var alarm: Alarm?
  private var lastValid: ContentFolder.Reading?
  /// Called when files were written and read.
  var onOutcome: ((Outcome) -> Void)?

  init(_ source: ContentSource<Prototype>) {
    self.source = source
    lastValid = try? source.folder.read()
    watches = source.folder.paths.map { path in
      FileWatch(path) { [unowned self] in read(after: ContentWatch.calm, isAwaited: true) }
    }
  }

  func stop() {
    alarm = nil
    watches = []
    onOutcome = nil
  }

  private func read(after span: Int64, isAwaited: Bool) {
    alarm = Alarm(at: Alarm.now + span) { [unowned self] in
      alarm = nil
      read(isAwaited: isAwaited)
    }
  }

  /// Reads the files; what is wrong with them may be right a moment later, so it is awaited once.
  private func read(isAwaited: Bool) {
    do throws(Problem) {
      let reading = try source.folder.read()
      if reading == lastValid {
        onOutcome?(.unchanged)
        return
      }
      try checkPresence(in: reading)
      let prototype = try source.made(of: reading.content)
      lastValid = reading
      onOutcome?(.valid(prototype))
    } catch {
      if isAwaited {
        let span = error.position == nil ? ContentWatch.absence : ContentWatch.patience
        read(after: span, isAwaited: false)
      } else {
        onOutcome?(.invalid(error))
      }
    }
  }

  /// If a file was there and is now missing, the built-in one would replace it, which has other words.
  private func checkPresence(in reading: ContentFolder.Reading) throws(Problem) {
    let gone = lastValid?.names.first { !reading.names.contains($0) }
    guard let gone else { return }
    throw Problem(
      file: "\(source.folder.path)/\(gone)", what: "the file was removed", remedy: "put it back")
  }
}
