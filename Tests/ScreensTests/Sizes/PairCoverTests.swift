import Testing
import TouchKit
import TouchStyle

@Suite struct PairCoverTests {
  @Test(arguments: [[5, 2, 2, 2], [5, 4, 2, 2], [3, 3, 3], [2, 1], [1]])
  func `Any two values meet, in far fewer combinations than there are`(counts: [Int]) {
    let chosen = PairCover.combinations(counts)
    let met = Set(chosen.flatMap(PairCover.pairs))
    for first in counts.indices {
      for second in counts.indices where second > first {
        for a in 0..<counts[first] {
          for b in 0..<counts[second] {
            #expect(met.contains(.init(kinds: [first, second], values: [a, b])))
          }
        }
      }
    }
    let two = counts.sorted(by: >).prefix(2).reduce(1, *)
    #expect(chosen.count <= two + 2)
  }

  @Test func `The grid has everything, the corners the least and the largest text of each device`()
  {
    #expect(SizeConfiguration.grid.count == 80 && Set(SizeConfiguration.grid).count == 80)
    for device in Devices.all {
      for size in [0.8, 2] {
        #expect(
          SizeConfiguration.corners.contains { $0.device == device && $0.textSize == size })
      }
    }
    #expect(SizeConfiguration.corners.count <= 12)
  }
}
