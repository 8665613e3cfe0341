import Glibc
import GtkPaint
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

/// Whether a frame drawn over an earlier one, only where they differ, is the frame drawn whole.
enum DamagedFrames {
  struct Count {
    var frames = 0
    /// How many were drawn in parts.
    var inParts = 0
  }

  /// Compares so many frames of the take that a seed makes, each drawn over the one two before it.
  static func check(seed: UInt64, frames: Int, _ measurer: PangoMeasurer) throws -> Count {
    var maker = RandomTake(seed: seed)
    let run = Run(phone, maker.make(quietly: seed % 2 == 0), measurer: measurer)
    let stage = run.stage
    let painter = Painter(measurer: measurer)
    let scale = Double(1 + seed % 3)
    var kept: [(surface: Surface, list: DisplayList, size: Size)?] = [nil, nil]
    var count = Count()
    var dice = SeededRandom(seed: seed)
    var time = Time.zero
    for index in 0..<frames {
      time += .microseconds(1 + dice.whole(below: 50_000))
      run.run(to: time)
      let (list, size) = (stage.frame(), stage.screenSize)
      let scene = painter.scene(list, size: size, scale: scale)
      let whole = try painter.pixels(scene)
      var shown = whole
      if let former = kept[index % 2], former.size == size {
        shown = former.surface
        let damage = list.damage(since: former.list, screen: size, measurer: measurer)
        if case .parts = damage { count.inParts += 1 }
        shown.draw(scene, where: damage)
        #expect(equal(shown, whole), "seed \(seed), frame \(index)")
      }
      kept[index % 2] = (shown, list, size)
      count.frames += 1
    }
    return count
  }

  private static func equal(_ a: Surface, _ b: Surface) -> Bool {
    a.withPixels { left, _ in
      b.withPixels { right, _ in
        guard left.count == right.count, let start = left.baseAddress, let other = right.baseAddress
        else { return false }
        return memcmp(start, other, left.count) == 0
      }
    }
  }
}

@Suite struct DamagedFramesTests {
  @Test func `Frames drawn where they differ are the frames drawn whole`() throws {
    let measurer = PangoMeasurer(fonts: try Fonts())
    #expect(try DamagedFrames.check(seed: 6, frames: 20, measurer).inParts > 10)
    #expect(try DamagedFrames.check(seed: 3, frames: 8, measurer).frames == 8)
  }
}

@Suite struct DamagedFramesLong {
  @Test(arguments: 0..<Samples.often(4, whole: 10))
  func `Frames of many storms drawn where they differ are the frames drawn whole`(_ part: Int)
    throws
  {
    let measurer = PangoMeasurer(fonts: try Fonts())
    var inParts = 0
    for seed in UInt64(part * 5)..<UInt64(part * 5 + 5) {
      let count = try DamagedFrames.check(seed: seed + 1000, frames: 40, measurer)
      #expect(count.frames == 40)
      inParts += count.inParts
    }
    #expect(inParts > 10)
  }
}
