import JSON
import TouchKit

/// Reads the lines of a session one after the other.
struct SessionParser {
  private let reader: ScenarioReader
  private var prototype: Prototype { reader.prototype }
  private var tree: SessionTree?
  private var latest = SessionTree.main
  private var remarks: [Problem] = []
  private var inputs = 0
  private var usual: StepForm?
  /// The number of the present line, from 1.
  private var number = 0

  init(_ reader: ScenarioReader) { self.reader = reader }

  /// What was read; asking before `read` has returned is a bug.
  var reading: SessionReader.Reading {
    guard let tree else { preconditionFailure("a session was asked for before it was read") }
    return SessionReader.Reading(
      tree: tree, latest: tree.isShown(latest) ? latest : SessionTree.main, remarks: remarks)
  }

  mutating func read(_ bytes: [UInt8], _ header: ValueSchema.ObjectSchema) throws(Problem) {
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      number += 1
      do throws(Problem) {
        try read(line: Array(bytes[start..<(end ?? bytes.endIndex)]), header)
      } catch {
        let problem = SessionParser.moved(error, to: number)
        // Only the last line can have been cut, and without the first one there is nothing.
        guard end == nil, tree != nil else { throw problem }
        remarks.append(
          Problem(
            position: SourcePosition(line: number, column: 1), what: "the last line is cut off",
            remedy: "the session was opened without this line"))
      }
      start = end.map { $0 + 1 } ?? bytes.endIndex
    }
    if tree == nil {
      throw Problem(
        what: "the file is empty",
        remedy: "the first line of a session has \"session\": \(SessionWriter.version)")
    }
  }

  /// A line is parsed alone: its place in the file is that of the line.
  private static func moved(_ problem: Problem, to number: Int) -> Problem {
    var problem = problem
    problem.position = SourcePosition(line: number, column: problem.position?.column ?? 1)
    return problem
  }

  private mutating func read(
    line: [UInt8], _ header: ValueSchema.ObjectSchema
  ) throws(Problem) {
    let value = try JSONReader.parse(line)
    guard tree != nil else { return try begin(value, header) }
    if value["at"] != nil, let branch = value["line"] { return try add(value, to: branch) }
    var line = try ObjectReader(value, in: "a line of a session")
    if line.has("branch") {
      try addBranch(&line)
    } else if line.has("end") {
      let end = try time("end", of: &line)
      let id = try known("line", of: &line)
      latest = id
      tree?.extend(id, to: end)
    } else if line.has("drop") {
      let id = try droppable("drop", of: &line)
      tree?.drop(id)
    } else if line.has("restore") {
      let id = try droppable("restore", of: &line)
      tree?.restore(id)
    } else if line.has("rename") {
      let id = try known("rename", of: &line)
      let name = try name(of: &line) ?? ""
      tree?.rename(id, to: name)
    } else if line.has("verdict") {
      try addVerdict(&line)
    } else if line.has("retract") {
      guard let last = tree?.verdicts.indices.last else {
        throw line.problem(of: "retract", "there is no verdict to undo", "remove the line")
      }
      let index = try line.integer("retract", in: 0...last)
      tree?.retract(index)
    } else {
      throw line.problem(
        "this line of the session is not known",
        "a line has \"branch\", \"end\", \"drop\", \"restore\", \"rename\", \"verdict\" or \"retract\", or it is an input with \"at\" and \"line\""
      )
    }
    try line.finish()
  }

  // MARK: The start

  private mutating func begin(
    _ value: JSONValue, _ schema: ValueSchema.ObjectSchema
  ) throws(Problem) {
    guard value["session"] != nil else {
      throw value.problem(
        "this is not a session",
        "the first line of a session has \"session\": \(SessionWriter.version)")
    }
    var object = try ObjectReader(value, in: "a session")
    try reader.checker.check(&object, schema)
    let name = value["prototype"]?.checkedText ?? ""
    guard name == prototype.name else {
      throw object.problem(
        of: "prototype", "this is a session of \(quoted(name))",
        "this program plays \(quoted(prototype.name))")
    }
    var members = object.members.filter { $0.key != "settings" }
    if case .object(let settings)? = value["settings"]?.kind { members += settings }
    check("device", prototype.devices.map { $0.name }, &members)
    check("screen", prototype.screens, &members)
    check("tuning", prototype.tunings.map { $0.name }, &members)
    tree = SessionTree(
      start: try reader.startState(
        StepMembers(key: "a session", members, prototype.catalogue)))
  }

  /// Leaves out a name that the program no longer has: the usual one replaces it.
  private mutating func check(
    _ key: String, _ known: [String], _ members: inout [JSONMember]
  ) {
    guard let index = members.firstIndex(where: { $0.key == key }),
      let name = members[index].value.checkedText, !known.contains(name)
    else { return }
    remarks.append(
      SessionParser.moved(
        members[index].value.problem(
          "there is no \(key) \(quoted(name)) now", "the default \(key) is used"), to: number))
    members.remove(at: index)
  }

  // MARK: Lines

  private mutating func add(_ value: JSONValue, to branch: JSONValue) throws(Problem) {
    // A copy of the tree held here would be copied with each input.
    guard let id = branch.checkedText, let earliest = tree?.earliest(in: id) else {
      throw branch.problem(
        "there is no branch \(branch.checkedText.map(quoted) ?? branch.kindName)",
        "the line that begins a branch must come before the inputs of the branch")
    }
    guard case .object(let members) = value.kind else { return }
    let input = JSONValue(.object(members.filter { $0.key != "line" }), at: value.position)
    let step = try reader.step(input, isTake: true, of: 0, like: &usual)
    guard case .inputs(.one(let kind)) = step.action, let time = step.at else {
      throw value.problem("this input has no time", "add \"at\", in milliseconds")
    }
    guard time >= earliest else {
      throw value.problem(
        "this input is at \(time), but its branch is already at \(earliest)",
        "put the lines of the branch into the order of their times")
    }
    inputs += 1
    guard inputs <= RunCost.mostInputs else {
      throw value.problem(
        "up to this line the session has more than \(RunCost.mostInputs) inputs",
        "open a shorter session, or save a part of it as a take")
    }
    let landing = NamedLanding(step, 0, of: input).map {
      RecordedInput.Landing(view: $0.view, offset: $0.offset ?? .zero)
    }
    latest = id
    tree?.append(RecordedInput(Input(kind, at: time), landing: landing), to: id)
  }

  private mutating func addBranch(_ line: inout ObjectReader) throws(Problem) {
    let id = try line.string("branch")
    let origin = try known("from", of: &line)
    let time = try time("at", of: &line)
    let name = try name(of: &line) ?? ""
    guard tree?.earliest(in: id) == nil, (1...SessionReader.longestName).contains(id.count)
    else {
      throw line.problem(
        of: "branch",
        "the id \(quoted(id)) of this branch is empty, too long, or used by another branch",
        "use a different id for each branch, with at most \(SessionReader.longestName) characters")
    }
    guard let count = tree?.branches.count, count < SessionReader.mostBranches else {
      throw line.problem(
        "up to this line the session has more than \(SessionReader.mostBranches) branches",
        "open a shorter session, or save a part of it as a take")
    }
    guard let place = tree?.origin(in: origin, at: time) else { return }
    tree?.add(id, from: place, name: name)
    latest = id
  }

  private mutating func addVerdict(_ line: inout ObjectReader) throws(Problem) {
    guard let count = tree?.verdicts.count, count < Verdict.most else {
      throw line.problem(
        "up to this line the session has more than \(Verdict.most) verdicts",
        "open a shorter session, or save a part of it as a take")
    }
    let verdict = try SessionParser.verdict(&line, on: try known("line", of: &line))
    tree?.decide(verdict)
  }

  private func known(_ key: String, of line: inout ObjectReader) throws(Problem) -> String {
    let id = try line.string(key)
    guard tree?.earliest(in: id) != nil else {
      throw line.problem(
        of: key, "there is no branch \(quoted(id))",
        suggestion(for: id, known: tree?.branches.map { $0.id } ?? []))
    }
    return id
  }

  private func droppable(_ key: String, of line: inout ObjectReader) throws(Problem) -> String {
    let id = try known(key, of: &line)
    guard id != SessionTree.main else {
      throw line.problem(
        of: key, "the first branch can't be dropped or restored", "use the id of another branch")
    }
    return id
  }

  private func time(_ key: String, of line: inout ObjectReader) throws(Problem) -> Time {
    .milliseconds(try line.number(key, in: Scenario.milliseconds))
  }

  private func name(of line: inout ObjectReader) throws(Problem) -> String? {
    let name = try line.optionalString("name")
    guard let name, name.count > SessionReader.longestName else { return name }
    throw line.problem(
      of: "name", "the name has \(NumberWords.count(name.count, "character"))",
      "at most \(SessionReader.longestName) are allowed")
  }
}
