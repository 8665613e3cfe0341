import Files
import Rehearsal
import TouchKit

/// A plain scenario that does exactly what one run of a sweep did: its inputs at their times, with its sections and what was
/// expected.
///
/// What a section counts from the last input on is a section of its own there, which begins with that input.
package struct PointScenario {
  private let prototype: Prototype
  private let scenario: Scenario
  private let delay: Time
  private var text: ScenarioText

  /// The file; nil if it had more steps than a scenario may have.
  package static func write(
    _ prototype: Prototype, _ scenario: Scenario, interruptedAfter delay: Time,
    under variant: StartState, measurer: any TextMeasuring
  ) -> [UInt8]? {
    let sections = SectionObserver(keepsEvents: true)
    let run = Run(
      prototype, scenario, interruptedAfter: delay, under: variant, observer: sections,
      measurer: measurer)
    run.finish()
    var point = PointScenario(
      prototype: prototype, scenario: scenario, variant: variant, delay: delay)
    if let log = sections.events { point.add(log.events, log.sinceInput) }
    return point.text.file(named: point.name)
  }

  private init(
    prototype: Prototype, scenario: Scenario, variant: StartState, delay: Time
  ) {
    self.prototype = prototype
    self.scenario = scenario
    self.delay = delay
    text = ScenarioText(variant)
  }

  // MARK: Steps

  private mutating func add(_ events: [RunEvents.Event], _ sinceInput: [String: MotionSection]) {
    let ends = lastInputs(events)
    var isInterruption = false
    var open: [String] = []
    for (index, event) in events.enumerated() {
      text.pass(to: event.time)
      if event.isInterruption != isInterruption {
        isInterruption = event.isInterruption
        text.comment(isInterruption ? "from the interruption" : "from the scenario itself")
      }
      switch event.action {
      case .input(let kind): text.append(.inputs(.one(kind)))
      case .step(let step):
        // A run with an interruption makes no pictures.
        if case .shot = step.action { break }
        text.append(step.action)
      case .beginSection(let section):
        guard SectionRecorder.parts(of: section, isSwept: true).contains(.throughout) else { break }
        open.append(section.name)
        text.append(.beginSection(section.throughout))
      case .endSection(let name): end([name, sinceInput[name]?.name], &open)
      }
      for name in ends[index] ?? [] {
        guard let section = sinceInput[name] else { continue }
        open.append(section.name)
        text.append(.beginSection(section))
      }
    }
    // A step that could not be done ended the run before its sections.
    end(open, &open)
  }

  /// Ends those of these sections that are open.
  private mutating func end(_ names: [String?], _ open: inout [String]) {
    for case let name? in names where open.contains(name) {
      text.append(.endSection(name))
      open.removeAll { $0 == name }
    }
  }

  /// The names of sections by the index of the last event that they don't count from the last input on.
  private func lastInputs(_ events: [RunEvents.Event]) -> [Int: [String]] {
    var last: [String: Int] = [:]
    var open: [String] = []
    var all: [Int: [String]] = [:]
    for (index, event) in events.enumerated() {
      switch event.action {
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

  // MARK: The file

  private var name: String {
    let interruption = scenario.sweep?.words ?? ""
    let words = "with \(interruption) at \(delay.milliseconds.twoDecimals) ms"
    return scenario.name.isEmpty ? words : "\(scenario.name), \(words)"
  }
}

extension MotionSection {
  /// The part of it that holds throughout. As in the run of the sweep, it may rest.
  fileprivate var throughout: MotionSection {
    var section = self
    section.mayRest = true
    section.settles = nil
    section.overshoot = nil
    section.peakVelocity = nil
    section.monotone = []
    section.toleranceBand = nil
    return section
  }

  /// What it counts from the last input on, as a section of its own. What is over by then rests in it.
  var sinceInput: MotionSection {
    var section = self
    section.mayRest = true
    section.name = String(name.prefix(40)) + "-since-input"
    section.hasNoJumps = false
    section.othersAreStill = false
    section.together = []
    section.toleranceBand = nil
    return section
  }
}
