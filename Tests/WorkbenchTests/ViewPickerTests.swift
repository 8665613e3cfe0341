import GtkPaint
import MotionStudy
import Rehearsal
import Screens
import Testing
import TestSupport
import TouchKit

@testable import Workbench

@Suite struct ViewPickerTests {
  private func run(_ inputs: [Input] = []) throws -> Run {
    Run(
      phone, Recording(start: StartState(usualOf: phone), inputs: inputs, end: .seconds(2)),
      measurer: PangoMeasurer(fonts: try Fonts()))
  }

  @Test func `The view that is picked is the front one with an id at the place`() throws {
    let tree = try run().state(at: .seconds(1)).tree()
    for id in ["row-2", "edit-button", "search-field"] {
      let frame = try #require(tree.node(id)?.frame)
      let picked = ViewPicker.view(at: frame.center, in: tree)
      #expect(
        picked?.id == id || picked?.id.hasPrefix(id) == true, "\(id): \(String(describing: picked))"
      )
    }
    #expect(ViewPicker.view(at: Point(-5, -5), in: tree) == nil)
    let ids = ViewPicker.ids(in: tree)
    #expect(ids.contains("inbox") && Set(ids).count == ids.count)
  }

  @Test func `The numbers of a view are those of its frame in the tree at each time`() throws {
    var drag: [Input] = []
    for step in 0...20 {
      let phase: Touch.Phase = step == 0 ? .began : step == 20 ? .ended : .moved
      let place = Point(160, 8 + Double(step) * 8)
      drag.append(
        Input(.touch(finger: 1, phase: phase, at: place), at: .milliseconds(step * 16)))
    }
    let run = try run(drag)
    let sampler = SubjectSampler(ids: ["drawer", "inbox", "nowhere"])
    #expect(sampler.subjects.map(\.name)[5] == "inbox.x")
    for time in [0, 90, 200, 400, 1900] as [Int] {
      let stage = run.state(at: Time.milliseconds(time))
      let numbers = sampler.numbers(of: stage)
      let tree = stage.tree()
      for (index, id) in sampler.ids.enumerated() {
        let mine = Array(numbers[index * 5..<index * 5 + 5])
        guard let node = tree.node(id) else {
          #expect(mine.allSatisfy { $0 == nil })
          continue
        }
        // What is hidden has no place.
        guard node.visible else { continue }
        let frame = node.frame
        #expect(mine == [frame.x, frame.y, frame.width, frame.height, node.alpha])
      }
    }
  }
}
