import TouchKit

/// All that happened to a phone in a window: the first line, and the branches that began when a person continued from
/// the past.
///
/// Nothing is ever removed from it: a branch that was dropped is only not shown.
package struct SessionTree: Equatable, Sendable {
  /// The id of the first line.
  package static let main = "main"

  /// Where a branch leaves another line.
  package struct Origin: Equatable, Sendable {
    package var branch: String
    package var time: Time

    package init(_ branch: String, at time: Time) {
      self.branch = branch
      self.time = time
    }
  }

  /// A line from the start, or from where it leaves another one.
  package struct Branch: Equatable, Sendable {
    package let id: String
    /// Nil for the first line.
    package let origin: Origin?
    /// What people call it; empty if it has no name.
    package internal(set) var name: String
    package internal(set) var isDropped = false
    /// The inputs after the origin, in the order in which they reached the phone.
    package internal(set) var inputs: [RecordedInput] = []
    /// How far the line was played.
    package internal(set) var end: Time
  }

  /// What all lines start from.
  package var start: StartState
  /// In the order in which they began; the first line is the first of them.
  package private(set) var branches: [Branch]
  /// What was decided, in the order of the decisions.
  package private(set) var verdicts: [Verdict] = []

  package init(start: StartState) {
    self.start = start
    branches = [Branch(id: SessionTree.main, origin: nil, name: "", end: .zero)]
  }

  /// A session without branches.
  package init(start: StartState, inputs: [RecordedInput], end: Time) {
    self.init(start: start)
    branches[0].inputs = inputs
    branches[0].end = max(end, inputs.last?.input.time ?? .zero)
  }

  package func branch(_ id: String) -> Branch? { index(of: id).map { branches[$0] } }

  /// How much is in it: it grows with each input and each branch.
  package var size: Int { branches.reduce(branches.count) { $0 + $1.inputs.count } }

  /// Those that are shown, in the order in which they began.
  package var shown: [Branch] { branches.filter { isShown($0.id) } }

  private func index(of id: String) -> Int? { branches.firstIndex { $0.id == id } }

  /// Asking for a branch that is not there is a bug.
  private func known(_ id: String) -> Int {
    guard let index = index(of: id) else { preconditionFailure("the session has no branch \(id)") }
    return index
  }

  // MARK: Lines

  /// A branch with those that it comes from, the first line first.
  package func ancestry(of id: String) -> [Branch] {
    var all = [branches[known(id)]]
    while let origin = all[0].origin { all.insert(branches[known(origin.branch)], at: 0) }
    return all
  }

  /// All inputs of a line, from the start on.
  package func inputs(of id: String) -> [RecordedInput] {
    var all: [RecordedInput] = []
    for branch in ancestry(of: id) {
      if let origin = branch.origin {
        // What came at the very time of the origin belongs to the past.
        all.removeLast(all.reversed().prefix { $0.input.time > origin.time }.count)
      }
      // Most lines are one branch, whose array is shared.
      all = all.isEmpty ? branch.inputs : all + branch.inputs
    }
    return all
  }

  package func recording(of id: String) -> Recording {
    Recording(start: start, inputs: inputs(of: id).map { $0.input }, end: branches[known(id)].end)
  }

  // MARK: Verdicts

  package mutating func decide(_ verdict: Verdict) { verdicts.append(verdict) }

  /// Takes a verdict back; one that isn't there is a bug.
  package mutating func retract(_ index: Int) { verdicts[index].isRetracted = true }

  // MARK: Landings

  /// Forgets on what fingers landed: on another phone they may land on other views.
  package mutating func forgetLandings() {
    for index in branches.indices {
      for input in branches[index].inputs.indices { branches[index].inputs[input].landing = nil }
    }
  }

  /// Takes over on what the fingers of a line's inputs landed.
  package mutating func setLandings(of id: String, as recorded: [RecordedInput]) {
    var rest = recorded[...]
    let line = ancestry(of: id)
    for (branch, next) in zip(line, line.dropFirst().map({ $0.origin }) + [nil]) {
      let index = known(branch.id)
      for input in branch.inputs.indices {
        if let next, branch.inputs[input].input.time > next.time { break }
        branches[index].inputs[input].landing = rest.popFirst()?.landing
      }
    }
  }

  // MARK: Changes

  /// Records an input of a line, after those that it has.
  package mutating func append(_ input: RecordedInput, to id: String) {
    let index = known(id)
    let earliest = earliest(ofBranchAt: index)
    precondition(
      input.input.time >= earliest, "an input at \(input.input.time) after one at \(earliest)")
    branches[index].inputs.append(input)
    branches[index].end = max(branches[index].end, input.input.time)
  }

  /// The earliest time of a branch's next input; nil if there is no such branch.
  func earliest(in id: String) -> Time? { index(of: id).map(earliest(ofBranchAt:)) }

  private func earliest(ofBranchAt index: Int) -> Time {
    branches[index].inputs.last?.input.time ?? branches[index].origin?.time ?? .zero
  }

  /// A line was played on to a time.
  package mutating func extend(_ id: String, to time: Time) {
    let index = known(id)
    branches[index].end = max(branches[index].end, time)
  }

  /// Lets a branch begin where a line is at a time, and returns its id.
  package mutating func branchOff(_ id: String, at time: Time, name: String = "") -> String {
    let made = "b\(branches.count)"
    add(made, from: origin(in: id, at: time), name: name)
    return made
  }

  /// The branch whose own part holds a time of a line.
  package func origin(in id: String, at time: Time) -> Origin {
    var branch = branches[known(id)]
    while let origin = branch.origin, time <= origin.time {
      branch = branches[known(origin.branch)]
    }
    return Origin(branch.id, at: time)
  }

  mutating func add(_ id: String, from origin: Origin, name: String) {
    branches.append(Branch(id: id, origin: origin, name: name, end: origin.time))
  }

  /// Leaves a branch out, with those that come from it; the first line can't be.
  package mutating func drop(_ id: String) { setDropped(id, true) }

  /// Brings back a branch that was dropped.
  package mutating func restore(_ id: String) { setDropped(id, false) }

  private mutating func setDropped(_ id: String, _ isDropped: Bool) {
    let index = known(id)
    precondition(index > 0, "the first line of a session can't be dropped")
    branches[index].isDropped = isDropped
  }

  package mutating func rename(_ id: String, to name: String) {
    branches[known(id)].name = name
  }

  /// Whether a branch is shown: neither it nor one that it comes from was dropped.
  package func isShown(_ id: String) -> Bool { !ancestry(of: id).contains { $0.isDropped } }
}
