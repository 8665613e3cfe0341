import Testing

@testable import Screens

@Suite struct RowActionMachineTests {
  private typealias Action = RowActionMachine.Action
  private static let measures = RowActionMachine.Measures(
    trailing: 90, leading: 80, width: 320, projection: 0.1,
    full: .init(distance: 192, fastDistance: 160, velocity: 900))
  private static let asking: RowActionMachine.Measures = {
    var measures = Self.measures
    measures.full = nil
    return measures
  }()
  private static let a = RowActionMachine.Place(row: "a", side: .trailing)
  private static let b = RowActionMachine.Place(row: "b", side: .trailing)

  @Test func `DB-01: the mark opens a row, and pressed again closes it`() {
    var machine = RowActionMachine()
    #expect(machine.ask("a") == [.enter(Self.a), .settle(row: "a", open: .trailing, velocity: 0)])
    #expect(machine.open == Self.a)
    #expect(machine.ask("a") == [.leave(Self.a), .settle(row: "a", open: nil, velocity: 0)])
    #expect(machine.open == nil)
  }

  @Test func `One row is open at a time`() {
    var machine = RowActionMachine()
    _ = machine.ask("a")
    #expect(
      machine.ask("b") == [
        .leave(Self.a), .settle(row: "a", open: nil, velocity: 0), .enter(Self.b),
        .settle(row: "b", open: .trailing, velocity: 0),
      ])
    #expect(machine.dragBegan("a", revealed: 0).first == .leave(Self.b))
  }

  @Test func `DB-06: whoever presses first, a button acts once`() {
    var machine = RowActionMachine()
    _ = machine.ask("a")
    #expect(machine.press(Self.a) == [.leave(Self.a), .perform(Self.a)])
    #expect(machine.press(Self.a) == [])
    #expect(machine.cancel() == [])
  }

  @Test(arguments: [
    (distance: 50.0, velocity: 0.0, opens: true), (40, 0, false), (20, 400, true),
    (60, -400, false),
  ])
  func `A row that is let go opens or closes as place and velocity say`(
    distance: Double, velocity: Double, opens: Bool
  ) {
    var machine = RowActionMachine()
    _ = machine.dragBegan("a", revealed: 0)
    let actions = machine.dragEnded(by: distance, velocity: velocity, Self.measures)
    #expect(actions.last == .settle(row: "a", open: opens ? .trailing : nil, velocity: velocity))
    #expect((machine.open != nil) == opens)
  }

  @Test(arguments: [
    (distance: 200.0, velocity: 0.0, acts: true), (193, 0, true), (192, 0, false),
    (200, -500, true), (161, 900, true), (161, 899, false), (159, 5000, false), (100, 950, false),
    (-200, 0, true), (-161, -900, true), (-161, 900, false), (-159, -5000, false),
  ])
  func `DB-01: A swipe acts at once past its share of the width, a fast one past half of it`(
    distance: Double, velocity: Double, acts: Bool
  ) {
    var machine = RowActionMachine()
    let side: RowSide = distance > 0 ? .trailing : .leading
    let place = RowActionMachine.Place(row: "a", side: side)
    _ = machine.dragBegan("a", revealed: 0)
    let moved = machine.dragMoved(by: distance, velocity: velocity, Self.measures)
    #expect(
      moved == [.follow(row: "a", reveal: distance)] + (acts ? [.arm(place, true)] : []))
    let ended = machine.dragEnded(by: distance, velocity: velocity, Self.measures)
    #expect((ended == [.enter(place), .leave(place), .perform(place)]) == acts)
    #expect(ended.contains(.perform(place)) == acts)
  }

  @Test func `DB-01: Going back below the threshold takes back that letting go acts`() {
    var machine = RowActionMachine()
    _ = machine.dragBegan("a", revealed: 0)
    func move(_ distance: Double, _ velocity: Double) -> [Action] {
      Array(machine.dragMoved(by: distance, velocity: velocity, Self.measures).dropFirst())
    }
    #expect(move(150, 2000) == [])
    #expect(move(170, 2000) == [.arm(Self.a, true)])
    // It came to rest there: what it has shown holds.
    #expect(move(172, 0) == [])
    #expect(move(171, -10) == [.arm(Self.a, false)])
    #expect(move(172, 100) == [])
    #expect(move(193, 100) == [.arm(Self.a, true)])
    #expect(move(200, -100) == [])
    #expect(move(191, -100) == [.arm(Self.a, false)])
    #expect(
      machine.dragEnded(by: 191, velocity: 0, Self.measures) == [
        .enter(Self.a), .settle(row: "a", open: .trailing, velocity: 0),
      ])
  }

  @Test func `DB-01: From one end to the other the one disarms before the other arms`() {
    var machine = RowActionMachine()
    let other = RowActionMachine.Place(row: "a", side: .leading)
    _ = machine.dragBegan("a", revealed: 0)
    _ = machine.dragMoved(by: 200, velocity: 0, Self.measures)
    #expect(
      machine.dragMoved(by: -200, velocity: 0, Self.measures) == [
        .follow(row: "a", reveal: -200), .arm(Self.a, false), .arm(other, true),
      ])
    #expect(
      machine.dragCancelled() == [.arm(other, false), .settle(row: "a", open: nil, velocity: 0)])
  }

  @Test(arguments: [90.0, 200, 320, 5000], [0.0, 900, 50_000])
  func `DB-01: Where a swipe only asks it never acts, and gives ever less past its button`(
    distance: Double, velocity: Double
  ) {
    var machine = RowActionMachine()
    _ = machine.dragBegan("a", revealed: 0)
    let moved = machine.dragMoved(by: distance, velocity: velocity, Self.asking)
    guard case .follow("a", let reveal) = moved[0] else {
      Issue.record("it follows the finger")
      return
    }
    #expect(
      moved.count == 1 && reveal >= 90 && reveal - 90 <= (distance - 90) * 0.55 && reveal <= 320)
    let ended = machine.dragEnded(by: distance, velocity: velocity, Self.asking)
    #expect(ended.first == .enter(Self.a) && ended.count == 2)
    #expect(machine.open == Self.a)
  }

  @Test func `A fast flick that does not show the whole button opens it and no more`() {
    var machine = RowActionMachine()
    _ = machine.dragBegan("a", revealed: 0)
    _ = machine.dragEnded(by: 60, velocity: 1500, Self.measures)
    #expect(machine.open == Self.a)
  }

  @Test func `An open row that is dragged to its other end closes one and opens the other`() {
    var machine = RowActionMachine()
    _ = machine.ask("a")
    _ = machine.dragBegan("a", revealed: 90)
    let other = RowActionMachine.Place(row: "a", side: .leading)
    #expect(
      machine.dragEnded(by: -160, velocity: 0, Self.measures) == [
        .leave(Self.a), .enter(other), .settle(row: "a", open: .leading, velocity: 0),
      ])
  }

  @Test func `A drag that is taken away leaves the row as it was`() {
    var machine = RowActionMachine()
    _ = machine.ask("a")
    _ = machine.dragBegan("a", revealed: 90)
    _ = machine.dragMoved(by: -50, velocity: 0, Self.measures)
    #expect(machine.dragCancelled() == [.settle(row: "a", open: .trailing, velocity: 0)])
    #expect(machine.open == Self.a)
  }

  @Test func `An end without a button gives nothing`() {
    var machine = RowActionMachine()
    var measures = Self.measures
    measures.leading = 0
    _ = machine.dragBegan("a", revealed: 0)
    #expect(machine.dragMoved(by: -100, velocity: 0, measures) == [.follow(row: "a", reveal: 0)])
    #expect(
      machine.dragEnded(by: -300, velocity: -2000, measures)
        == [.settle(row: "a", open: nil, velocity: -2000)])
  }
}
