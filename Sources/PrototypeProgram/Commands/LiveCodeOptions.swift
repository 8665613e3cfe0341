import Files
import JSON
import Rehearsal
import Studio
import Workbench

/// The options by which the window builds its program again, and one program takes over from another.
enum LiveCodeOptions {
  private static let watch = "watch"
  private static let resume = "resume"
  private static let at = "at"
  private static let ready = "ready"

  static let rules = [
    OptionRule(
      watch, takes: "FOLDER", offers: .files, valueIsOptional: true,
      "rebuilds the program when its source files change, and continues in the new program; this runs the folder's code"
    ),
    OptionRule(
      resume, takes: "JOURNAL", offers: .files, isForPrograms: true,
      "continues the session of this journal (a session's copy on disk) instead of a new session"),
    OptionRule(
      at, takes: "MS", isForPrograms: true,
      "continues from this time (default: the end of the journal)"),
    OptionRule(
      ready, takes: "FD", isForPrograms: true,
      "writes \"ready\" to this file descriptor when the window has drawn its first frame"),
  ]

  /// The largest number of a descriptor that a system uses.
  private static let descriptors = 0...1_048_576

  static func read(_ invocation: Invocation, into options: inout StudioOptions) throws(Problem) {
    let prototype = invocation.prototype
    let port = try invocation.integer(ready, in: descriptors).map {
      (number) throws(Problem) in try ReadyPort(Int32(clamping: number))
    }
    let journal = invocation.value(resume)
    if journal != nil, let file = options.file {
      throw Invocation.problem(
        "--resume and \(quoted(file)) can't be used together", "use one of them")
    }
    let milliseconds = try invocation.number(at, in: 0...Scenario.longest.milliseconds)
    if journal != nil || milliseconds != nil || port != nil {
      options.resume = try ResumeOptions(
        journal: journal, milliseconds: milliseconds, ready: port, of: prototype)
    }
    guard invocation.has(watch) else { return }
    let folder = invocation.value(watch).flatMap { $0.isEmpty ? nil : $0 }
    options.watch = try WatchOptions(
      folder: folder, arguments: invocation.words(without: [resume, at, ready] + TakeOptions.names))
  }
}
