import Files
import Rehearsal
import TouchKit
import TuningFiles

/// Knows which tuning sessions start with, and looks at the file that the present one's came from.
final class TuningKeeper {
  /// What became of looking at the file.
  enum News {
    /// Its values can be used: an opening may start from them.
    case good((inout Opening) -> Void)
    /// The last good values stay.
    case broken(Problem)
    /// It is as it was when it was last good.
    case same
  }

  /// How long a file has to be left alone before it is read, in microseconds: editors write in steps.
  private static let calm: Int64 = 80_000
  /// How long it may be missing or empty before somebody is told.
  private static let absence: Int64 = 1_000_000

  private let prototype: Prototype
  private let options: StudioOptions
  /// What the command line names, until another one is chosen.
  private var named: TuningSource?
  /// What the last start left.
  private let remembered: TuningSource?
  private(set) var path: String?
  private var watches: [FileWatch] = []
  private var alarm: Alarm?
  private var good: [UInt8]?
  /// Called when the file was written.
  var onNews: ((News) -> Void)?
  /// Called when a remembered file can't be used at the start.
  private(set) var trouble: Problem?

  init(_ prototype: Prototype, _ options: StudioOptions, remembered: String) {
    self.prototype = prototype
    self.options = options
    named = options.tuning.map {
      prototype.tuning(named: $0) != nil ? .named($0) : .file(WorkingFolder.absolute($0))
    }
    self.remembered = remembered.isEmpty ? nil : TuningSource(remembered)
  }

  // MARK: Beginnings

  /// Gives the program's first session its tuning.
  func begin(_ start: inout LiveSession.Start) {
    do throws(Problem) {
      try use(named ?? remembered, in: &start)
    } catch {
      trouble = error
    }
  }

  /// Makes what the command line says of tunings true of a session's start.
  func adjust(_ start: inout LiveSession.Start) { try? use(named, in: &start) }

  /// Gives a start another tuning, which was chosen by hand.
  func choose(_ source: TuningSource, in start: inout LiveSession.Start) throws(Problem) {
    try use(source, in: &start)
    named = nil
  }

  private func use(_ source: TuningSource?, in start: inout LiveSession.Start) throws(Problem) {
    defer { set(in: &start.opening) }
    guard let source else { return }
    try source.apply(to: &start.opening, of: prototype)
    if case .file(let path) = source { start.tuningFile = path } else { start.tuningFile = nil }
  }

  private func set(in opening: inout Opening) {
    for change in options.changes { opening.set(change) }
  }

  // MARK: The file

  /// Looks at a file from now on, or at none.
  func follow(_ path: String?) {
    guard path != self.path else { return }
    self.path = path
    alarm = nil
    good = path.flatMap { try? SafeFile.read($0) }
    // Links may be turned, and what they lead to may be written.
    let paths = path.map { FilePath.real($0) == $0 ? [$0] : [$0, FilePath.real($0)] } ?? []
    watches = paths.map { path in
      FileWatch(path) { [unowned self] in look(after: TuningKeeper.calm, isAwaited: true) }
    }
  }

  func stop() {
    follow(nil)
    onNews = nil
  }

  private func look(after span: Int64, isAwaited: Bool) {
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
      if bytes.isEmpty, isAwaited { return look(after: TuningKeeper.absence, isAwaited: false) }
      if bytes == good {
        onNews?(.same)
        return
      }
      let changes = try TuningReader(prototype.catalogue).read(bytes, file: path)
      good = bytes
      onNews?(
        .good { [unowned self] in
          $0.use(tuning: Prototype.usualTuning, changes)
          set(in: &$0)
        })
    } catch {
      if error.position == nil, isAwaited {
        look(after: TuningKeeper.absence, isAwaited: false)
      } else {
        onNews?(.broken(error))
      }
    }
  }
}
