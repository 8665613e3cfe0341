/// A door of the program that a stranger's bytes come through.
package struct FuzzTarget: Sendable {
  package let name: String
  /// What reads the bytes, and looks whether it did so as it should.
  package let run: @Sendable ([UInt8]) throws -> Void

  package init(_ name: String, _ run: @escaping @Sendable ([UInt8]) throws -> Void) {
    self.name = name
    self.run = run
  }

  package static let all: [FuzzTarget] = [
    .json, .scenario, .take, .tuning, .pngHeader, .png, .manifest, .tree, .results, .undo, .deflate,
    .frames, .checksums,
  ]

  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
