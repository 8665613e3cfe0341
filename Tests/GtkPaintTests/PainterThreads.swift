import Foundation
import GtkPaint
import Testing
import TouchKit

@Suite struct PainterThreads {
  @Test func `Threads of their own painters paint the same pixels at once`() throws {
    let fonts = try Fonts()
    let expected = try [0, 1, 2].map { shift in
      try PainterFixture(size: Showcase.size, scale: 2).paint(Showcase.items(shift: Double(shift)))
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
}

/// Answers from several threads.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [Bool] = []

  func add(_ answer: Bool) { lock.withLock { answers.append(answer) } }
  var all: [Bool] { lock.withLock { answers } }
}
