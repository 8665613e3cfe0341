import Files
import JSON
import VisualTesting

/// The command `report`: one report of one test run or several.
extension CommandRule {
  static let report = CommandRule(
    "report", "makes one report from one or more test runs",
    writes: [""],
    operand: Operand(
      placeholder: "[FOLDER …]", count: 0...Int.max, completion: .files),
    options: [
      OptionRule(
        "output", letter: "o", takes: "PATH", offers: .files,
        "writes the page to this file (default: \(StateFolder.usualPath)/report.html), or to stdout (-)"
      ),
      OptionRule(
        "reporter", takes: "WORD", offers: .words(ReportFormat.allCases.map(\.rawValue)),
        "prints the results in this format instead of making a page"),
    ],
    details: [
      """
      Each FOLDER holds the results of a run (default: \(StateFolder.usualPath)/last). Several shards, the parts of one run, make one \
      report. The page needs no other file. The page shows the two pictures of each difference side by side, with a slider, as \
      an onion skin (one over the other), or blinking.
      """
    ]
  ) { invocation in
    let state = StateFolder(of: .here)
    let folders = invocation.operands.isEmpty ? [state.lastRun] : invocation.operands
    var runs: [LastRun] = []
    for folder in folders { runs.append(try LastRun(folder)) }
    if let reporter = try TestCommand.reporter(invocation) {
      let text = reporter.report(HTMLReport.result(of: runs), picturesIn: folders[0])
      try Console.write(text)
      return .fine
    }
    let page = try HTMLReport.bytes(of: runs)
    let output = invocation.value("output") ?? "\(state.path)/report.html"
    if output == "-" {
      try Console.write(page)
      return .fine
    }
    if !invocation.has("output") { try state.prepare() }
    try SafeFile.write(page, to: output)
    try Console.write("\(printable(output))\n")
    return .fine
  }
}
