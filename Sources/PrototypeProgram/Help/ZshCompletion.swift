/// Completion for zsh, made of the table.
struct ZshCompletion {
  let table: CommandTable

  /// The program as the name of a function of the shell.
  private var function: String { table.identity.command.replacing("-", with: "_") }

  var text: String {
    var lines = [
      "#compdef \(table.identity.command)",
      "# zsh completion for \(table.identity.command); made by `\(table.identity.command) generate zsh`.",
      "_\(function)() {", "  local -a commands", "  if ((CURRENT == 2)); then", "    commands=(",
    ]
    for command in table.shown {
      lines.append("      '\(command.name):\(ZshCompletion.quoted(command.summary))'")
    }
    lines += [
      "    )", "    _describe command commands", "    _files",
      "    _arguments '--version[prints the version]' \\",
      table.window.options.flatMap(specifications).map { "      \($0)" }.joined(separator: " \\\n"),
      "    return", "  fi", "  local command=$words[2]", "  case $command in",
    ]
    for command in table.shown {
      lines += ["    \(command.name))", "      shift words", "      ((CURRENT--))"]
      lines += arguments(of: command)
    }
    lines += ["    *)"] + arguments(of: table.window)
    lines += ["  esac", "}", "_\(function) \"$@\""]
    return lines.joined(separator: "\n") + "\n"
  }

  private func arguments(of command: CommandRule) -> [String] {
    var specifications = command.options.flatMap(specifications)
    if let operand = command.operand {
      let name = ZshCompletion.quoted(operand.placeholder)
      specifications.append("'*:\(name):\(action(operand.completion))'")
    }
    let lines = specifications.map { "        \($0)" }.joined(separator: " \\\n")
    return ["      _arguments \\", lines, "      ;;"]
  }

  private func specifications(_ option: OptionRule) -> [String] {
    let names = (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
    return names.map { name in
      let value = option.value.map {
        "\($0.isOptional ? "::" : ":")\(ZshCompletion.quoted($0.placeholder)):\(action($0.completion))"
      }
      // With this sign a value is in the same word, or there is no value.
      let name = (option.value?.isOptional ?? false) && name.hasPrefix("--") ? "\(name)=-" : name
      let repeats = option.repeats ? "*" : ""
      return "'\(repeats)\(name)[\(ZshCompletion.quoted(option.summary))]\(value ?? "")'"
    }
  }

  private func action(_ completion: OptionRule.Completion) -> String {
    switch completion {
    case .nothing: ""
    case .files: "_files"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .wordsOrFiles(let words):
      "{_alternative \"words:word:(\(words.joined(separator: " ")))\" \"files:file:_files\"}"
    }
  }

  /// Text inside single quotes and between the brackets and colons of a specification.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for letter in text {
      switch letter {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(letter)"
      default: result.append(letter)
      }
    }
    return result
  }
}
