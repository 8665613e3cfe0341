import JSON
import Rehearsal
import Studio

/// The commands that open the window, on a display or in a browser.
extension CommandRule {
  /// What the program does if no command is named.
  static let window = CommandRule(
    "", "the window",
    writes: [""], operand: OpenWindow.operand,
    options: LiveCodeOptions.rules + TakeOptions.rules(isForPrograms: true), changesStart: true,
    details: [
      """
      Opens the phone in a window and plays the scenario or the take, if one is named; with --follow \
      a take at the views that it hit. A file whose name is a command's is \
      opened as ./NAME.
      """,
      "Ends with 0 when it is closed, with 130 when it is interrupted; either way the session is kept.",
      """
      With --watch the package is built anew whenever one of its sources changes; that runs what its Package.swift and \
      script/run say, as you. Errors of the compiler stand in the window; what was built well takes over at the same \
      moment. FOLDER is by default the nearest package above the program.
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
    "serve", "the window in a web browser, loopback only",
    writes: [""], operand: OpenWindow.operand,
    options: [
      OptionRule("port", takes: "N", "the port to listen on; a free one unless given")
    ] + TakeOptions.rules(), changesStart: true,
    details: [
      """
      Starts a Broadway daemon of GTK's for itself alone, prints the address to open in a browser on this machine, and \
      ends with an interruption, such as Ctrl+C: nothing in the page ends it. The address ends in a key that is another one at each start: who knows \
      it can watch and act, and other pages and other users of the machine don't.
      """,
      """
      One page at a time shows the window: the one that was opened last. The one before says so and can take it back.
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
  /// The window knows the contract's numbers and none of the command line's types.
  fileprivate init(windowStatus: Int32) { self = ExitStatus(rawValue: windowStatus) ?? .failed }
}
