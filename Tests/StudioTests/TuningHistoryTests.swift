import Screens
import TestSupport
import Testing
import TouchKit

@testable import Studio

@Suite struct TuningHistoryTests {
  private let start = phone.defaultTuning

  private func slop(_ points: Double) -> TuningChange {
    TuningChange("touch.slop", .number(points))
  }

  @Test func `A drag is one step, however many values it goes through`() {
    var history = TuningHistory(start)
    history.begin()
    for points in [11, 12, 14.5, 13] { history.change(slop(points)) }
    history.change(TuningChange("touch.edge", .number(30)))
    history.end()
    #expect(history.tuning["touch.slop"] == .number(13))
    let before = [slop(10), TuningChange("touch.edge", start["touch.edge"])]
    #expect(history.undo() == before)
    #expect(history.tuning == start && !history.canUndo && history.canRedo)
    #expect(history.redo() == [slop(13), TuningChange("touch.edge", .number(30))])
    #expect(history.canUndo && !history.canRedo)
  }

  @Test func `Changes outside of a drag are a step each`() {
    var history = TuningHistory(start)
    history.change(slop(11))
    history.change(slop(12))
    #expect(history.undo() == [slop(11)])
    #expect(history.undo() == [slop(10)])
    #expect(history.undo() == [])
    #expect(history.redo() == [slop(11)])
  }

  @Test func `A change after an undo forgets what could be redone`() {
    var history = TuningHistory(start)
    history.change(slop(11))
    history.undo()
    history.change(slop(12))
    #expect(!history.canRedo && history.redo() == [])
    #expect(history.tuning["touch.slop"] == .number(12))
  }

  @Test func `A drag that ends where it began is no step and forgets nothing`() {
    var history = TuningHistory(start)
    history.change(slop(11))
    history.undo()
    history.begin()
    history.change(slop(15))
    #expect(history.canUndo && !history.canRedo)
    history.change(slop(10))
    history.end()
    #expect(!history.canUndo && history.redo() == [slop(11)])
  }

  @Test func `Undo during a drag takes the drag back`() {
    var history = TuningHistory(start)
    history.begin()
    history.change(slop(20))
    #expect(history.undo() == [slop(10)])
    #expect(history.tuning == start)
    history.change(slop(21))
    #expect(history.undo() == [slop(10)])
  }

  @Test func `A drag that begins during another one ends that`() {
    var history = TuningHistory(start)
    history.begin()
    history.change(slop(20))
    history.begin()
    history.change(slop(21))
    history.end()
    #expect(history.undo() == [slop(20)])
    #expect(history.undo() == [slop(10)])
  }

  @Test func `What the tuning can't have is no step`() {
    var history = TuningHistory(start)
    for change in [
      slop(-1), TuningChange("touch.slop", .choice("wide")), TuningChange("touch.slap", .number(1)),
    ] {
      let isTaken = history.change(change)
      #expect(!isTaken, "\(change)")
    }
    #expect(!history.canUndo && history.tuning == start)
  }

  @Test func `After ten thousand edits every step goes back and forth, to the start and the end`() {
    var random = SeededRandom(seed: 97)
    var history = TuningHistory(start)
    // Every tuning that a step ended with, as far as it can be undone, and those that can be redone.
    var (past, future) = ([start], [Tuning]())
    let numbers = start.catalogue.entries.compactMap { entry in
      if case .number(let range, _) = entry.kind { (entry.name, range) } else { nil }
    }
    func edit() {
      let (name, range) = numbers[random.whole(below: numbers.count)]
      // A few values, so that some edits change nothing.
      let share = Double(random.whole(below: 4)) / 4
      let value = range.lowerBound + (range.upperBound - range.lowerBound) * share
      let isTaken = history.change(TuningChange(name, .number(value)))
      #expect(isTaken)
    }
    func stepEnded() {
      if history.tuning == past.last { return }
      past.append(history.tuning)
      future = []
    }
    var edits = 0
    while edits < 10_000 {
      switch random.whole(below: 5) {
      case 0:
        history.begin()
        for _ in 0..<random.whole(below: 20) {
          edit()
          edits += 1
        }
        history.end()
        stepEnded()
      case 1:
        history.undo()
        if past.count > 1, let last = past.popLast() { future.append(last) }
        edits += 1
      case 2:
        history.redo()
        if let next = future.popLast() { past.append(next) }
        edits += 1
      default:
        edit()
        edits += 1
        stepEnded()
      }
      guard history.tuning == past.last, history.canUndo == (past.count > 1),
        history.canRedo == !future.isEmpty
      else {
        Issue.record("after \(edits) edits")
        return
      }
    }
    let last = history.tuning
    var steps = 0
    while history.canUndo {
      history.undo()
      steps += 1
    }
    #expect(history.tuning == start && steps == past.count - 1 && steps > 1000)
    for _ in 0..<steps { history.redo() }
    #expect(history.tuning == last)
  }
}
