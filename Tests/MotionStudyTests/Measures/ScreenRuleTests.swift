import Testing
import TouchKit

@testable import MotionStudy

/// Each rule for screens, with what keeps it and what breaks it.
@Suite struct ScreenRuleTests {
  private let screen = SeenPart.Clip(name: nil, rect: Rect(0, 0, 320, 480))

  private func text(
    _ words: String, _ lines: [Rect], seen: [Rect]? = nil, box: Rect? = nil, needed: Rect = .zero,
    clips: [SeenPart.Clip] = [], covers: [SeenPart.Cover] = [], isInUse: Bool = true
  ) -> SeenPart {
    SeenPart(
      kind: .text(box: box, needed: needed), name: "label", words: words, lines: lines,
      seen: seen ?? lines, clips: clips + [screen], covers: covers, isInUse: isInUse)
  }

  private func faults(_ rule: ScreenRule, _ parts: [SeenPart], isSettled: Bool = true)
    -> [ScreenFault.Kind]
  {
    rule.faults(of: SeenScreen(parts: parts, isSettled: isSettled)).map(\.kind)
  }

  @Test func `Two texts that are both seen share no ink`() {
    let below = text("below", [Rect(10, 10, 100, 20)])
    let above = text("above", [Rect(50, 20, 100, 20)])
    #expect(
      faults(.textsApart, [below, above]) == [.overlap(with: "above", Rect(50, 20, 60, 10))])
    #expect(faults(.textsApart, [below, text("beside", [Rect(110, 10, 50, 20)])]) == [])
    #expect(faults(.textsApart, [below, text("touching", [Rect(10, 29.6, 50, 20)])]) == [])
    // What something opaque hides is not read.
    let hidden = text("hidden", [Rect(10, 10, 100, 20)], seen: [Rect(10, 10, 40, 20)])
    #expect(faults(.textsApart, [hidden, above]) == [])
  }

  @Test func `A text's place holds its lines`() {
    let place = Rect(10, 10, 100, 40)
    let line = [Rect(10, 12, 80, 20)]
    #expect(faults(.textsFit, [text("two", line, box: place, needed: Rect(10, 10, 80, 40))]) == [])
    let high = Rect(10, 8, 80, 44)
    #expect(
      faults(.textsFit, [text("high", line, box: place, needed: high)])
        == [.tooLarge(needed: high.size, place: place.size)])
    let wide = Rect(10, 10, 101, 20)
    #expect(
      faults(.textsFit, [text("wide", line, box: place, needed: wide)])
        == [.tooLarge(needed: wide.size, place: place.size)])
    #expect(faults(.textsFit, [text("scrolls", line, box: nil, needed: high)]) == [])
    #expect(faults(.textsFit, [text("unseen", line, seen: [], box: place, needed: high)]) == [])
  }

  @Test func `Words are whole`() {
    let line = [Rect(10, 12, 80, 20)]
    var part = text("Saturday", line)
    #expect(faults(.wordsAreWhole, [part]) == [])
    part.brokenWord = "Saturday"
    #expect(faults(.wordsAreWhole, [part]) == [.brokenWord("Saturday")])
    #expect(faults(.wordsAreWhole, [part], isSettled: false) == [])
    part.seen = []
    #expect(faults(.wordsAreWhole, [part]) == [])
  }

  @Test func `What a clip cuts can be scrolled into sight`() {
    let line = Rect(10, 190, 100, 20)
    func list(_ travel: ClosedRange<Double>) -> SeenPart.Clip {
      SeenPart.Clip(name: "list", rect: Rect(0, 100, 320, 100), travel: travel)
    }
    func found(_ clips: [SeenPart.Clip], isSettled: Bool = true, isInUse: Bool = true)
      -> [ScreenFault.Kind]
    {
      faults(
        .scrollsIntoSight, [text("line", [line], clips: clips, isInUse: isInUse)],
        isSettled: isSettled)
    }
    let cut = [ScreenFault.Kind.outOfSight(under: "list")]
    #expect(found([list(0...10)]) == [])
    #expect(found([list(0...9)]) == cut)
    #expect(found([list(-50...0)]) == cut)
    #expect(found([list(0...9)], isSettled: false) == [])
    #expect(found([list(0...9)], isInUse: false) == [])
    // A card in the list moves with it, and cuts for good.
    let card = SeenPart.Clip(name: "card", rect: Rect(0, 150, 320, 55))
    #expect(found([card, list(0...50)]) == [.outOfSight(under: "card")])
    // A list that is too low shows no line whole.
    let low = SeenPart.Clip(name: "low", rect: Rect(0, 185, 320, 15), travel: 0...100)
    #expect(found([low]) == [.outOfSight(under: "low")])
    // A list in a list: the outer one brings the inner one's end into sight.
    let inner = SeenPart.Clip(name: "inner", rect: Rect(0, 120, 320, 120), travel: 0...0)
    #expect(found([inner, list(0...10)]) == [])
    #expect(found([inner, list(0...9)]) == cut)
    // No scrolling moves it sideways.
    let side = text("side", [Rect(300, 10, 40, 20)])
    #expect(
      faults(.scrollsIntoSight, [side]) == [.outOfSight(under: "the screen's edge")])
  }

  @Test func `What a bar, a panel or the keyboard covers can be scrolled from under it`() {
    let line = Rect(10, 390, 100, 20)
    let keyboard = SeenPart.Cover(
      name: "keyboard", rect: Rect(0, 400, 320, 80), isFixed: false)
    func found(_ travel: ClosedRange<Double>, _ covers: [SeenPart.Cover]) -> [ScreenFault.Kind] {
      let list = SeenPart.Clip(name: "list", rect: Rect(0, 50, 320, 430), travel: travel)
      return faults(
        .scrollsIntoSight, [text("line", [line], clips: [list], covers: covers)])
    }
    #expect(found(0...0, []) == [])
    #expect(found(0...10, [keyboard]) == [])
    #expect(found(0...5, [keyboard]) == [.outOfSight(under: "keyboard")])
    #expect(found(-200...5, [keyboard]) == [.outOfSight(under: "keyboard")])
    #expect(found(-200...10, [keyboard]) == [])
    // A bar leaves too little above the keyboard.
    let bar = SeenPart.Cover(name: "bar", rect: Rect(0, 50, 320, 335), isFixed: false)
    #expect(found(0...100, [keyboard, bar]) == [.outOfSight(under: "keyboard")])
    // What lies beside it covers nothing; what moves with it covers it for good.
    let beside = SeenPart.Cover(name: "beside", rect: Rect(200, 0, 100, 480), isFixed: true)
    let row = SeenPart.Cover(name: "row", rect: Rect(0, 400, 320, 40), isFixed: true)
    #expect(found(0...0, [beside]) == [])
    #expect(found(-300...300, [row]) == [.outOfSight(under: "row")])
  }

  @Test func `What the keyboard writes into is seen`() {
    func found(_ place: Rect, isSettled: Bool = true) -> [ScreenFault] {
      ScreenRule.focusIsSeen.faults(
        of: SeenScreen(
          focus: .init(name: "field", place: place, room: Rect(0, 20, 320, 200)),
          isSettled: isSettled))
    }
    #expect(found(Rect(10, 30, 200, 44)) == [])
    #expect(found(Rect(10, 200, 200, 44)).map(\.name) == ["field"])
    #expect(found(Rect(10, 0, 200, 44)).count == 1)
    #expect(found(Rect(10, 200, 200, 44), isSettled: false) == [])
    #expect(ScreenRule.focusIsSeen.faults(of: SeenScreen()) == [])
  }

  @Test func `A target that is cut counts as large as it would be, along that side alone`() {
    var target = PressTarget(
      name: "row", id: nil, words: "Row", frame: Rect(0, 0, 320, 64), reach: Rect(0, 0, 320, 20))
    #expect(target.isSmall && target.extent == Size(320, 20))
    target.cut.left = true
    #expect(target.isSmall)
    target.cut.down = true
    #expect(!target.isSmall && target.extent == Size(320, 64))
    #expect(target.isSmaller(than: Size(44, 65)) && !target.isSmaller(than: Size(320, 64)))
    // A low button beside a bar: as far down as up.
    target.frame = Rect(0, 6, 320, 8)
    target.reach = Rect(0, -12, 320, 25)
    #expect(target.extent == Size(320, 44) && !target.isSmall)
    target.cut.up = true
    #expect(target.extent == Size(320, 25) && target.isSmall)
    // Of a button half of which a list cuts, only the other half tells how far a finger gets.
    target.cut = .init(down: true)
    target.frame = Rect(0, 100, 320, 37)
    target.reach = Rect(0, 96.5, 320, 14)
    #expect(target.extent == Size(320, 44))
    target.reach = nil
    #expect(!target.isSmall && target.extent == nil)
    #expect(
      ScreenRule.targetsAreFree.faults(of: SeenScreen(targets: [target])).map(\.kind)
        == [.coveredTarget])
    target.words = ""
    #expect(
      ScreenRule.targetsAreNamed.faults(of: SeenScreen(targets: [target])).map(\.kind)
        == [.nameless])
  }
}
