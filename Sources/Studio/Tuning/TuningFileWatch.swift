import Files
import JSON
import Rehearsal
import TouchKit
import TuningFiles
import Widgets
import Workbench

/// Reads the present session's tuning file again whenever it is saved.
final class TuningFileWatch {
  /// What reading the file gave.
  enum Outcome {
    /// Its values can be used: a start state may start from them.
    case valid((inout StartState) -> Void)
    /// The last valid values stay.
    case invalid(Problem)
    /// It is as it was when it was last valid.
    case unchanged
  }

  /// How long a file has to be left alone before it is read, in microseconds: editors write in steps.
  private static let calm: Int64 = 80_000
  /// How long it may be missing or empty before that counts as a problem.
  private static let absence: Int64 = 1_000_000

  private let prototype: Prototype
  /// Values that are set over those of the file.
  private let overrides: [TuningChange]
  private var path: String?
  private var watches: [FileWatch] = []
  private var alarm: Alarm?
  private var lastValid: [UInt8]?
  /// Called when the file was written and read.
  var onOutcome: ((Outcome) -> Void)?

  init(_ prototype: Prototype, overrides: [TuningChange]) {
    self.prototype = prototype
    self.overrides = overrides
  }

  /// Watches a file from now on, or no file.
  func follow(_ path: String?) {
    guard path != self.path else { return }
    self.path = path
    alarm = nil
    lastValid = path.flatMap { try? SafeFile.read($0) }
    // A link may be changed, and the file that it points to may be written.
    let paths = path.map { FilePath.real($0) == $0 ? [$0] : [$0, FilePath.real($0)] } ?? []
    watches = paths.map { path in
      FileWatch(path) { [unowned self] in read(after: TuningFileWatch.calm, isAwaited: true) }
    }
  }

  /// The program itself wrote the file.
  func note(_ bytes: [UInt8]) { lastValid = bytes }

  func stop() {
    follow(nil)
    onOutcome = nil
  }

  private func read(after span: Int64, isAwaited: Bool) {
    alarm = Alarm(at: Alarm.now + span) { [unowned self] in
      alarm = nil
      read(isAwaited: isAwaited)
    }
  }

  /// Reads the file; one that is missing or empty may be in the middle of being saved, so it is awaited once.
  private func read(isAwaited: Bool) {
    guard let path else { return }
    do throws(Problem) {
      let bytes = try SafeFile.read(path)
      if bytes.isEmpty, isAwaited {
        return read(after: TuningFileWatch.absence, isAwaited: false)
      }
      if bytes == lastValid {
        onOutcome?(.unchanged)
        return
      }
      let changes = try TuningReader(prototype.catalogue).read(bytes, file: path)
      lastValid = bytes
      onOutcome?(
        .valid { [overrides] in
          $0.use(tuning: Prototype.usualTuning, changes)
          for change in overrides { $0.set(change) }
        })
    } catch {
      if error.position == nil, isAwaited {
        read(after: TuningFileWatch.absence, isAwaited: false)
      } else {
        onOutcome?(.invalid(error))
      }
    }
  }
}
