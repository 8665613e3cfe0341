import Files
import Foundation
import TestSupport
import Testing

@testable import VisualTesting

@Suite struct ExactCountLong {
  @Test func `The count of 1,000 random pairs is ImageMagick's absolute error`() throws {
    var dice = SeededRandom(seed: 2026)
    let batch = 125
    for round in 0..<(1000 / batch) {
      let temporary = try TemporaryFolder()
      var arguments: [String] = []
      var counts: [Int] = []
      for number in 0..<batch {
        let (expected, actual) = pair(&dice)
        let files = ["\(number)-a.png", "\(number)-b.png"]
        try temporary.put(PNG.encode(expected, .quick), at: files[0])
        try temporary.put(PNG.encode(actual, .quick), at: files[1])
        arguments += ["("] + files.map(temporary.at) + ["-metric", "AE", "-compare", ")"]
        counts.append(PictureComparer().compare(expected: expected, actual: actual).differing)
      }
      // Beside numbers of many sizes there are equal pairs.
      #expect(counts.contains(0) && counts.contains { $0 > 100 })
      #expect(try absoluteErrors(arguments) == counts, "round \(round)")
    }
  }

  /// Two pictures of one size, in which few or many pixels differ, by much or by one level.
  private func pair(_ dice: inout SeededRandom) -> (PixelBuffer, PixelBuffer) {
    let width = Int.random(in: 1...48, using: &dice)
    let height = Int.random(in: 1...32, using: &dice)
    let expected = PixelBuffer.random(
      width, height, colors: Int.random(in: 1...6, using: &dice), &dice)
    switch Int.random(in: 0..<5, using: &dice) {
    case 0: return (expected, expected)
    case 1: return (expected, .random(width, height, colors: 3, &dice))
    default: break
    }
    var actual = expected
    for _ in 0..<Int.random(in: 1...300, using: &dice) {
      let x = Int.random(in: 0..<width, using: &dice)
      let y = Int.random(in: 0..<height, using: &dice)
      var pixel = actual[x, y]
      switch Int.random(in: 0..<3, using: &dice) {
      case 0: pixel = .random(&dice)
      case 1: pixel.green ^= 1
      default: pixel.blue = pixel.blue &+ 1
      }
      actual[x, y] = pixel
    }
    return (expected, actual)
  }

  private func absoluteErrors(_ arguments: [String]) throws -> [Int] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/convert")
    process.arguments = arguments + ["-format", "%[distortion]\\n", "info:"]
    process.standardOutput = pipe
    // For pictures this small its threads only wait for each other.
    process.environment = ["MAGICK_THREAD_LIMIT": "1", "OMP_NUM_THREADS": "1"]
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "ImageMagick failed")
    return text.split(separator: "\n").compactMap { Int($0) }
  }
}
