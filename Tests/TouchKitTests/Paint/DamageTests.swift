import Testing
import TouchKit

@Suite struct DamageTests {
  private static let screen = Size(320, 480)
  private let ground = DisplayItem.fill(Rect(0, 0, 320, 480), .zero, .white)

  private func box(_ x: Double, _ y: Double, _ side: Double = 20) -> DisplayItem {
    .fill(Rect(x, y, side, side), .zero, .black)
  }

  private func damage(_ old: [DisplayItem], _ new: [DisplayItem]) -> Damage {
    DisplayList(items: new).damage(
      since: DisplayList(items: old), screen: DamageTests.screen, measurer: GridMeasurer())
  }

  @Test func `Equal lists have none`() {
    #expect(damage([ground, box(1, 1)], [ground, box(1, 1)]) == .nothing)
    #expect(damage([], []) == .nothing)
  }

  @Test func `What moved is in the place it left and the place it came to`() {
    #expect(
      damage([ground, box(10, 10), box(200, 200)], [ground, box(100, 10), box(200, 200)])
        == .parts([Rect(9, 9, 22, 22), Rect(99, 9, 22, 22)]))
  }

  @Test func `Parts that overlap are one`() {
    #expect(
      damage([ground, box(10, 10)], [ground, box(25, 10)]) == .parts([Rect(9, 9, 37, 22)]))
  }

  @Test func `What came or went is in its own place, whatever stands after it`() {
    #expect(
      damage([box(10, 10), box(200, 10)], [box(10, 10), box(100, 50), box(200, 10)])
        == .parts([Rect(99, 49, 22, 22)]))
    #expect(
      damage([box(10, 10), box(100, 50), box(200, 10)], [box(10, 10), box(200, 10)])
        == .parts([Rect(99, 49, 22, 22)]))
  }

  @Test func `What changes places in depth is in both`() {
    #expect(
      damage([box(10, 10), box(20, 20)], [box(20, 20), box(10, 10)])
        == .parts([Rect(9, 9, 32, 32)]))
  }

  @Test func `A clip that stays holds the damage in it`() {
    let clip = DisplayItem.pushClip(Rect(0, 100, 320, 100), .zero)
    #expect(
      damage(
        [ground, clip, box(10, 90), box(50, 150), .pop],
        [ground, clip, box(10, 92), box(50, 150), .pop]) == .parts([Rect(9, 99, 22, 14)]))
    #expect(
      damage([clip, box(10, 300), .pop], [clip, box(10, 310), .pop]) == .nothing)
  }

  @Test func `A clip that changes, a fading group and a turned one count as a whole`() {
    #expect(
      damage(
        [.pushClip(Rect(0, 0, 100, 100), .zero), box(10, 10), .pop],
        [.pushClip(Rect(0, 0, 100, 15), .zero), box(10, 10), .pop])
        == .parts([Rect(9, 9, 22, 22)]))
    let group = DisplayItem.pushOpacity(0.5, bounds: Rect(0, 0, 320, 480))
    #expect(
      damage(
        [group, box(10, 10), box(60, 10), .pop], [group, box(10, 10), box(60, 12), .pop])
        == .parts([Rect(9, 9, 72, 24)]))
    let half = DisplayItem.pushTransform(.scale(0.5, 0.5))
    #expect(
      damage([half, box(20, 20), .pop], [half, box(20, 40), .pop])
        == .parts([Rect(8.5, 8.5, 13, 23)]))
  }

  @Test func `A shadow reaches as far as it is drawn`() {
    let color = Color.black
    func shadow(_ y: Double) -> DisplayItem {
      .shadow(Rect(100, y, 40, 40), .zero, Shadow(x: 0, y: 8, blur: 10, spread: 0, color: color))
    }
    guard case .parts(let parts) = damage([shadow(100)], [shadow(101)]) else {
      Issue.record("a shadow damages parts")
      return
    }
    #expect(parts.count == 1 && parts[0].contains(Rect(85, 93, 70, 71)))
  }

  @Test func `Too many parts and too large ones are everything`() {
    let many = (0..<9).map { box(Double($0) * 30, 10) }
    let moved = (0..<9).map { box(Double($0) * 30, 100) }
    #expect(damage(many, moved) == .everything)
    #expect(
      damage([ground], [.fill(Rect(0, 0, 320, 480), .zero, .black)]) == .everything)
  }

  @Test func `Nothing outside the screen is damage`() {
    #expect(damage([box(-100, 10)], [box(-200, 10)]) == .nothing)
  }
}
