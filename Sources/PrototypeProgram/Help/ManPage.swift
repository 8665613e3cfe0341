/// The man page, made of the table.
struct ManPage {
  let table: CommandTable

  var text: String {
    var lines = [
      ".TH \(ManPage.plain(table.identity.command.uppercased())) 1 \"\" \"\(title) \(table.identity.version)\" \"User Commands\"",
      ".SH NAME",
      "\(ManPage.plain(table.identity.command)) \\- \(ManPage.plain(table.identity.purpose))",
      ".SH SYNOPSIS",
    ]
    for command in table.all {
      let words = [table.identity.command, command.name].filter { !$0.isEmpty }
      lines += [".B \(ManPage.plain(words.joined(separator: " ")))"]
      if let operand = command.operand { lines.append(".I \(ManPage.plain(operand.placeholder))") }
      lines += [command.options.count > 1 ? "[options]" : "", ".br"].filter { !$0.isEmpty }
    }
    lines += [".SH DESCRIPTION"] + description.map(ManPage.plain) + [".SH COMMANDS"]
    for command in table.all {
      lines += [
        ".SS \(ManPage.plain(command.usage))",
        ManPage.plain(HelpText.sentence(command.summary)),
      ]
      for paragraph in command.details { lines += [".PP", ManPage.plain(paragraph)] }
      for option in command.options {
        lines += [".TP", ".B \(ManPage.plain(option.usage))"]
        let words = option.value?.completion.words ?? []
        let choice = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
        lines.append(ManPage.plain(option.summary + choice))
      }
    }
    lines.append(".SH EXIT STATUS")
    for status in ExitStatus.allCases {
      lines += [".TP", ".B \(status.rawValue)", ManPage.plain(status.summary)]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var title: String { ManPage.plain(table.identity.title) }

  private var description: [String] {
    [
      "\(table.identity.title) plays recorded or written inputs on a prototype of a phone, and shows the phone at any moment.",
      "The same inputs make the same frames on every machine.",
    ]
  }

  /// Text that troff takes as it is.
  private static func plain(_ text: String) -> String {
    var result = ""
    for letter in text {
      switch letter {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(letter)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
