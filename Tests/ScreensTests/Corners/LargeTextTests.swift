import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// What stands beside text goes with its size.
@Suite struct LargeTextTests {
  private func all<V: View>(_ type: V.Type, in view: View) -> [V] {
    (view as? V).map { [$0] } ?? [] + view.subviews.flatMap { all(type, in: $0) }
  }

  /// The sides of all icons in a view, in the order of the tree.
  private func sides(_ id: String, _ tester: PhoneTester) throws -> [Double] {
    let view = try #require(tester.application.find(id), "\(id)")
    return all(PathView.self, in: view).map(\.size.width)
      + all(AvatarView.self, in: view).map(\.size.width)
  }

  private static let symbols: [(screen: String, opens: String?, ids: [String])] = [
    ("inbox", "edit-button", ["tab-inbox", "tab-tour"]),
    // In edit mode names of the largest size need the picture's room.
    ("inbox", nil, ["row-1"]),
    ("inbox", "row-1", ["back-button", "message"]),
    ("schedule", nil, ["day-2026-01-05"]),
    ("schedule", "month-button", ["popover"]),
    ("schedule", "meal-2026-01-05-1", ["meal-details"]),
    ("tour", nil, ["tour-back", "tour-next"]),
  ]

  @Test(arguments: symbols.indices, [0.8, 1.3, 2])
  func `Icons and pictures of people go with the text size`(index: Int, textSize: Double) throws {
    let (screen, opens, ids) = LargeTextTests.symbols[index]
    func sides(_ textSize: Double) throws -> [[Double]] {
      let tester = try PhoneTester(environment: Environment(textSize: textSize), screen: screen)
      if let opens { tester.application.activate(opens) }
      tester.settle()
      return try ids.map { try self.sides($0, tester) }
    }
    let factor = Environment(textSize: textSize).symbolFactor
    for (id, (usual, now)) in zip(ids, zip(try sides(1), try sides(textSize))) {
      #expect(!usual.isEmpty && usual.count == now.count, "\(id)")
      for (a, b) in zip(usual, now) {
        // A bar of tabs is never lower than at text size 1.
        let wanted = id.hasPrefix("tab-") ? max(1, factor) : factor
        #expect(abs(b - a * wanted) < 1e-9, "\(id): \(a) becomes \(b)")
      }
    }
  }

  @Test func `An icon's factor is one rule`() {
    #expect(Environment(textSize: 1).symbolFactor == 1)
    #expect(abs(Environment(textSize: 2).symbolFactor - 1.7) < 1e-9)
    #expect(abs(Environment(textSize: 0.8).symbolFactor - 0.86) < 1e-9)
  }

  @Test(arguments: Devices.all.map(\.name), [1.3, 2])
  func `No word beside a title is smaller than its neighbours`(device: String, textSize: Double)
    throws
  {
    for (screen, id) in [
      ("tour", "contents-button"), ("inbox", "edit-button"), ("schedule", "today-button"),
    ] {
      let tester = try PhoneTester(
        device, environment: Environment(textSize: textSize), screen: screen)
      tester.settle()
      let button = try #require(tester.application.find(id) as? Button)
      let sizes = tester.stage.frame().items.compactMap { item -> Double? in
        guard case .text(let text, _, _, _) = item, text.string == button.title else { return nil }
        return text.style.size
      }
      #expect(sizes == [16 * textSize], "\(id)")
      let view = try #require(tester.application.find(screen))
      let title = try #require(all(Label.self, in: view).first { $0.role == .heading })
      #expect(title.screenFrame.intersection(button.screenFrame) == nil, "\(id)")
      #expect(title.metrics(width: title.size.width)?.isCut == false, "\(id)")
    }
  }

  @Test(arguments: ["classic", "modern"], Environment.Direction.allCases)
  func `A message's title is whole in the bar`(device: String, direction: Environment.Direction)
    throws
  {
    let tester = try PhoneTester(
      device, environment: Environment(textSize: 2, direction: direction))
    try tester.tap("row-1")
    tester.settle()
    let back = try #require(tester.application.find("back-button"))
    let bar = try #require(back.superview)
    let title = try #require(all(Label.self, in: bar).first)
    #expect(title.shown.alpha == 0, "the large one is seen")
    tester.send(.scroll(by: Point(0, 2000), at: Point(160, 300), phase: .wheel))
    tester.settle()
    #expect(title.shown.alpha == 1)
    #expect(title.metrics(width: title.size.width)?.isCut == false)
    #expect(
      title.frame.y >= 0 && title.metrics(width: title.size.width).map(\.size.height) ?? 99 <= 88)
  }

  @Test(arguments: [1.0, 1.3, 2])
  func `The words of tabs are all of one size and have room`(textSize: Double) throws {
    let tester = try PhoneTester(environment: Environment(textSize: textSize))
    tester.settle()
    var found: Set<Double> = []
    for tab in ["inbox", "schedule", "reporter", "device", "colours", "tour"] {
      let item = try #require(tester.application.find("tab-\(tab)"))
      let label = try #require(all(Label.self, in: item).first)
      found.insert(label.style.size)
      #expect(label.metrics(width: nil).map(\.size.width) ?? 99 <= item.size.width)
      #expect(item.size.height >= Space.target)
      #expect(item.bounds.contains(label.frame))
    }
    #expect(found.count == 1 && found.allSatisfy { $0 >= 10 })
  }

  @Test func `Figures of days don't overlap; weeks that have no room scroll`() throws {
    for textSize in [1.0, 2] {
      let tester = try PhoneTester(
        environment: Environment(textSize: textSize), screen: "schedule")
      tester.application.activate("month-button")
      tester.settle()
      tester.application.activate("month-2")
      tester.settle()
      let cells = try (1...28).map { day in
        try #require(
          tester.application.find("date-2026-02-\(day < 10 ? "0" : "")\(day)") as? DateCell)
      }
      for cell in cells {
        let label = try #require(all(Label.self, in: cell).first)
        let size = try #require(label.metrics(width: nil)).size
        #expect(size.width <= cell.size.width && size.height <= cell.size.height)
      }
      let scroll = try #require(cells[0].superview as? ScrollView)
      scroll.offset = scroll.offsetRange.upperBound
      #expect(cells[27].screenFrame.maxY <= scroll.screenFrame.maxY + 1e-9)
    }
  }
}
