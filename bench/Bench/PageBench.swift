import CFonts
import PageEngine
import Screens
import TextSetting
import TouchKit

/// Measures what a page plays, here: a finger holds the drawer half open and moves a pixel a frame (`bench/page.mjs`).
struct PageBench {
  private static let warmUp = 100

  /// The times of a frame's layout and display list, and those of an input.
  func measure(_ count: Int) -> (frames: [Double], inputs: [Double]) {
    let faces = UnsafeBufferPointer(start: dp_kit_fonts(), count: Int(dp_kit_font_count())).map {
      FontFace(
        pattern: $0.pattern, bytes: UnsafeBufferPointer(start: $0.bytes, count: $0.count))
    }
    let engine = PageEngine(phone, measurer: TextSetter(faces: faces))
    var time = Time.milliseconds(100)
    var frames: [Double] = []
    var inputs: [Double] = []
    func touch(_ phase: Touch.Phase, y: Double) {
      time += .milliseconds(8)
      let input = Input(.touch(finger: 1, phase: phase, at: Point(196, y)), at: time)
      inputs.append(BenchProgram.time { engine.receive(input) })
    }
    touch(.began, y: 10)
    for step in 1...30 { touch(.moved, y: 10 + Double(step) * 2) }
    for frame in 0..<count + PageBench.warmUp {
      touch(.moved, y: 70 + Double(frame % 40) * 0.5)
      frames.append(BenchProgram.time { _ = engine.frame(at: time) })
    }
    return (Array(frames.dropFirst(PageBench.warmUp)), inputs)
  }
}
