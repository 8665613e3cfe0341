import Testing

@testable import Workbench

@Suite struct RowDiffTests {
  private struct Row: Identifiable, Equatable {
    var id: Character
    var words = ""
  }

  private func rows(_ ids: String) -> [Row] { ids.map { Row(id: $0) } }

  /// What the steps make of a list, and the rows of it that were made anew.
  private func apply(_ steps: [RowDiff.Step], to former: [Row], _ rows: [Row]) -> (
    list: [Row], made: [Row]
  ) {
    var (list, made) = (former, [Row]())
    for step in steps {
      switch step {
      case .remove(let index): list.remove(at: index)
      case .insert(let index):
        list.insert(rows[index], at: index)
        made.append(rows[index])
      case .change(let index):
        #expect(list[index].id == rows[index].id, "another row is changed")
        list[index] = rows[index]
      }
    }
    return (list, made)
  }

  @Test(
    arguments: [
      ("", "", []), ("ab", "ab", []), ("", "ab", [.insert(0), .insert(1)]),
      ("ab", "", [.remove(0), .remove(0)]), ("ab", "axb", [.insert(1)]),
      ("abc", "ac", [.remove(1)]),
      ("abc", "a", [.remove(1), .remove(1)]),
      ("ab", "xy", [.insert(0), .insert(1), .remove(2), .remove(2)]),
      ("abc", "cab", [.remove(0), .remove(0), .insert(1), .insert(2)]),
    ] as [(String, String, [RowDiff.Step])])
  func `Rows come, go and stay`(former: String, ids: String, steps: [RowDiff.Step]) {
    #expect(RowDiff.steps(from: rows(former), to: rows(ids)) == steps)
  }

  @Test func `A row that stays is changed if it says something else`() {
    var now = rows("abc")
    now[1].words = "new"
    #expect(RowDiff.steps(from: rows("abc"), to: now) == [.change(1)])
    now.removeFirst()
    #expect(RowDiff.steps(from: rows("abc"), to: now) == [.remove(0), .change(0)])
  }

  @Test
  func `Every list becomes every other, and rows in the same order are none of them made anew`() {
    // All lists of different rows out of four, in every order.
    var lists = [""]
    for length in 0..<4 {
      lists += lists.filter { $0.count == length }.flatMap { list in
        "abcd".filter { !list.contains($0) }.map { list + String($0) }
      }
    }
    #expect(lists.count == 65)
    for former in lists {
      for ids in lists {
        let now = ids.map { Row(id: $0, words: $0 < "c" ? "" : "new") }
        let steps = RowDiff.steps(from: rows(former), to: now)
        let (list, made) = apply(steps, to: rows(former), now)
        #expect(list == now, "\(former) to \(ids)")
        let isInOrder = former.filter { ids.contains($0) } == ids.filter { former.contains($0) }
        if isInOrder {
          #expect(made.allSatisfy { !former.contains($0.id) }, "\(former) to \(ids)")
        }
      }
    }
  }
}
