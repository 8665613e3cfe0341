/// Completion for fish, made of the table.
struct FishCompletion {
  let table: CommandTable

  var text: String {
    let program = table.identity.command
    var lines = [
      "# fish completion for \(program); made by `\(program) generate fish`.",
      "complete -c \(program) -f",
      "complete -c \(program) -n __fish_use_subcommand -l version -d 'prints the version'",
    ]
    let none = "'not __fish_seen_subcommand_from \(table.names.joined(separator: " "))'"
    lines += completions(of: table.window, when: none)
    for command in table.shown {
      lines.append(
        "complete -c \(program) -n __fish_use_subcommand -a \(command.name) -d '\(FishCompletion.quoted(command.summary))'"
      )
    }
    for command in table.shown {
      lines += completions(of: command, when: "'__fish_seen_subcommand_from \(command.name)'")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func completions(of command: CommandRule, when condition: String) -> [String] {
    let here = "complete -c \(table.identity.command) -n \(condition)"
    var lines: [String] = []
    if command.operand?.completion.offersFiles ?? false { lines.append("\(here) -F") }
    for option in command.options {
      let letter = option.letter.map { " -s \($0)" } ?? ""
      // If a value may be left out, fish offers it only behind the equals sign.
      let value =
        option.value.map { value in
          value.isOptional
            ? " -a '\(value.completion.words.joined(separator: " "))'"
            : " " + arguments(value.completion)
        } ?? ""
      lines.append(
        "\(here)\(letter) -l \(option.name)\(value) -d '\(FishCompletion.quoted(option.summary))'"
      )
    }
    return lines
  }

  private func arguments(_ completion: OptionRule.Completion) -> String {
    switch completion {
    case .nothing: "-x"
    case .files: "-r -F"
    case .words(let words): "-x -a '\(words.joined(separator: " "))'"
    case .wordsOrFiles(let words): "-r -F -a '\(words.joined(separator: " "))'"
    }
  }

  private static func quoted(_ text: String) -> String {
    text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}

extension OptionRule.Completion {
  fileprivate var offersFiles: Bool {
    switch self {
    case .files, .wordsOrFiles: true
    case .nothing, .words: false
    }
  }
}
