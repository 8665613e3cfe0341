import Files
import MotionStudy
import Rehearsal
import Screens
import Testing
import TouchKit

@testable import Capture

/// Rows of frames, one a run.
@Suite struct SmallMultiplesTests {
  @Test func `Each run is a row under its name, with its frames as they are alone`() throws {
    let steps = [
      #"{ "tap": "status-bar" }, { "wait": 250 }"#, #"{ "tap": "row-2" }, { "wait": 150 }"#,
    ]
    let scenarios = try steps.map { try PhoneRun.scenario($0) }
    var multiples = SmallMultiples(measurers: try (0..<2).map { _ in try PhoneRun.measurer() })
    let runs = try multiples.play(
      ["drawer", "row"], at: .every(.milliseconds(100)),
      { Run(phone, scenarios[$0], measurer: $1) }, check: { _ in })
    #expect(runs.map(\.isStopped) == [false, false])
    let picture = try PNG.decode(try #require(try multiples.png(scale: 1)), path: nil)
    let size = runs[0].stage.screenSize
    let layout = try #require(SheetLayout(rows: 2, of: 3, largest: size, scale: 1))
    #expect((picture.width, picture.height) == (layout.width, layout.height))
    #expect(layout.width == 16 + 3 * (320 + 16) && layout.height == 16 + 2 * (40 + 480 + 40 + 16))
    for (row, text) in steps.enumerated() {
      let times = (0..<(row == 0 ? 3 : 2)).map { Time.milliseconds($0 * 100) }
      for (column, frame) in try PhoneRun.painted(text, at: times).enumerated() {
        let corner = layout.corner(row * 3 + column)
        let isSame = (0..<frame.height).allSatisfy { y in
          (0..<frame.width).allSatisfy { picture[corner.x + $0, corner.y + y] == frame[$0, y] }
        }
        #expect(isSame, "row \(row), column \(column)")
        #expect(!isGround(picture, corner.x, corner.y + 480), "time \(row), \(column)")
      }
      let start = layout.corner(row * 3)
      #expect(!isGround(picture, start.x, start.y - 24), "name \(row)")
    }
    // The second row is shorter.
    #expect(isGround(picture, layout.corner(5).x, layout.corner(5).y))
  }

  @Test func `A sheet of five rows is the same file on one, two and three threads`() throws {
    let scenarios = try (1...5).map {
      try PhoneRun.scenario(#"{ "tap": "status-bar" }, { "wait": \#($0)00 }"#)
    }
    let files = try (1...3).map { threads in
      var multiples = SmallMultiples(
        measurers: try (0..<threads).map { _ in try PhoneRun.measurer() })
      _ = try multiples.play(
        scenarios.indices.map { "row \($0)" }, at: .every(.milliseconds(250)),
        { Run(phone, scenarios[$0], measurer: $1) }, check: { _ in })
      return try #require(try multiples.png(scale: 1))
    }
    #expect(files[0] == files[1] && files[0] == files[2])
  }

  @Test func `A row that follows another on the same sheet is as it is on a new one`() throws {
    let steps = [
      #"{ "tap": "status-bar" }, { "wait": 250 }"#,
      #"{ "wait": 100 }, { "tap": "row-2" }, { "wait": 150 }"#,
      #"{ "wait": 300 }"#, #"{ "tap": "row-2" }, { "wait": 50 }"#,
      #"{ "tap": "status-bar" }, { "wait": 250 }"#,
      #"{ "rotate": "left" }, { "wait": 300 }"#, #"{ "tap": "status-bar" }, { "wait": 250 }"#,
    ]
    let scenarios = try steps.map { try PhoneRun.scenario($0) }
    func rows(_ numbers: [Int]) throws -> PixelBuffer {
      var multiples = SmallMultiples(measurers: [try PhoneRun.measurer()])
      _ = try multiples.play(
        numbers.map { "row \($0)" }, at: .every(.milliseconds(100)),
        { Run(phone, scenarios[numbers[$0]], measurer: $1) }, check: { _ in })
      return try PNG.decode(try #require(try multiples.png(scale: 1)), path: nil)
    }
    let all = try rows(Array(steps.indices))
    // The turned row gives all rows their size, so that it comes with each.
    let turned = 5
    let height = (all.height - 16) / steps.count
    for number in steps.indices where number != turned {
      let alone = try rows([turned, number])
      let isSame = (0..<height).allSatisfy { y in
        (0..<alone.width).allSatisfy {
          all[$0, 16 + number * height + y] == alone[$0, 16 + height + y]
        }
      }
      #expect(alone.width == all.width && isSame, "row \(number)")
    }
  }

  private func isGround(_ picture: PixelBuffer, _ left: Int, _ top: Int) -> Bool {
    (top..<top + 24).allSatisfy { y in
      (left..<left + 200).allSatisfy {
        picture[$0, y] == Pixel(red: 0x3A, green: 0x3A, blue: 0x40)
      }
    }
  }

  @Test func `A run that stops is told, and no row has no picture`() throws {
    let scenario = try PhoneRun.scenario(#"{ "wait": 100 }, { "tap": "drawer-history-7" }"#)
    var multiples = SmallMultiples(measurers: [try PhoneRun.measurer()])
    #expect(try multiples.png(scale: 1) == nil)
    let runs = try multiples.play(
      ["a"], at: .every(.milliseconds(50)), { Run(phone, scenario, measurer: $1) },
      check: { _ in })
    #expect(runs.map(\.isStopped) == [true])
  }
}
