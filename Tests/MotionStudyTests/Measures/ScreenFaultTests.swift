import GtkPaint
import Screens
import Testing
import TouchKit

@testable import MotionStudy
@testable import Rehearsal

@Suite struct ScreenFaultTests {
  private static let fonts = Result { try Fonts() }

  private func stage(_ milliseconds: Int, _ change: (inout StartState) -> Void = { _ in }) throws
    -> (Stage, PangoMeasurer)
  {
    let measurer = PangoMeasurer(fonts: try ScreenFaultTests.fonts.get())
    var start = StartState(usualOf: phone)
    change(&start)
    let run = Run(phone, Recording(start: start, inputs: []), measurer: measurer)
    return (run.state(at: .milliseconds(milliseconds)), measurer)
  }

  private func target(
    _ name: String, _ frame: Rect, reach: Rect?, words: String? = "words", isCut: Bool = false
  ) -> PressTarget {
    PressTarget(
      name: name, id: nil, words: words, frame: frame, reach: reach, cut: .init(down: isCut))
  }

  @Test func `Small, covered and nameless targets are faults, by kind`() {
    let (small, large) = (Rect(0, 0, 30, 30), Rect(0, 0, 50, 50))
    let faults = ScreenFault.all(
      [],
      SeenScreen(targets: [
        target("good", small, reach: Rect(-7, -7, 44, 44)), target("small", small, reach: small),
        target("narrow", Rect(0, 0, 50, 30), reach: Rect(0, 0, 50, 30)),
        target("covered", large, reach: nil),
        target("cut", large, reach: Rect(0, 0, 50, 10), isCut: true),
        target("taken", large, reach: Rect(0, 0, 50, 10)),
        target("nameless", large, reach: large, words: nil),
      ]))
    #expect(faults.map(\.name) == ["small", "narrow", "taken", "covered", "nameless"])
    #expect(
      faults.map(\.kind) == [
        .smallTarget(small.size), .smallTarget(Size(50, 30)), .smallTarget(Size(50, 10)),
        .coveredTarget, .nameless,
      ])
  }

  @Test func `The targets of the inbox are reached as far as a finger gets`() throws {
    let (stage, _) = try stage(0)
    let targets = stage.pressTargets()
    #expect(targets.count > 8)
    for target in targets {
      let reach = try #require(target.reach, "\(target.name) is covered")
      #expect(!target.isSmall, "\(target.name): \(reach)")
      // What is found is what `explain` says: inside it takes the touch, beyond it another does.
      let middle = reach.center
      let inside = stage.explain(reach.x + 0.5, middle.y).taker
      let outside = stage.explain(reach.x - 0.5, middle.y).taker
      #expect(inside != nil && inside != outside, "\(target.name)")
    }
  }

  @Test func `What a button of its own size lacks, the finger's area has`() throws {
    let (stage, _) = try stage(0)
    let edit = try #require(stage.pressTargets().first { $0.id == "edit" || $0.words == "Edit" })
    let reach = try #require(edit.reach)
    #expect(edit.frame.height < 44 && reach.height >= 43.7)
  }

  @Test(arguments: phone.screens, [Environment.Appearance.light, .dark])
  func `Every screen's texts can be read, and what it offers can be pressed`(
    _ screen: String, _ appearance: Environment.Appearance
  ) throws {
    let (stage, measurer) = try stage(2000) {
      $0.settings.screen = screen
      $0.settings.environment.appearance = appearance
    }
    let painter = Painter(measurer: measurer)
    let size = stage.screenSize
    let contrasts = try TextContrast.all(of: stage.frame(), screen: size, measurer: measurer) {
      try painter.pixels(painter.scene($0, size: size, scale: 1)).pixelBuffer
    }
    let targets = stage.pressTargets()
    #expect(!contrasts.isEmpty && !targets.isEmpty)
    // The schedule's days are as dense as a calendar: their meals, and the buttons beside their title, are known to be a
    // little smaller than a finger. ER-06 puts the reporter's two marks on one point.
    let faults = ScreenFault.all(contrasts, stage.seenScreen()).filter { fault in
      switch fault.kind {
      case .smallTarget(let size) where screen == "schedule": min(size.width, size.height) < 20
      case .outOfSight(under: "begin-mark") where screen == "reporter": false
      default: true
      }
    }
    #expect(faults.isEmpty)
  }
}
