import Files
import JSON

/// Reads the words of a command line by the table.
struct ArgumentReader {
  let table: CommandTable

  /// What the user asks for.
  enum Request {
    case run(Invocation)
    case help(CommandRule?)
    case version
  }

  func read(_ words: [String]) throws(Problem) -> Request {
    guard let first = words.first else { return try read(table.window, []) }
    if ["--help", "-h"].contains(first) { return .help(nil) }
    if first == "--version" { return .version }
    if let command = table.commands.first(where: { $0.name == first }) {
      return try read(command, Array(words.dropFirst()))
    }
    if first.hasPrefix("-"), first != "-" {
      let options = table.window.options.map { "--\($0.name)" } + ["--version"]
      let isKnown = options.contains { first == $0 || first.hasPrefix("\($0)=") }
      guard isKnown || first == "--" else {
        throw Invocation.problem(
          "unknown option \(quoted(first))", suggestion(for: first, known: options))
      }
      return try read(table.window, words)
    }
    // A word without a dot or a slash counts as a misspelled command, unless a file has that name.
    guard first.contains(where: { "./".contains($0) }) || isFile(first) else {
      throw Invocation.problem(
        "unknown command \(quoted(first))", suggestion(for: first, known: table.names))
    }
    return try read(table.window, words)
  }

  private func read(_ command: CommandRule, _ words: [String]) throws(Problem) -> Request {
    if words.prefix(while: { $0 != "--" }).contains(where: { ["--help", "-h"].contains($0) }) {
      return .help(command)
    }
    var operands: [String] = []
    var given: [(name: String, value: String)] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      var (option, value) = try split(word, command)
      if given.contains(where: { $0.name == option.name }), !option.repeats {
        throw Invocation.problem("--\(option.name) is used twice", "use it once")
      }
      if option.value == nil, value != nil {
        throw Invocation.problem("--\(option.name) accepts no value", "remove the value")
      }
      if let wanted = option.value, !wanted.isOptional, value == nil {
        value = rest.popFirst()
        if value == nil {
          throw Invocation.problem(
            "--\(option.name) needs a value (\(wanted.placeholder))",
            "write --\(option.name) \(wanted.placeholder)")
        }
      }
      given.append((option.name, value ?? ""))
    }
    try check(operands, command)
    return .run(Invocation(command: command, of: table, operands: operands, given: given))
  }

  /// An option and the value that is in the same word.
  private func split(
    _ word: String, _ command: CommandRule
  ) throws(Problem) -> (OptionRule, String?) {
    if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if let option = command.options.first(where: { $0.name == name }) {
        return (option, parts.count > 1 ? String(parts[1]) : nil)
      }
      if LiveCodeOptions.rules.contains(where: { $0.name == name }) {
        throw Invocation.problem(
          "\(command.name) has no option \(quoted("--" + name))",
          "only the window on a display has this option: \(table.window.usage)")
      }
      throw Invocation.problem(
        "unknown option \(quoted("--" + name))",
        suggestion(for: "--" + name, known: command.options.map { "--" + $0.name }))
    }
    let letter = word[word.index(after: word.startIndex)]
    if let option = command.options.first(where: { $0.letter == letter }) {
      let value = word.dropFirst(2)
      return (option, value.isEmpty ? nil : String(value))
    }
    throw Invocation.problem(
      "unknown option \(quoted(word))",
      "known: \(command.options.map(\.usage).joined(separator: ", "))")
  }

  private func isFile(_ word: String) -> Bool {
    switch (try? SafeFile.kind(word)) ?? nil {
    case .file, .link: true
    case .folder, .pipe, .socket, .device, nil: false
    }
  }

  private func check(_ operands: [String], _ command: CommandRule) throws(Problem) {
    let count = command.operand?.count ?? 0...0
    if operands.count < count.lowerBound {
      let needed = command.operand?.placeholder ?? "operand"
      throw Invocation.problem(
        "an argument is missing: \(command.name) needs \(needed)",
        "usage: \(command.usage)")
    }
    if operands.count > count.upperBound {
      throw Invocation.problem(
        "\(quoted(operands[count.upperBound])) is one argument too many",
        "usage: \(command.usage)")
    }
  }
}
