import JSON
import Testing

@Suite struct NumberWordsTests {
  @Test(arguments: [
    (0, "0 steps"), (1, "1 step"), (2, "2 steps"), (11, "11 steps"), (-1, "-1 steps"),
  ])
  func `A number has the word that agrees with it`(number: Int, words: String) {
    #expect(NumberWords.count(number, "step") == words)
  }

  @Test func `A plural of its own, and numbers of any width`() {
    #expect([0, 1, 2].map { NumberWords.count($0, "entry", "entries") }.last == "2 entries")
    #expect(NumberWords.count(1 as Int64, "entry", "entries") == "1 entry")
    #expect(NumberWords.count(UInt64.max, "byte") == "18446744073709551615 bytes")
  }

  @Test func `A place in a row has the ending that is spoken`() {
    #expect(
      (0...24).map { NumberWords.ordinal($0) } == [
        "0th", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th",
        "12th", "13th", "14th", "15th", "16th", "17th", "18th", "19th", "20th", "21st", "22nd",
        "23rd", "24th",
      ])
    #expect(
      [100, 101, 111, 112, 113, 121, 1_002, 1_013].map { NumberWords.ordinal($0) } == [
        "100th", "101st", "111th", "112th", "113th", "121st", "1002nd", "1013th",
      ])
  }
}
