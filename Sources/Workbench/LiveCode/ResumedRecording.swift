import Files
import JSON
import Rehearsal
import TouchKit

/// A recording that another program has made, as far as it means something to this one.
///
/// What the code of a phone is called changes with the code: an input that names a view which no longer exists is left
/// out and reported, instead of refusing all the others.
package struct ResumedRecording: Sendable {
  /// An input with what it was in the recording.
  package struct Entry: Sendable {
    package var input: Input
    /// Its number, from 1.
    package var number: Int
    /// The view that a finger landed on.
    var landing: String?
  }

  /// How many inputs may mean nothing; with more the recording is another phone's.
  static let mostUnknown = 20

  package var startState: StartState
  package var name: String
  package var end: Time
  package var entries: [Entry] = []
  /// The inputs that mean nothing to this program.
  package var unknown: [Divergence] = []

  /// Reads a take, or the existing part of one that is still being written.
  package init(_ bytes: [UInt8], file: String, of prototype: Prototype) throws(Problem) {
    let reader = ScenarioReader(prototype)
    var take: RewrittenTake
    do throws(Problem) {
      take = try RewrittenTake(SessionOutline(bytes)?.take ?? bytes)
    } catch {
      throw error.inFile(file)
    }
    var scenario: Scenario?
    while scenario == nil {
      do throws(Problem) {
        scenario = try reader.read(take.bytes, file: nil)
      } catch {
        guard unknown.count < ResumedRecording.mostUnknown,
          let step = error.position.flatMap({ take.index(ofLine: $0.line) })
        else {
          throw Problem(file: file, what: error.what, remedy: error.remedy)
        }
        let dropped = take.remove(step)
        unknown.append(
          Divergence(input: dropped.number, time: dropped.time, reason: .unknown(error.what)))
      }
    }
    guard let scenario, scenario.isTake else {
      throw Problem(
        file: file, what: "this is a scenario, not a recording",
        remedy: "name a take, or the file that a running window writes")
    }
    startState = scenario.startState
    name = scenario.name
    let recording = Recording(scenario)
    end = recording.end
    for (step, kept) in zip(scenario.steps, take.steps) {
      guard case .inputs(let kinds) = step.action else { continue }
      for kind in kinds {
        entries.append(
          Entry(
            input: Input(kind, at: step.at ?? .zero), number: kept.number, landing: kept.landing))
      }
    }
  }

  package var inputs: [Input] { entries.map(\.input) }
}

/// A take with one step per line, and without the views that its fingers landed on.
private struct RewrittenTake {
  struct Step {
    package var number: Int
    package var time: Time
    var landing: String?
    package var text: [UInt8]
  }

  private var header: [UInt8]
  private(set) var steps: [Step] = []

  /// The line of the first step.
  private static let firstLine = 2
  private static let listKey = "steps"

  init(_ bytes: [UInt8]) throws(Problem) {
    let file = try ScenarioReader.parse(bytes)
    guard case .object(let members) = file.kind else {
      throw file.problem("a take is \(file.kindName)", "it must be an object")
    }
    var writer = JSONWriter()
    writer.object { object in
      for member in members where member.key != RewrittenTake.listKey {
        object.key(member.key)
        object.value(member.value)
      }
    }
    header = Array(writer.bytes.dropLast())
    var steps: [Step] = []
    let list = file[RewrittenTake.listKey] ?? JSONValue(.array([]), at: file.position)
    try list.forEachItem(quoted(RewrittenTake.listKey)) { (item) throws(Problem) in
      steps.append(RewrittenTake.step(item, number: steps.count + 1))
    }
    self.steps = steps
  }

  private static func step(_ item: JSONValue, number: Int) -> Step {
    var step = Step(number: number, time: .zero, text: [])
    var writer = JSONWriter()
    guard case .object(let members) = item.kind else {
      writer.value(item)
      step.text = writer.bytes
      return step
    }
    let isTouch = members.contains { $0.key == "touch" }
    writer.object { object in
      for member in members {
        switch (member.key, member.value.kind) {
        case ("on", .string(let view)) where isTouch: step.landing = view
        case ("offset", .array) where isTouch: break
        default:
          if member.key == "at", case .number(let time, _) = member.value.kind,
            (0...1e9).contains(time)
          {
            step.time = .milliseconds(time)
          }
          object.key(member.key)
          object.value(member.value)
        }
      }
    }
    step.text = writer.bytes
    return step
  }

  var bytes: [UInt8] {
    var bytes = header + Array(",\"\(RewrittenTake.listKey)\":[".utf8)
    for (index, step) in steps.enumerated() {
      bytes += Array((index == 0 ? "\n" : ",\n").utf8) + step.text
    }
    return bytes + Array("\n]}\n".utf8)
  }

  func index(ofLine line: Int) -> Int? {
    let index = line - RewrittenTake.firstLine
    return steps.indices.contains(index) ? index : nil
  }

  mutating func remove(_ index: Int) -> Step { steps.remove(at: index) }
}
