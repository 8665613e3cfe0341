import Testing

@testable import TouchKit

/// BL-05: who hears of a shake.
struct ShakeTests {
  /// A controller that hears of shakes if it may be the first responder and asks to be.
  final class Shaken: ViewController {
    let journal: Journal
    let may: Bool
    let asks: Bool

    init(_ stage: Stage, _ journal: Journal, may: Bool, asks: Bool) {
      self.journal = journal
      self.may = may
      self.asks = asks
      super.init(stage)
    }
    override var canBecomeFirstResponder: Bool { may }
    override func viewDidAppear() { if asks { becomeFirstResponder() } }
    override func viewWillDisappear() { resignFirstResponder() }
    override func shaken(_ event: Event) {
      guard case .shake = event.kind else { return }
      journal.write("shaken at \(event.timestamp.milliseconds.twoDecimals) ms")
    }
  }

  @Test(arguments: [true, false], [true, false])
  func
    `BL-05: A shake needs a responder that may be first, is first, and an application that edits by shakes`(
      may: Bool, asks: Bool
    )
  {
    for edits in [true, false] {
      let tester = StageTester()
      let journal = Journal()
      let controller = Shaken(tester.stage, journal, may: may, asks: asks)
      tester.application.shakesToEdit = edits
      tester.window.rootController = controller
      controller.setAppearing(true)
      tester.send(.shake, after: 20)
      let hears = may && asks && edits
      #expect(journal.take() == (hears ? ["shaken at 20 ms"] : []))
      // On its way out it gives the first place up.
      controller.setAppearing(false)
      #expect(tester.application.firstResponder == nil)
      tester.send(.shake)
      #expect(journal.take() == [])
      withExtendedLifetime(tester) {}
    }
  }
}
