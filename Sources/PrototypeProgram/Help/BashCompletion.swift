/// Completion for bash, made of the table.
struct BashCompletion {
  let table: CommandTable

  /// The program as the name of a function of the shell.
  private var function: String { table.identity.command.replacing("-", with: "_") }

  var text: String {
    var lines = [
      "# bash completion for \(table.identity.command); made by `\(table.identity.command) generate bash`.",
      "_\(function)() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}",
      "  COMPREPLY=()", "  if ((COMP_CWORD == 1)); then",
      "    mapfile -t COMPREPLY < <(compgen -f -W '\((table.names + first).joined(separator: " "))' -- \"$word\")",
      "    return", "  fi", "  case $command in",
    ]
    for command in table.shown { lines += branch(command, as: command.name) }
    lines += branch(table.window, as: "*")
    lines += ["  esac", "}", "complete -o filenames -F _\(function) \(table.identity.command)"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first words besides commands.
  private var first: [String] { table.window.options.map { "--\($0.name)" } + ["--version"] }

  private func branch(_ command: CommandRule, as pattern: String) -> [String] {
    var lines = ["    \(pattern))", "      case $before in"]
    for option in command.options {
      guard let value = option.value, !value.isOptional else { continue }
      let names = (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
      lines.append("        \(names.joined(separator: " | ")))")
      lines += reply(value.completion).map { "          \($0)" }
      lines += ["          return", "          ;;"]
    }
    let options = command.options.flatMap { option in
      ["--\(option.name)"] + option.joinedWords
    }.joined(separator: " ")
    lines += [
      "      esac", "      if [[ $word == -* ]]; then",
      "        mapfile -t COMPREPLY < <(compgen -W '\(options)' -- \"$word\")", "      else",
    ]
    let operands = reply(command.operand?.completion ?? .nothing)
    lines += (operands.isEmpty ? [":"] : operands).map { "        \($0)" }
    return lines + ["      fi", "      ;;"]
  }

  private func reply(_ completion: OptionRule.Completion) -> [String] {
    switch completion {
    case .nothing: []
    case .files: ["mapfile -t COMPREPLY < <(compgen -f -- \"$word\")"]
    case .words(let words):
      ["mapfile -t COMPREPLY < <(compgen -W '\(words.joined(separator: " "))' -- \"$word\")"]
    case .wordsOrFiles(let words):
      ["mapfile -t COMPREPLY < <(compgen -f -W '\(words.joined(separator: " "))' -- \"$word\")"]
    }
  }
}
