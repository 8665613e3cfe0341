import TouchKit

/// The words of the rows.
extension EventRows {
  /// The first line that a row represents.
  package func line(of row: Row) -> LogEntry {
    switch row {
    case .line(let index), .inside(let index): lines[index]
    case .group(let number): lines[groups[number].lines[0]]
    }
  }

  package func words(of row: Row) -> String {
    switch row {
    case .line, .inside: line(of: row).text
    case .group(let number): words(of: groups[number])
    }
  }

  /// What a finger did, in a line: `finger 1 on row-3, row drag of RowListView, 200 ms`.
  private func words(of group: Group) -> String {
    var parts: [String] = []
    let first = lines[group.lines[0]]
    if case .touch(_, _, _, let view) = first.message {
      parts.append("finger \(group.finger)" + (view.map { " on \($0)" } ?? ""))
    }
    for index in group.lines {
      if case .gesture(let name, _, let decision) = lines[index].message,
        decision == .began || decision == .recognised, !parts.contains(name)
      {
        parts.append(name)
      }
    }
    parts.append(
      group.end.map { "\(($0 - first.time).milliseconds.rounded().twoDecimals) ms" } ?? "down")
    return parts.joined(separator: ", ")
  }

  /// All that a row represents, a line each: the time, the kind and the words, separated by tabs.
  package func copy(of row: Row) -> String {
    guard case .group(let number) = row, !groups[number].isOpen else {
      return EventRows.copy(of: line(of: row))
    }
    return groups[number].lines.map { EventRows.copy(of: lines[$0]) }.joined()
  }

  private static func copy(of line: LogEntry) -> String {
    "\(SessionTime.words(line.time, isPrecise: true))\t\(line.kind.rawValue)\t\(line.text)\n"
  }
}
