import Rehearsal
import Screens
import Testing
import TouchKit

@testable import Workbench

@Suite struct ValueGridTests {
  private func entry(_ name: String) throws -> TuningEntry {
    try #require(phone.catalogue[name])
  }

  private func grid(_ values: [(String, TuningValue)]) throws -> ValueGrid.Designs? {
    ValueGrid.designs(try values.map { (try entry($0), $1) })
  }

  @Test func `One number has nine values from a half to the double, in their order`() throws {
    let grid = try #require(try grid([("banner.height", .number(100))]))
    let values = grid.designs.flatMap(\.changes).map(\.value)
    #expect(values.count == 9 && values.first == .number(50) && values.last == .number(200))
    #expect(values[4] == .number(100) && grid.designs[4].words == "height 100")
    #expect(grid.columns == nil)
    // What the range doesn't allow is left out.
    let less = try #require(try self.grid([("banner.height", .number(60))]))
    #expect(less.designs.first?.words == "height 44" && less.designs.count < 9)
  }

  @Test func `A spring has its response down and its damping across`() throws {
    let spring = TuningValue.curve(.spring(response: 0.3, damping: 0.8))
    let grid = try #require(try grid([("drawer.open.curve", spring)]))
    #expect(grid.designs.count == 9 && grid.columns == 3)
    #expect(grid.designs[4].changes == [TuningChange("drawer.open.curve", spring)])
    #expect(
      grid.designs[0].changes.first?.value == .curve(.spring(response: 0.2, damping: 0.6)))
    #expect(
      grid.designs[8].changes.first?.value == .curve(.spring(response: 0.45, damping: 1)))
  }

  @Test func `Two tunings have three values each, and the present ones in the middle`() throws {
    let grid = try #require(
      try grid([("drawer.height", .number(120)), ("drawer.open.curve", .curve(.easeOut))]))
    #expect(grid.columns == 3)
    #expect(
      grid.designs.contains {
        $0.changes == [
          TuningChange("drawer.height", .number(120)),
          TuningChange("drawer.open.curve", .curve(.easeOut)),
        ]
      })
    #expect(grid.designs.allSatisfy { $0.changes.count == 2 })
  }

  @Test func `Every value of a grid is allowed, for every tuning of the phone`() throws {
    var tried = 0
    for value in StartState(usualOf: phone).tuning(of: phone).all {
      let (name, value) = (value.name, value.value)
      let entry = try entry(name)
      guard let grid = ValueGrid.designs([(entry, value)]) else { continue }
      tried += 1
      #expect(grid.designs.contains { $0.changes == [TuningChange(name, value)] }, "\(name)")
      for change in grid.designs.flatMap(\.changes) {
        guard case .number(let range, _) = entry.kind, case .number(let number) = change.value
        else { continue }
        #expect(range.contains(number), "\(name) \(number)")
      }
    }
    #expect(tried > 50)
  }

  @Test func `Nothing lies around a colour, and around nothing`() throws {
    #expect(ValueGrid.designs([]) == nil)
    let color = try #require(
      phone.catalogue.entries.first { if case .color = $0.kind { true } else { false } })
    #expect(ValueGrid.designs([(color, .color(.black))]) == nil)
  }
}
