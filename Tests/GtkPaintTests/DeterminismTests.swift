import Foundation
import GtkPaint
import Testing
import TouchKit

@Suite struct DeterminismTests {
  @Test(arguments: [1.0, 2, 3])
  func `Two painters paint the same pixels, whatever they painted before`(scale: Double) throws {
    let used = try Easel(size: Showcase.size, scale: scale)
    for step in 0..<20 { _ = try used.paint(Showcase.items(shift: Double(step) * 1.37)) }
    let fresh = try Easel(size: Showcase.size, scale: scale)
    for shift in [0, 3.3] {
      #expect(
        try used.paint(Showcase.items(shift: shift))
          == (try fresh.paint(Showcase.items(shift: shift))))
    }
  }

  @Test func `A scene drawn twice is drawn the same`() throws {
    let easel = try Easel(size: Showcase.size, scale: 2)
    let scene = easel.scene(Showcase.items())
    #expect(
      Pixels(try easel.painter.pixels(scene)) == Pixels(try easel.painter.pixels(scene)))
  }

  @Test func `Threads of their own painters paint the same pixels at once`() throws {
    let fonts = try Fonts()
    let expected = try [0, 1, 2].map { shift in
      try Easel(size: Showcase.size, scale: 2).paint(Showcase.items(shift: Double(shift)))
    }
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      let painter = Painter(measurer: PangoMeasurer(fonts: fonts))
      for round in 0..<6 {
        let shift = (index + round) % 3
        let list = DisplayList(items: Showcase.items(shift: Double(shift)))
        let scene = painter.scene(list, size: Showcase.size, scale: 2)
        let surface = try? painter.pixels(scene)
        results.add(surface.map { Pixels($0) == expected[shift] } ?? false)
      }
    }
    #expect(results.all == [Bool](repeating: true, count: 48))
  }

  @Test func `Items seen through a scale of the machine stay what they are`() throws {
    // Layout never learns the scale: one point more to the right is the same pixels more at any scale.
    let narrow = Text(
      "Some words to wrap", style: TextStyle(size: 15, lineHeight: 20), lines: 0)
    let measurer = try Easel(scale: 1).measurer
    let before = measurer.measure(narrow, width: 70)
    for scale in [1.0, 2, 3] {
      let painter = Painter(measurer: measurer)
      _ = painter.scene(
        DisplayList(items: [.text(narrow, .zero, width: 70, .black)]), size: Size(80, 80),
        scale: scale)
      #expect(measurer.measure(narrow, width: 70) == before)
    }
  }
}

/// Answers from several threads.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [Bool] = []

  func add(_ answer: Bool) { lock.withLock { answers.append(answer) } }
  var all: [Bool] { lock.withLock { answers } }
}
