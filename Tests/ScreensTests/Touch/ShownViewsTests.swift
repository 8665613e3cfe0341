import Rehearsal
import MonkeyTesting
import Testing
import TestSupport

@testable import TouchKit

/// What is read of places while things move.
@Suite struct ShownViewsTests {
  /// A list that was never read before looks at every view.
  private func anew(_ stage: Stage, _ ids: [String]?) -> ShownViews {
    ShownViewList(stage.application.windows, ids).views(at: stage.now, 0)
  }

  @Test(arguments: ["inbox", "schedule", "tour", "device"])
  func `Places that are read again and again are those of a look from scratch`(screen: String)
    throws
  {
    let tester = try PhoneTester("classic", screen: screen)
    let stage = tester.stage
    var storm = FingerMonkey(seed: 11, size: stage.settings.device.size, from: stage.now)
    var dice = SeededRandom(seed: 12)
    let some = ["drawer", "content", "row-2", "banner"]
    var last = stage.shownViews()
    var changes = 0
    for _ in 0..<200 {
      let input = storm.next()
      while stage.now < input.time {
        stage.advance(to: min(input.time, stage.now + .milliseconds(Int64(dice.next() % 40) + 1)))
        let shown = stage.shownViews()
        #expect(shown == anew(stage, nil) && stage.shownViews(some) == anew(stage, some))
        #expect(shown.indices.map(shown.place) == shown.places)
      }
      stage.send(input)
      let shown = stage.shownViews()
      #expect(shown == anew(stage, nil), "after \(input) at \(stage.now)")
      // The next look ahead is what the stage shows when it has come there.
      let ahead = min(stage.nextEvent ?? .distantFuture, stage.now + .milliseconds(3))
      let later = stage.shownViews(at: ahead)
      if shown != last { changes += 1 }
      last = shown
      let differing = Set(later.differing(from: shown))
      for index in shown.indices where later.isOfSameViews(as: shown) && !differing.contains(index)
      {
        #expect(later.placeWithin(index) == shown.placeWithin(index))
      }
    }
    #expect(changes > 0)
  }
}
