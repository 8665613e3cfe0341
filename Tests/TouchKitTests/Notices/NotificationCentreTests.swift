import Testing

@testable import TouchKit

/// ER-19: notices to many.
struct NotificationCentreTests {
  final class Listener: Referable {
    let name: String
    let journal: Journal
    var onHear: (() -> Void)?
    init(_ name: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
    }
    func hear(_ notification: PostedNotice<Int>) {
      journal.write("\(name) \(notification.content)")
      onHear?()
    }
    func other(_ notification: PostedNotice<Void>) { journal.write("\(name) other") }
  }
  static let changed = Notice<Int>("changed")
  static let over = Notice<Void>("over")

  let tester = StageTester()
  let journal = Journal()
  var centre: NotificationCentre { tester.stage.notices }

  @Test func `ER-19: A notice reaches all its observers in their order, and nobody else`() {
    let (a, b, c) = (Listener("a", journal), Listener("b", journal), Listener("c", journal))
    centre.add(a, Self.changed, Listener.hear)
    centre.add(b, Self.changed, Listener.hear)
    centre.add(c, Self.over, Listener.other)
    centre.post(Self.changed, 7)
    #expect(journal.take() == ["a 7", "b 7"])
    centre.post(Self.over, from: a)
    #expect(journal.take() == ["c other"])
    #expect(
      tester.log(.notification) == ["changed posted to 2", "over posted by Listener to 1"])
  }

  @Test func `ER-19: An observer may want the notices of one object alone, its own included`() {
    let (a, b) = (Listener("a", journal), Listener("b", journal))
    centre.add(a, Self.changed, from: a, Listener.hear)
    centre.add(b, Self.changed, from: a, Listener.hear)
    centre.post(Self.changed, 1, from: a)
    centre.post(Self.changed, 2, from: b)
    centre.post(Self.changed, 3)
    #expect(journal.take() == ["a 1", "b 1"])
  }

  @Test func `One who is removed while a notice is told does not hear of it any more`() {
    let (a, b) = (Listener("a", journal), Listener("b", journal))
    centre.add(a, Self.changed, Listener.hear)
    centre.add(b, Self.changed, Listener.hear)
    a.onHear = { [centre] in centre.remove(b) }
    centre.post(Self.changed, 1)
    #expect(journal.take() == ["a 1"])
  }

  @Test func `One who is added while a notice is told hears from the next one on`() {
    let (a, b) = (Listener("a", journal), Listener("b", journal))
    centre.add(a, Self.changed, Listener.hear)
    a.onHear = { [centre, a] in
      a.onHear = nil
      centre.add(b, Self.changed, Listener.hear)
    }
    centre.post(Self.changed, 1)
    centre.post(Self.changed, 2)
    #expect(journal.take() == ["a 1", "a 2", "b 2"])
  }

  @Test func `A notice told while another is told comes in between`() {
    let (a, b) = (Listener("a", journal), Listener("b", journal))
    centre.add(a, Self.changed, Listener.hear)
    centre.add(b, Self.changed, Listener.hear)
    a.onHear = { [centre, a] in
      a.onHear = nil
      centre.post(Self.changed, 2, from: a)
    }
    centre.post(Self.changed, 1)
    #expect(journal.take() == ["a 1", "a 2", "b 2", "b 1"])
  }

  @Test func `Neither observers nor objects are kept alive, and no other object takes their place`()
  {
    let b = Listener("b", journal)
    weak var gone: Listener?
    do {
      let a = Listener("a", journal)
      gone = a
      centre.add(a, Self.changed, Listener.hear)
      centre.add(b, Self.changed, from: a, Listener.hear)
    }
    #expect(gone == nil)
    centre.post(Self.changed, 1)
    centre.post(Self.changed, 2, from: b)
    #expect(journal.take() == [])
  }

  @Test func `An observer leaves one notice, one object's, or all`() {
    let (a, b) = (Listener("a", journal), Listener("b", journal))
    func fill() {
      centre.remove(a)
      centre.add(a, Self.changed, Listener.hear)
      centre.add(a, Self.changed, from: b, Listener.hear)
      centre.add(a, Self.over, Listener.other)
    }
    func heard() -> Int {
      centre.post(Self.changed, 1, from: b)
      centre.post(Self.over)
      return journal.take().count
    }
    fill()
    #expect(heard() == 3)
    centre.remove(a, "changed", from: b)
    #expect(heard() == 2)
    fill()
    centre.remove(a, "changed")
    #expect(heard() == 1)
    centre.remove(a)
    #expect(heard() == 0)
  }
}
