import Testing

@testable import Screens

@Suite struct RowActionMachineTests {
  private typealias Action = RowActionMachine.Action
  private static let measures = RowActionMachine.Measures(
    trailing: 90, leading: 80, width: 320, projection: 0.1, fullShare: 0.6, fullVelocity: 900)
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

  @Test(arguments: [(distance: 200.0, velocity: 0.0), (100, 950)])
  func `A full swipe acts at once`(distance: Double, velocity: Double) {
    var machine = RowActionMachine()
    _ = machine.dragBegan("a", revealed: 0)
    #expect(
      machine.dragEnded(by: distance, velocity: velocity, Self.measures) == [
        .enter(Self.a), .leave(Self.a), .perform(Self.a),
      ])
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
    _ = machine.dragMoved(by: -50, Self.measures)
    #expect(machine.dragCancelled() == [.settle(row: "a", open: .trailing, velocity: 0)])
    #expect(machine.open == Self.a)
  }

  @Test func `An end without a button gives nothing`() {
    var machine = RowActionMachine()
    var measures = Self.measures
    measures.leading = 0
    _ = machine.dragBegan("a", revealed: 0)
    #expect(machine.dragMoved(by: -100, measures) == [.follow(row: "a", reveal: 0)])
    #expect(
      machine.dragEnded(by: -300, velocity: -2000, measures)
        == [.settle(row: "a", open: nil, velocity: -2000)])
  }

  @Test func `DB-08: a row's states are 0, 1 and 2`() {
    #expect(RowState().rawValue == 0)
    #expect(RowState.editControl.rawValue == 1)
    #expect(RowState.deleteConfirmation.rawValue == 2)
  }
}
