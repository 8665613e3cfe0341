import JSON
import Rehearsal
import Studio

/// The commands that open the window, on a display or in a browser.
extension CommandRule {
  /// What the program does if no command is named.
  static let window = CommandRule(
    "", "opens the window",
    writes: [""], operand: OpenWindow.operand,
    options: LiveCodeOptions.rules + TakeOptions.rules(isForPrograms: true), changesStart: true,
    details: [
      """
      Opens the phone in a window, with the file that you name. If a file has the name of a command, write ./NAME. The exit \
      status is 0 if you close the window, and 130 after Ctrl+C. In both cases the session is saved: the window's menu Earlier \
      Sessions lists it.
      """,
      """
      With --watch, the package is built again when one of its source files changes. This runs the package's Package.swift \
      and script/run with your permissions. If the build fails, the window shows the compiler's errors. If the build succeeds, the \
      session continues in the new program at the same moment. Without FOLDER, the package that contains the program is watched.
      """,
    ]
  ) { invocation in
    var options = try OpenWindow.options(invocation)
    try LiveCodeOptions.read(invocation, into: &options)
    let chosen = options
    return ExitStatus(
      windowStatus: MainActor.assumeIsolated { StudioProgram.run(invocation.prototype, chosen) })
  }

  static let serve = CommandRule(
    "serve", "shows the window in a web browser on this machine",
    writes: [""], operand: OpenWindow.operand,
    options: [
      OptionRule("port", takes: "N", "listens on this port (default: a free port)")
    ] + TakeOptions.rules(), changesStart: true,
    details: [
      """
      Starts a server (GTK's Broadway daemon) and prints an address. Open this address in a browser on this machine. To end \
      the program, press Ctrl+C; nothing in the page can end the program. The address ends in a secret key, which is new at \
      each start. A person who knows the key can watch and use the window; other pages and other users of the machine can't.
      """,
      """
      Only one page at a time shows the window: the page that was opened last. An earlier page shows a message, and can get \
      the window back.
      """,
    ]
  ) { invocation in
    let options = try OpenWindow.options(invocation)
    let port = try invocation.integer("port", in: 1...65535).flatMap { UInt16(exactly: $0) }
    return ExitStatus(
      windowStatus: MainActor.assumeIsolated {
        StudioProgram.serve(invocation.prototype, options, port: port)
      })
  }
}

/// What the window and the browser's window take from the command line.
private enum OpenWindow {
  static let operand = CommandRule.Operand(
    placeholder: "[SCENARIO|TAKE|SESSION|REVIEW]", count: 0...1, completion: .files)

  static func options(_ invocation: Invocation) throws(Problem) -> StudioOptions {
    // Wrong options are reported before the window opens.
    var probe = StartState(usualOf: invocation.prototype)
    try ScenarioFile.adjust(&probe, invocation)
    let take = TakeOptions(invocation)
    try take.check(window: invocation)
    var options = StudioOptions(
      file: invocation.operands.first, identity: invocation.table.identity,
      choosesDevice: invocation.has("device"),
      choosesAppearance: invocation.has("appearance"), tuning: invocation.value("tuning"),
      changes: try ScenarioFile.changes(invocation), content: invocation.table.source
    ) { startState in try? ScenarioFile.choosePhone(for: &startState, invocation) }
    options.takeWay = take.way
    let prototype = invocation.prototype
    options.recordTest = { (file) throws(Problem) in try MadeTest.record(file, prototype) }
    options.isStrict = take.isStrict
    return options
  }
}

extension ExitStatus {
  /// The window knows the contract's numbers, but not the types of the command line.
  fileprivate init(windowStatus: Int32) { self = ExitStatus(rawValue: windowStatus) ?? .failed }
}
