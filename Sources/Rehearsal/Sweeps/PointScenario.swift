import Files
import TouchKit
import TuningFiles

/// A plain scenario that does exactly what one run of a sweep did: its inputs at their times, with its sections and what was
/// expected.
///
/// What a section counts from the last input on is a section of its own there, which begins with that input.
public struct PointScenario {
  private let prototype: Prototype
  private let scenario: Scenario
  private let variant: StartState
  private let delay: Time
  private var lines: [String] = []
  private var steps = 0
  private var now = Time.zero

  /// The file; nil if it had more steps than a scenario may have.
  public static func write(
    _ prototype: Prototype, _ scenario: Scenario, interruptedAfter delay: Time,
    under variant: StartState, measurer: any TextMeasuring
  ) -> [UInt8]? {
    let run = Run(
      prototype, scenario, interruptedAfter: delay, under: variant, measurer: measurer)
    run.deeds = []
    run.finish()
    var point = PointScenario(
      prototype: prototype, scenario: scenario, variant: variant, delay: delay)
    point.add(run.deeds ?? [], run.sinceInput)
    return point.steps <= StepListBuilder.most ? point.file : nil
  }

  private init(
    prototype: Prototype, scenario: Scenario, variant: StartState, delay: Time
  ) {
    self.prototype = prototype
    self.scenario = scenario
    self.variant = variant
    self.delay = delay
  }

  // MARK: Steps

  private mutating func add(_ deeds: [Run.Deed], _ sinceInput: [String: MotionSection]) {
    if !variant.changes.isEmpty {
      var kinds = JSONWriter()
      kinds.object { object in
        object.key("set")
        TuningWriter.write(variant.changes, to: &object)
      }
      append(kinds.text)
    }
    let ends = lastInputs(deeds)
    var isInterruption = false
    var open: [String] = []
    for (index, deed) in deeds.enumerated() {
      pass(to: deed.time)
      if deed.isInterruption != isInterruption {
        isInterruption = deed.isInterruption
        lines.append(isInterruption ? "// the interruption" : "// what goes on beside it")
      }
      switch deed.action {
      case .input(let kind): append(.inputs(.one(kind)))
      case .step(let step): append(step.action)
      case .beginSection(let section):
        guard SectionRecorder.parts(of: section, isSwept: true).contains(.throughout) else { break }
        open.append(section.name)
        append(.beginSection(section.throughout))
      case .endSection(let name): end([name, sinceInput[name]?.name], &open)
      }
      for name in ends[index] ?? [] {
        guard let section = sinceInput[name] else { continue }
        open.append(section.name)
        append(.beginSection(section))
      }
    }
    // A step that could not be done ended the run before its sections.
    end(open, &open)
  }

  /// Ends those of these sections that are open.
  private mutating func end(_ names: [String?], _ open: inout [String]) {
    for case let name? in names where open.contains(name) {
      append(.endSection(name))
      open.removeAll { $0 == name }
    }
  }

  /// The names of sections by the index of the last deed that they don't count from the last input on.
  private func lastInputs(_ deeds: [Run.Deed]) -> [Int: [String]] {
    var last: [String: Int] = [:]
    var open: [String] = []
    var all: [Int: [String]] = [:]
    for (index, deed) in deeds.enumerated() {
      switch deed.action {
      case .beginSection(let section):
        open.append(section.name)
        last[section.name] = index
      case .input: for name in open { last[name] = index }
      case .endSection(let name):
        open.removeAll { $0 == name }
        if let index = last[name] { all[index, default: []].append(name) }
      case .step: break
      }
    }
    return all
  }

  private mutating func pass(to time: Time) {
    if time > now { append(.wait(time - now)) }
    now = time
  }

  private mutating func append(_ action: Step.Action) {
    if let line = StepWriter.line(action) { append(line) }
  }

  private mutating func append(_ line: String) {
    steps += 1
    lines.append(line)
  }

  // MARK: The file

  private var file: [UInt8] {
    var head = JSONWriter(style: .pretty)
    head.object { object in
      object.member("scenario", Scenario.version)
      object.member("name", name)
      TakeWriter.write(variant, withChanges: false, to: &object)
    }
    var body = ""
    let last = lines.lastIndex { !$0.hasPrefix("//") }
    for (index, line) in lines.enumerated() {
      let comma = line.hasPrefix("//") || index == last ? "" : ","
      body += "    \(line)\(comma)\n"
    }
    return Array(head.bytes.dropLast("\n}\n".utf8.count))
      + Array(",\n  \"steps\": [\n\(body)  ]\n}\n".utf8)
  }

  private var name: String {
    let interruption = scenario.sweep?.words ?? ""
    let words = "with \(interruption) at \(decimals(delay.milliseconds)) ms"
    let whole = scenario.name.isEmpty ? words : "\(scenario.name), \(words)"
    return String(String.UnicodeScalarView(whole.unicodeScalars.prefix(200)))
  }
}

extension MotionSection {
  /// The part of it that holds throughout.
  fileprivate var throughout: MotionSection {
    var section = self
    section.settles = nil
    section.overshoot = nil
    section.peakVelocity = nil
    section.monotone = []
    section.tube = nil
    return section
  }

  /// What it counts from the last input on, as a section of its own.
  var sinceInput: MotionSection {
    var section = self
    section.name = String(name.prefix(40)) + "-since-input"
    section.hasNoJumps = false
    section.othersAreStill = false
    section.together = []
    section.tube = nil
    return section
  }
}
