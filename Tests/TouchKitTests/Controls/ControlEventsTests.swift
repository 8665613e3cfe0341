import Testing

@testable import TouchKit

/// ER-12: the control events, each by a gesture, and their masks.
struct ControlEventsTests {
  /// A control that writes down its events.
  final class Probe: Control {
    let journal = Journal()

    init(frame: Rect) {
      super.init(id: "probe", frame: frame)
      for (event, name) in ControlEvents.singles {
        on(event, name) { [journal] in journal.write(name) }
      }
    }
  }

  let tester = StageTester()
  let control: Probe

  init() {
    control = tester.add(Probe(frame: Rect(100, 100, 100, 50)))
  }

  private func moves(_ places: [(Touch.Phase, Double, Double)]) -> [String] {
    for (phase, x, y) in places { tester.touch(phase, x, y, after: 10) }
    return control.journal.take()
  }

  @Test
  func `ER-12: TouchDown comes with the finger, TouchDownRepeat with the second one in a row`() {
    #expect(moves([(.began, 110, 110)]) == ["TouchDown"])
    #expect(moves([(.ended, 110, 110)]) == ["TouchUpInside"])
    #expect(
      moves([(.began, 110, 110), (.ended, 110, 110)])
        == ["TouchDown", "TouchDownRepeat", "TouchUpInside"])
    tester.advance(1000)
    #expect(moves([(.began, 110, 110)]) == ["TouchDown"])
  }

  @Test func `ER-12: A drag is inside, goes out, is outside, comes in, and ends`() {
    #expect(moves([(.began, 110, 110), (.moved, 130, 110)]) == ["TouchDown", "TouchDragInside"])
    // The slack of 20 points still counts as inside.
    #expect(moves([(.moved, 219, 110)]) == ["TouchDragInside"])
    #expect(moves([(.moved, 221, 110)]) == ["TouchDragExit", "TouchDragOutside"])
    #expect(moves([(.moved, 230, 110)]) == ["TouchDragOutside"])
    #expect(moves([(.moved, 190, 110)]) == ["TouchDragEnter", "TouchDragInside"])
    #expect(moves([(.ended, 190, 110)]) == ["TouchUpInside"])
    #expect(
      moves([(.began, 110, 110), (.moved, 300, 300), (.ended, 300, 300)])
        == ["TouchDown", "TouchDragExit", "TouchDragOutside", "TouchUpOutside"])
  }

  @Test
  func `ER-12: TouchCancel comes when the system, a gesture or being disabled takes the touch`() {
    tester.touch(.began, 110, 110)
    tester.send(.interrupt(.call))
    #expect(control.journal.take() == ["TouchDown", "TouchCancel"])
    tester.touch(.began, 110, 110, after: 1000)
    control.isEnabled = false
    #expect(control.journal.take() == ["TouchDown", "TouchCancel"])
    tester.touch(.ended, 110, 110)
    tester.tap(110, 110)
    #expect(control.journal.take() == [])
    control.isEnabled = true
    tester.window.addGestureRecognizer(PanRecognizer())
    tester.advance(1000)
    tester.drag(from: Point(110, 110), to: Point(200, 300), milliseconds: 20)
    #expect(control.journal.take() == ["TouchDown", "TouchCancel"])
    tester.touch(.began, 110, 110, after: 1000)
    control.removeFromSuperview()
    #expect(control.journal.take() == ["TouchDown", "TouchCancel"])
  }

  @Test func `ER-12: ValueChanged comes from a slider or alike`() {
    let style = Slider.Style(track: .clear, filled: .clear, thumb: .clear)
    let slider = tester.add(Slider(0, id: "slider", style: style))
    slider.frame = Rect(0, 300, 320, 28)
    let journal = Journal()
    slider.on(.valueChanged) { [unowned slider] in journal.write(slider.number.twoDecimals) }
    tester.drag(from: Point(14, 310), to: Point(160, 310), milliseconds: 20)
    #expect(journal.lines == ["0.25", "0.5"])
  }

  @Test func `ER-12: The masks join their families`() {
    let touch = ControlEvents.singles.prefix(9).map(\.event)
    let editing = ControlEvents.singles.suffix(4).map(\.event)
    #expect(ControlEvents.singles.count == 14)
    for (event, name) in ControlEvents.singles {
      #expect(event.rawValue.nonzeroBitCount == 1)
      #expect(event.names == [name])
      #expect(ControlEvents.allEvents.contains(event))
      #expect(ControlEvents.allTouchEvents.contains(event) == touch.contains(event))
      #expect(ControlEvents.allEditingEvents.contains(event) == editing.contains(event))
    }
    #expect(ControlEvents.allTouchEvents.isDisjoint(with: .allEditingEvents))
    #expect(ControlEvents.allEvents.isSuperset(of: .allTouchEvents))
    #expect(ControlEvents.allEvents.isSuperset(of: .allEditingEvents))
    #expect(!ControlEvents.allEditingEvents.union(.allTouchEvents).contains(.valueChanged))
  }

  @Test func `ER-12: Masks follow the algebra of sets, for all pairs of the seventeen`() {
    let masks =
      ControlEvents.singles.map(\.event) + [.allTouchEvents, .allEditingEvents, .allEvents]
    #expect(masks.count == 17)
    for a in masks {
      for b in masks {
        let names = Set(a.names), others = Set(b.names)
        #expect(Set(a.union(b).names) == names.union(others))
        #expect(Set(a.intersection(b).names) == names.intersection(others))
        #expect(Set(a.subtracting(b).names) == names.subtracting(others))
        #expect(Set(a.symmetricDifference(b).names) == names.symmetricDifference(others))
        #expect(a.isDisjoint(with: b) == names.isDisjoint(with: others))
        #expect(a.isSuperset(of: b) == a.contains(b))
        // Masks hold room for events to come, so a larger one may have no further name.
        #expect(!a.contains(b) || names.isSuperset(of: others))
        #expect(a.union(b) == b.union(a) && a.intersection(b) == b.intersection(a))
        #expect(a.subtracting(b).union(a.intersection(b)) == a)
      }
    }
  }

  @Test func `ER-12: An entry hears of an event exactly if its mask has it, for all pairs`() {
    let masks =
      ControlEvents.singles.map(\.event) + [.allTouchEvents, .allEditingEvents, .allEvents]
    for a in masks {
      for b in masks {
        let control = tester.add(Probe(frame: .zero))
        let journal = Journal()
        control.on(a.union(b)) { journal.write("") }
        for (event, name) in ControlEvents.singles {
          control.sendActions(for: event, nil)
          let wanted = a.contains(event) || b.contains(event)
          #expect(journal.take().count == (wanted ? 1 : 0), "\(name) to \(a.names) and \(b.names)")
        }
        #expect(a.union(b).subtracting(b).isDisjoint(with: b))
        control.removeFromSuperview()
      }
    }
  }
}
