import Testing
import TouchKit

@testable import Screens

@Suite struct NotificationExamplesTests {
  @Test(arguments: Notification.examples)
  func `A ready notification is one that scenarios may send, and everything in it counts`(
    example: Prototype.CustomInput.Example
  ) throws {
    guard case .object(let schema) = Notification.schema,
      case .object(let members) = example.payload
    else {
      Issue.record("no object")
      return
    }
    let known = Set(schema.members.map(\.key))
    #expect(members.allSatisfy { known.contains($0.key) })
    let made = Notification(example.payload)
    #expect(!made.title.isEmpty)
    if example.payload["icon"] != nil { #expect(made.icon != nil) }
    if example.payload["sound"] != nil { #expect(made.sound != nil) }
    if example.payload["background"] != nil { #expect(made.background != nil) }
    #expect(Notification.objection(example.payload) == nil)
  }

  @Test func `There are four, each with a name of its own`() {
    #expect(Set(Notification.examples.map(\.name)).count == 4)
  }

  @Test(arguments: [
    (Payload.object([.init("title", .string(""))]), true),
    (.object([.init("title", .string("")), .init("sticky", .bool(true))]), true),
    (.object([.init("title", .string("")), .init("message", .string("a"))]), false),
    (.object([.init("title", .string("")), .init("icon", .string("bell"))]), false),
  ])
  func `A card with nothing on it is objected to`(_ payload: Payload, _ isObjected: Bool) {
    #expect((Notification.objection(payload)?.member == "title") == isObjected)
  }
}
