import TestSupport
import Testing
import TouchKit

@testable import Screens

/// The drawer, the keyboard and turns of the phone, in every order.
@Suite struct DrawerKeyboardTests {
  enum Step: CaseIterable, Sendable {
    case write, drawer, turn

    /// All orders of the steps.
    static let orders = permutations(of: allCases)

    private static func permutations(of steps: [Step]) -> [[Step]] {
      guard !steps.isEmpty else { return [[]] }
      return steps.flatMap { first in
        permutations(of: steps.filter { $0 != first }).map { [first] + $0 }
      }
    }
  }

  static let phones: [(device: String, textSize: Double, place: TextPlace)] = [
    ("classic", 1, .search), ("compact", 1.5, .event), ("modern", 2, .reply),
  ]

  @Test(arguments: Step.orders, [Orientation.portrait, .landscapeLeft])
  func `HD-09: in every order the open drawer hangs from the bar, and what is written is seen`(
    order: [Step], start: Orientation
  ) throws {
    let other = start == .portrait ? Orientation.landscapeLeft : .portrait
    for (device, textSize, place) in DrawerKeyboardTests.phones.prefix(Samples.often(1, whole: 3)) {
      let tester = try PhoneTester(
        at: place, device, Environment(textSize: textSize, orientation: start))
      func send(_ input: Input.Kind, _ number: Int) throws {
        tester.send(input)
        tester.settle()
        try check(tester, "\(device) \(place.id), step \(number)")
      }
      for (number, step) in order.enumerated() {
        switch step {
        case .write: try send(.activate(place.id), number)
        case .drawer: try send(.activate("status-bar"), number)
        case .turn: try send(.rotate(other), number)
        }
      }
      try send(.rotate(start), order.count)
      withExtendedLifetime(tester) {}
    }
  }

  private func check(_ tester: PhoneTester, _ name: Comment) throws {
    #expect(tester.hiddenOfFocus <= 0.5, name)
    if let drawer = tester.tree.node("drawer") {
      #expect(abs(try drawer.frame.y - tester.frame("status-bar").maxY) < 1e-6, name)
    }
  }

  @Test
  func `The drawer gives way to what is written, and what is written to the drawer that opens`()
    throws
  {
    let tester = try PhoneTester(environment: Environment(orientation: .landscapeLeft))
    tester.send(.activate("status-bar"))
    tester.settle()
    tester.send(.activate("search-field"))
    tester.settle()
    #expect(!tester.drawer.isOpen && tester.tree.focused == "search-field")
    tester.send(.activate("status-bar"))
    tester.settle()
    #expect(tester.drawer.isOpen && tester.tree.focused == nil)
    withExtendedLifetime(tester) {}
  }
}
