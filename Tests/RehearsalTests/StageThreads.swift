import Files
import Foundation
import GtkPaint
import MotionStudy
import Rehearsal
import Screens
import Synchronization
import Testing
import TouchKit

/// A stage is an island: different threads may run different stages.
@Suite struct StageThreads {
  /// The hashes of some frames of a take, its view tree and its log.
  private static func hash(_ take: Recording, _ fonts: Fonts) throws -> [String] {
    let measurer = PangoMeasurer(fonts: fonts)
    let painter = Painter(measurer: measurer)
    let run = Run(phone, take, measurer: measurer)
    var hashes: [String] = []
    for time in [0, 300, 700, 1500] {
      run.run(to: .milliseconds(time))
      let stage = run.stage
      let surface = try painter.pixels(
        painter.scene(stage.frame(), size: stage.screenSize, scale: 1))
      hashes.append(surface.pixelBuffer.sha256)
    }
    run.finish()
    let tree = TreeWriter.write(run.stage.tree(), log: run.stage.log.entries)
    hashes.append(String(decoding: tree, as: UTF8.self))
    return hashes
  }

  @Test func `Eight stages on four threads come out as one alone does`() throws {
    let fonts = try Fonts()
    var makers = [RandomTake(seed: 3), RandomTake(seed: 4)]
    let takes = makers.indices.map { makers[$0].make() }
    let expected = try takes.map { try StageThreads.hash($0, fonts) }
    let found = Mutex<[[String]]>([])
    let failures = Mutex(0)
    let waiting = DispatchSemaphore(value: 0)
    for number in 0..<4 {
      let thread = Thread {
        do {
          // Two stages a thread, one of each take, so that equal ones run beside each other.
          for take in takes {
            let hashes = try StageThreads.hash(take, fonts)
            found.withLock { $0.append(hashes) }
          }
        } catch {
          failures.withLock { $0 += 1 }
        }
        waiting.signal()
      }
      thread.name = "stages \(number)"
      thread.stackSize = 8 << 20
      thread.start()
    }
    for _ in 0..<4 { waiting.wait() }
    #expect(failures.withLock { $0 } == 0)
    let all = found.withLock { $0 }
    #expect(all.count == 8)
    #expect(all.allSatisfy { expected.contains($0) })
    for one in expected { #expect(all.filter { $0 == one }.count == 4) }
  }
}
