/// What `--help` shows, made of the table.
struct HelpText {
  let table: CommandTable

  private static let width = 100

  func text(of command: CommandRule?) -> String {
    command.map(text) ?? whole
  }

  private var whole: String {
    let commands = table.all
    let column = commands.map(\.usage.count).max() ?? 0
    var lines = ["\(table.identity.title): \(table.identity.purpose)", "", "Usage:"]
    lines += commands.map { "  \(HelpText.pad($0.usage, column))  \($0.summary)" }
    lines += ["  \(table.identity.command) --help, --version, or COMMAND --help"]
    for paragraph in table.window.details { lines += [""] + HelpText.wrapped(paragraph) }
    lines += ["", "Options of the window:"] + options(of: table.window) + ["", "Exit status:"]
    lines += ExitStatus.allCases.map { status in
      let number = String(status.rawValue)
      return "  \(String(repeating: " ", count: 3 - number.count))\(number)  \(status.summary)"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func text(_ command: CommandRule) -> String {
    var lines = ["Usage: \(command.usage)", "", HelpText.sentence(command.summary)]
    for paragraph in command.details { lines += [""] + HelpText.wrapped(paragraph) }
    lines += ["", "Options:"] + options(of: command)
    return lines.joined(separator: "\n") + "\n"
  }

  private func options(of command: CommandRule) -> [String] {
    let options = command.options.filter { !$0.isForPrograms }
    let column = options.map(\.usage.count).max() ?? 0
    return options.flatMap { option in
      let line = "  \(HelpText.pad(option.usage, column))  \(option.summary)"
      let words = option.value?.completion.words ?? []
      return [line]
        + (words.isEmpty
          ? []
          : [String(repeating: " ", count: column + 4) + "one of: " + words.joined(separator: ", ")])
    }
  }

  static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func wrapped(_ paragraph: String) -> [String] {
    var lines: [String] = []
    for word in paragraph.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension OptionRule.Completion {
  /// The words to choose from.
  var words: [String] {
    switch self {
    case .nothing, .files: []
    case .words(let words), .wordsOrFiles(let words): words
    }
  }
}
