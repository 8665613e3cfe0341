import Files
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Studio

@Suite struct TuneWordsTests {
  @Test
  func `Every value of every tuning is read back from what the panel says of it, but springs`()
    throws
  {
    for tuning in phone.tunings {
      for entry in phone.catalogue.entries {
        let value = tuning.tuning[entry.name]
        let words = TuneWords.words(value)
        #expect(!words.isEmpty)
        switch value {
        case .curve: continue
        case .number, .choice, .color:
          #expect(try TuneWords.value(words, of: entry) == value, "\(entry.name): \(words)")
        }
      }
    }
  }

  @Test(arguments: [
    ("drawer.height", "150"), ("drawer.height", " 150.5 "), ("drawer.threshold", "0,25"),
    ("banner.background", "#3366ff"), ("row.first", "delete"),
  ])
  func `What people type is taken`(name: String, text: String) throws {
    let entry = try #require(phone.catalogue[name])
    guard case .choice(let words) = entry.kind else {
      _ = try TuneWords.value(text, of: entry)
      return
    }
    _ = try TuneWords.value(words[0], of: entry)
  }

  @Test(arguments: [
    ("drawer.height", ""), ("drawer.height", "tall"), ("drawer.height", "-1"),
    ("drawer.height", "1e9"), ("drawer.height", "NaN"), ("drawer.height", "[1]"),
    ("banner.background", "blue"), ("banner.background", "#12"), ("row.first", "nothing"),
  ])
  func `What can't be is refused with a reason`(name: String, text: String) throws {
    let entry = try #require(phone.catalogue[name])
    let problem = #expect(throws: Problem.self) { try TuneWords.value(text, of: entry) }
    #expect(problem?.what.isEmpty == false)
  }

  @Test func `A slider goes as far as a hand wants, within the range`() throws {
    let entry = try #require(phone.catalogue["drawer.open.duration"])
    let row = TuneWords.row(of: entry, .number(0.35))
    #expect(row.softEnd > 0.35 && row.softEnd <= row.range.upperBound)
    #expect(row.softEnd < 2)
    #expect(row.label == "open duration" && row.unit == "s")
  }
}
