import GtkPaint
import MotionStudy
import Rehearsal
import Screens
import Testing
import TouchKit

@Suite struct TuningReachTests {
  private static let fonts = Result { try Fonts() }

  private func run(_ start: StartState) throws -> Run {
    let inputs = (0...8).map { step -> Input in
      let phase: Touch.Phase = step == 0 ? .began : step == 8 ? .ended : .moved
      let place = Point(160, 8 + Double(step) * 20)
      return Input(.touch(finger: 1, phase: phase, at: place), at: .milliseconds(50 + step * 15))
    }
    return Run(
      phone, Recording(start: start, inputs: inputs),
      measurer: PangoMeasurer(fonts: try TuningReachTests.fonts.get()))
  }

  /// The tunings with a part in a view's place, by their names.
  private func reaches(of id: String, from: Int = 50, to: Int) throws -> [String: Double] {
    let start = StartState(usualOf: phone)
    let times = TuningReach.times(from: .milliseconds(from), to: .milliseconds(to))
    let places = TuningReach.places(of: id, at: times, in: try run(start))
    var found: [String: Double] = [:]
    for change in TuningReach.changes(phone.catalogue, start.tuning(of: phone)) {
      var other = start
      other.set(change)
      let others = TuningReach.places(of: id, at: times, in: try run(other))
      if let reach = TuningReach(change, places, with: others) {
        found[change.name] = reach.distance
      }
    }
    return found
  }

  @Test
  func
    `What moves with the drawer depends on its height and on how it opens, and on nothing of banners`()
    throws
  {
    let found = try reaches(of: "content", to: 400)
    #expect(found["drawer.height"] != nil && found["drawer.open.curve"] != nil)
    #expect(!found.keys.contains { $0.hasPrefix("banner.") || $0.hasPrefix("schedule.") })
  }

  @Test func `At rest how it got there doesn't count any more, but how high it is`() throws {
    let found = try reaches(of: "content", from: 4900, to: 5000)
    #expect(found["drawer.height"] != nil && found["drawer.open.curve"] == nil)
  }

  @Test func `Every tuning but colours is tried, with a value that it may have`() throws {
    let tuning = StartState(usualOf: phone).tuning(of: phone)
    let tried = TuningReach.changes(phone.catalogue, tuning)
    for entry in phone.catalogue.entries {
      let change = tried.first { $0.name == entry.name }
      switch entry.kind {
      case .color: #expect(change == nil)
      case .number(let range, _):
        guard case .number(let number)? = change?.value else {
          Issue.record("\(entry.name) isn't tried")
          continue
        }
        #expect(range.contains(number) && change?.value != tuning[entry.name], "\(entry.name)")
      case .choice(let words):
        #expect(words.count < 2 || change.map { $0.value != tuning[entry.name] } == true)
      case .curve: #expect(change.map { $0.value != tuning[entry.name] } == true)
      }
    }
  }

  @Test func `Times end with the one that was asked for`() {
    #expect(TuningReach.times(from: .zero, to: .zero) == [.zero])
    let times = TuningReach.times(from: .milliseconds(100), to: .milliseconds(900))
    #expect(times.last == .milliseconds(900) && times.count == 8 && times == times.sorted())
  }
}
