import Testing
import TouchKit

@testable import Workbench

@Suite struct CustomInputFieldTests {
  private func field(_ schema: ValueSchema, isRequired: Bool = false) throws -> CustomInputField {
    let member: ValueSchema.Member = isRequired ? .required("a", schema) : .optional("a", schema)
    return try #require(CustomInputField(member))
  }

  @Test func `A member's key is words on its label`() throws {
    let field = try #require(CustomInputField(.optional("hideStyle", .bool, "how it goes")))
    #expect(field.label == "Hide style")
    #expect(field.hint == "how it goes")
    #expect(field.control == .toggle)
  }

  @Test func `A field without words leaves its member out, unless it has to be there`() throws {
    #expect(try field(.text(0...9)).value(of: "") == nil)
    #expect(try field(.text(0...9), isRequired: true).value(of: "") == .string(""))
    #expect(try field(.word(["a"])).value(of: "") == nil)
    #expect(throws: CustomInputField.InvalidText(why: "choose one")) {
      try field(.word(["a"]), isRequired: true).value(of: "")
    }
  }

  @Test func `Words become values of the member's kind`() throws {
    #expect(try field(.bool).value(of: "true") == .bool(true))
    #expect(try field(.word(["a", "b"])).value(of: "b") == .string("b"))
    #expect(try field(.number(0...10)).value(of: "2.5") == .number(2.5))
    #expect(try field(.integer(1...10)).value(of: "7") == .number(7))
    #expect(
      try field(.list(.text(1...9), count: 0...2)).value(of: "Yes, no\nLater")
        == .array([.string("Yes, no"), .string("Later")]))
  }

  @Test(arguments: [
    (ValueSchema.number(0...10), "11", "a number from 0 to 10"),
    (.number(0...10), "nan", "a number from 0 to 10"),
    (.integer(1...10), "2.5", "a whole number from 1 to 10"),
    (.text(0...3), "four", "0 to 3 characters"),
    (.list(.text(1...5), count: 0...2), "a\nb\nc", "0 to 2 items"),
    (.list(.text(1...2), count: 0...2), "a\nccc", "1 to 2 characters"),
    (.list(.text(1...2), count: 0...2), "a\n", "1 to 2 characters"),
  ])
  func `Words that make no sense are refused with what would`(
    _ schema: ValueSchema, _ text: String, _ why: String
  ) throws {
    #expect(throws: CustomInputField.InvalidText(why: why)) { try field(schema).value(of: text) }
  }

  @Test func `Colours, lists and words have controls of their own`() throws {
    let color = ValueSchema.pattern(.init("a colour", expression: "x", isColor: true) { _ in true })
    #expect(try field(color).control == .color)
    #expect(
      try field(.pattern(.init("a word", expression: "x") { _ in true })).control
        == .entry(placeholder: ""))
    #expect(try field(.list(.text(1...2), count: 0...3)).control == .list(most: 3))
    #expect(try field(.integer(1...9)).control == .entry(placeholder: "1 to 9"))
  }

  @Test func `A value that one field can't hold has none`() {
    #expect(CustomInputField(.optional("a", .object([]))) == nil)
    #expect(CustomInputField(.optional("a", .either([.bool, .null]))) == nil)
  }
}
