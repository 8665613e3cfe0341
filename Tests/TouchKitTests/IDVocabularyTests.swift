import Testing
import TouchKit

@Suite struct IDVocabularyTests {
  private let ids = IDVocabulary([
    "status-bar", "row-{number}", "day-{date}", "meal-{date}-{number}", "toggle-{name}",
    "key-{key}",
  ])

  private static let known = [
    "status-bar", "row-0", "row-12", "day-2026-01-05", "meal-2026-01-05-3", "toggle-a",
    "toggle-do-not-disturb", "key-a", "key-é", "key--",
  ]
  private static let unknown = [
    "", "status", "status-bar-", "Status-bar", "row-", "row-x", "row-1a", "row--1",
    "day-2026-1-5", "day-2026-01-05x", "meal-2026-01-05", "meal-2026-01-05-", "toggle-",
    "toggle-A", "toggle-a--b", "toggle-a-", "key-", "key-a b",
  ]

  @Test(arguments: known)
  func `Its words and families are known`(_ id: String) {
    #expect(ids.contains(id))
  }

  @Test(arguments: unknown)
  func `Nothing else is`(_ id: String) {
    #expect(!ids.contains(id))
  }

  @Test func `Its expression matches what is known`() throws {
    let expression = try Regex(ids.expression)
    for id in IDVocabularyTests.known { #expect(id.wholeMatch(of: expression) != nil, "\(id)") }
    for id in IDVocabularyTests.unknown { #expect(id.wholeMatch(of: expression) == nil, "\(id)") }
  }

  @Test(arguments: [
    ("row-", #"ends in a dash; write a family of ids as "row-{number}", or with another"#),
    ("row-{index}", "has an unknown placeholder; there are {number}, {date}, {name}, {key}"),
    ("row-{number", "has an unknown placeholder"), ("row-number}", "has an unknown placeholder"),
    ("{name}-row", "has something after {name}, which must stand at the end"),
    ("", "is no id"), ("a row", "is no id"),
  ])
  func `A form that is written wrong is told with the remedy`(_ form: String, _ words: String) {
    #expect(IDVocabulary.fault(ofForm: form)?.hasPrefix(words) == true)
  }

  @Test func `Words and families have no fault`() {
    for form in ["status-bar", "row-{number}", "meal-{date}-{number}", "{name}", "key-{key}"] {
      #expect(IDVocabulary.fault(ofForm: form) == nil, "\(form)")
    }
  }

  @Test func `A prefix is the beginning of an id`() {
    for prefix in [
      "", "s", "row", "row-", "row-1", "day-20", "meal-2026-01-05-", "toggle-a-", "key-",
    ] { #expect(ids.hasPrefix(prefix), "\(prefix)") }
    for prefix in ["x", "row-x", "day-x", "toggle--", "status-bars"] {
      #expect(!ids.hasPrefix(prefix), "\(prefix)")
    }
  }

  @Test func `For people a family has a letter, or the number of the word they wrote`() {
    #expect(
      ids.words == [
        "status-bar", "row-N", "day-YYYY-MM-DD", "meal-YYYY-MM-DD-N", "toggle-NAME", "key-X",
      ])
    #expect(ids.words(like: "rwo-12")[1] == "row-12")
  }
}
