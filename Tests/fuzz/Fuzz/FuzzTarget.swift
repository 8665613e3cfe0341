/// A part of the program that reads bytes of strangers, for the fuzzer to try.
package struct FuzzTarget: Sendable {
  package let name: String
  /// Reads the bytes, and throws if the reader did something wrong.
  package let run: @Sendable ([UInt8]) throws -> Void

  package init(_ name: String, _ run: @escaping @Sendable ([UInt8]) throws -> Void) {
    self.name = name
    self.run = run
  }

  package static let all: [FuzzTarget] = [
    .json, .scenario, .take, .session, .tuning, .writeBack, .pngHeader, .png, .manifest, .tree,
    .tracks, .results, .undo, .deflate, .frames, .checksums, .answers, .review,
    .gateFrames,
  ]

  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
