import Testing
import TouchKit

/// Words of people, and painting a view twice.
@Suite struct PaintingTests {
  @Test(
    arguments: [
      ("hello", Text.Direction.leftToRight), ("4 unread", .leftToRight), ("שלום", .rightToLeft),
      ("«مرحبا»", .rightToLeft), ("7 שלום", .rightToLeft), ("123", nil), ("", nil),
      ("Ünïcode שלום", .leftToRight), ("日本", .leftToRight),
    ] as [(String, Text.Direction?)])
  func `The first letter with a direction gives it`(words: String, direction: Text.Direction?) {
    #expect(Text.Direction.ofFirstLetter(in: words) == direction)
  }

  @Test(arguments: Environment.Direction.allCases, ["hello", "שלום", "12"])
  func `Words of people keep their direction and stand on the interface's side`(
    interface: Environment.Direction, words: String
  ) throws {
    let tester = StageTester(environment: Environment(direction: interface))
    let label = Label(
      words, style: TextStyle(size: 10, lineHeight: 14), color: DynamicColor(.black))
    label.isProse = true
    label.frame = Rect(0, 0, 100, 14)
    tester.add(label)
    let items = tester.stage.frame().items
    guard case .text(let text, _, _, _) = try #require(items.first) else {
      Issue.record("no text is drawn")
      return
    }
    let own: Text.Direction =
      interface == .leftToRight ? .leftToRight : .rightToLeft
    let expected = Text.Direction.ofFirstLetter(in: words) ?? own
    #expect(text.direction == expected)
    #expect(text.alignment == (expected == own ? .leading : .trailing))
  }

  @Test(
    arguments: Environment.Direction.allCases,
    [nil, .leftToRight, .rightToLeft, .natural] as [Text.Direction?])
  func `A label's words have its direction, or the interface's, and stand on the interface's side`(
    interface: Environment.Direction, direction: Text.Direction?
  ) throws {
    let tester = StageTester(environment: Environment(direction: interface))
    let price = Label(
      "1.2 €", style: TextStyle(size: 10, lineHeight: 14), color: DynamicColor(.black))
    price.direction = direction
    #expect(price.isProse == (direction == .natural))
    price.frame = Rect(0, 0, 100, 14)
    tester.add(price)
    guard case .text(let text, _, _, _) = try #require(tester.stage.frame().items.first) else {
      Issue.record("no text is drawn")
      return
    }
    let own: Text.Direction = interface == .leftToRight ? .leftToRight : .rightToLeft
    // No letter of the price has a direction.
    let expected =
      switch direction {
      case .leftToRight?, .rightToLeft?: direction ?? own
      case .natural?, nil: own
      }
    #expect(text.direction == expected)
    #expect(text.alignment == (expected == own ? .leading : .trailing))
  }

  private final class Twice: View {
    override func drawOverlay(in context: inout DrawingContext) {
      guard let first = subviews.first else { return }
      context.repaint(first, movedBy: Point(5, -7), alpha: 0.25)
      context.fill(Rect(0, 0, 1, 1), .black)
    }
  }

  @Test func `A view painted again is moved and seen through, and what follows is not`() {
    let tester = StageTester()
    let view = tester.add(Twice(frame: Rect(10, 20, 100, 100)))
    let inner = View(frame: Rect(1, 2, 30, 40))
    inner.background = DynamicColor(.white)
    view.addSubview(inner)
    let items = tester.stage.frame().items
    #expect(items.count == 5)
    #expect(items[0] == .fill(Rect(11, 22, 30, 40), .zero, .white))
    guard case .pushOpacity(0.25, _) = items[1] else {
      Issue.record("\(items[1])")
      return
    }
    #expect(items[2] == .fill(Rect(16, 15, 30, 40), .zero, .white))
    #expect(items[3] == .pop)
    #expect(items[4] == .fill(Rect(10, 20, 1, 1), .zero, .black))
  }
}
