import TouchKit

/// What the events panel shows of a log: lines of the chosen kinds, each finger's touch as one row that unfolds; or, during
/// a search, the lines with the words.
package struct EventRows: Sendable {
  package enum Row: Equatable {
    case line(Int)
    /// What one finger did, from its landing to its leaving.
    case group(Int)
    /// A line of a group that is unfolded.
    case inside(Int)
  }

  /// How the rows changed, in the order in which the list has to be changed.
  package enum Change: Equatable {
    case splice(index: Int, removed: Int, added: Int)
    case refresh(index: Int)
  }

  package struct Group: Equatable {
    package var finger: Int
    package var lines: [Int]
    package var isOpen = false
    /// When the finger left; nil while it is down.
    package var end: Time?
  }

  package private(set) var lines: [LogEntry] = []
  package private(set) var rows: [Row] = []
  package private(set) var groups: [Group] = []
  package private(set) var kinds = Set(LogEntry.Kind.allCases)
  /// In lower case.
  package private(set) var words = ""
  /// The groups of the fingers that are down, the latest last.
  private var down: [Int] = []
  /// The group whose finger left last.
  private var lifted: Int?

  package init() {}

  /// Whether lines are left out.
  package var isFiltered: Bool { !words.isEmpty || kinds.count < LogEntry.Kind.allCases.count }

  // MARK: Filter

  /// Shows other lines; all rows are others then.
  package mutating func replace(_ lines: [LogEntry]) {
    self.lines = []
    clear()
    append(lines)
  }

  package mutating func want(_ kind: LogEntry.Kind, _ isWanted: Bool) {
    if isWanted { kinds.insert(kind) } else { kinds.remove(kind) }
    build()
  }

  package mutating func search(_ words: String) {
    self.words = words.lowercased()
    build()
  }

  private mutating func build() {
    clear()
    for index in lines.indices { _ = add(index) }
  }

  private mutating func clear() {
    (rows, groups, down, lifted) = ([], [], [], nil)
  }

  // MARK: New lines

  /// Adds lines at the end of the log.
  @discardableResult
  package mutating func append(_ lines: [LogEntry]) -> [Change] {
    var changes: [Change] = []
    for line in lines {
      self.lines.append(line)
      for change in add(self.lines.count - 1) { EventRows.add(change, to: &changes) }
    }
    return changes
  }

  /// Rows that are added one after another become one change.
  private static func add(_ change: Change, to changes: inout [Change]) {
    if changes.last == change, case .refresh = change { return }
    if case .splice(let index, 0, let added) = change,
      case .splice(let former, 0, let before)? = changes.last, former + before == index
    {
      changes[changes.count - 1] = .splice(index: former, removed: 0, added: before + added)
    } else {
      changes.append(change)
    }
  }

  private mutating func add(_ index: Int) -> [Change] {
    let line = lines[index]
    guard kinds.contains(line.kind) else { return [] }
    if !words.isEmpty { return matches(line) ? end(with: .line(index)) : [] }
    if case .touch(let finger, .began, _, _) = line.message {
      groups.append(Group(finger: finger, lines: [index]))
      down.append(groups.count - 1)
      return end(with: .group(groups.count - 1))
    }
    guard let number = group(of: line) else { return end(with: .line(index)) }
    groups[number].lines.append(index)
    if case .touch(_, let phase, _, _) = line.message, phase == .ended || phase == .cancelled {
      groups[number].end = line.time
      down.removeAll { $0 == number }
      lifted = number
    }
    guard let row = rows.lastIndex(of: .group(number)) else { return [] }
    guard groups[number].isOpen else { return [.refresh(index: row)] }
    let last = row + groups[number].lines.count - 1
    rows.insert(.inside(index), at: last)
    return [.splice(index: last, removed: 0, added: 1), .refresh(index: row)]
  }

  private mutating func end(with row: Row) -> [Change] {
    rows.append(row)
    return [.splice(index: rows.count - 1, removed: 0, added: 1)]
  }

  /// The group that a line belongs to. A gesture's is that of the finger it speaks of, or of the latest one.
  private func group(of line: LogEntry) -> Int? {
    func isDown(_ finger: Int) -> Int? { down.last { groups[$0].finger == finger } }
    switch line.message {
    case .touch(let finger, _, _, _), .taken(let finger, _, _): return isDown(finger)
    case .gesture(_, _, .refused(let finger, _)): return isDown(finger)
    case .gesture:
      if let latest = down.last { return latest }
      return lifted.flatMap { groups[$0].end == line.time ? $0 : nil }
    case .text, .action, .posted, .timer, .edited, .motion, .motionEnded: return nil
    }
  }

  private func matches(_ line: LogEntry) -> Bool {
    line.text.lowercased().contains(words) || line.kind.rawValue.contains(words)
  }

  // MARK: Folding

  /// Unfolds the group at a row, or folds it; nothing for other rows.
  package mutating func fold(_ index: Int) -> [Change] {
    guard rows.indices.contains(index), case .group(let number) = rows[index] else { return [] }
    groups[number].isOpen.toggle()
    let inside = groups[number].lines.dropFirst()
    let first = index + 1
    if groups[number].isOpen {
      rows.insert(contentsOf: inside.map(Row.inside), at: first)
      return [.splice(index: first, removed: 0, added: inside.count), .refresh(index: index)]
    }
    rows.removeSubrange(first..<first + inside.count)
    return [.splice(index: first, removed: inside.count, added: 0), .refresh(index: index)]
  }
}
