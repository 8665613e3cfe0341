import Testing
import TouchKit

@testable import Screens

/// The undo panel and what is edited: one never hides the other.
@Suite struct UndoFieldTests {
  /// Where there is little room, and on the usual phone.
  static let phones: [(device: String, environment: Environment)] = [
    ("classic", Environment(orientation: .landscapeLeft)),
    ("classic", Environment(textSize: 2, direction: .rightToLeft, orientation: .landscapeLeft)),
    ("compact", Environment()),
    ("librem", Environment(textSize: 1.5, orientation: .landscapeRight)),
    ("modern", Environment(textSize: 2)),
  ]

  @Test(arguments: phones, TextPlace.all)
  func `BL-06: The question about the typing stands beside what was typed`(
    phone: (device: String, environment: Environment), place: TextPlace
  ) throws {
    let tester = try PhoneTester(at: place, phone.device, phone.environment)
    try tester.write(in: place)
    tester.send(.type("x"))
    tester.settle()
    tester.send(.shake)
    tester.settle()
    #expect(tester.exists("undo"))
    #expect(tester.hiddenOfFocus <= 0.5)
    tester.send(.activate("undo"))
    tester.settle()
    #expect(!tester.exists("undo") && tester.hiddenOfFocus <= 0.5)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: phones)
  func `What is sought is seen beside the panel of a deletion, and after it`(
    phone: (device: String, environment: Environment)
  ) throws {
    let tester = try PhoneTester(phone.device, environment: phone.environment)
    tester.send(.activate("row-2", action: "delete"))
    tester.settle()
    tester.send(.activate("search-field"))
    tester.pass(1000)
    #expect(tester.exists("undo") && tester.hiddenOfFocus <= 0.5)
    tester.pass(6000)
    tester.settle()
    #expect(!tester.exists("undo") && tester.hiddenOfFocus <= 0.5)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: phones)
  func `The words that find nothing are seen, and so are those that find something again`(
    phone: (device: String, environment: Environment)
  ) throws {
    let tester = try PhoneTester(at: .search, phone.device, phone.environment)
    try tester.write(in: .search)
    for letter in "zzz" {
      tester.send(.type(String(letter)))
      tester.settle()
      #expect(tester.hiddenOfFocus <= 0.5)
    }
    for _ in 0..<3 {
      tester.send(.key(KeyInput("backspace")))
      tester.settle()
      #expect(tester.hiddenOfFocus <= 0.5)
    }
    withExtendedLifetime(tester) {}
  }
}
