import JSON
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Workbench

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
    ("banner.background", "#3366ff"), ("banner.background", "3366FF"), ("row.first", "delete"),
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
    ("drawer.height", "150 pt", 150), ("drawer.height", "150pt", 150),
    ("drawer.height", "+150.", 150),
    ("drawer.open.duration", ".3", 0.3), ("drawer.open.duration", "350 ms", 0.35),
    ("drawer.open.duration", "0,35s", 0.35), ("drawer.threshold", "35 %", 0.35),
  ])
  func `A number is taken with its unit, and as people write it`(
    name: String, text: String, number: Double
  ) throws {
    let entry = try #require(phone.catalogue[name])
    #expect(try TuneWords.value(text, of: entry) == .number(number))
  }

  @Test(arguments: [
    ("drawer.height", ""), ("drawer.height", "tall"), ("drawer.height", "-1"),
    ("drawer.height", "1e9"), ("drawer.height", "NaN"), ("drawer.height", "[1]"),
    ("drawer.height", "1 50"), ("drawer.height", "150 s"),
    ("drawer.height", "0x96"), ("drawer.height", "pt"), ("drawer.height", "infinity"),
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
    guard case .number(let range, _) = entry.kind else { Issue.record("no number"); return }
    #expect(row.reach.lowerBound == range.lowerBound)
    #expect(row.reach.upperBound > 0.35 && row.reach.upperBound <= range.upperBound)
    #expect(row.reach.upperBound < 2)
    #expect(row.label == "open duration" && row.unit == "s")
  }
}
