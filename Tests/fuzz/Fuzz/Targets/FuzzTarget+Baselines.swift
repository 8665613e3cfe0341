import Files
import JSON
import Rehearsal
import VisualTesting

/// Feeds bytes to what reads the files of picture tests.
extension FuzzTarget {
  /// A manifest that is written again is the same manifest.
  static let manifest = FuzzTarget("manifest") { bytes in
    let read = try Refusal.reading(bytes) { () throws(Problem) in try Manifest(json: bytes) }
    guard let manifest = read else { return }
    guard let again = try? Manifest(json: manifest.json) else {
      throw Finding("what was written is refused")
    }
    try Finding.unless(again == manifest, "another manifest the second time")
  }

  /// A stored view tree is read, and differs from another in words; from itself in none.
  static let tree = FuzzTarget("tree") { bytes in
    let files = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      .map(Array.init)
    for file in files {
      _ = try Refusal.reading(file) { () throws(Problem) in try StoredTree(file) }
    }
    let side = 8
    let drawing = PixelBuffer(width: side, height: side)
    for expected in files {
      for actual in files {
        let words = TreeDifference.words(
          expected: expected, actual: actual, drawing: drawing, box: nil, scale: 1)
        try Finding.unless(
          files.count > 1 || words.isEmpty || (try? StoredTree(actual)) == nil,
          "a tree differs from itself: \(words)")
      }
    }
  }

  /// The results of a run that are written again are the same results.
  static let results = FuzzTarget("results") { bytes in
    let read = try Refusal.reading(bytes) { () throws(Problem) in try JSONReport.read(bytes) }
    guard let result = read else { return }
    let text = JSONReport.text(result)
    guard let again = try? JSONReport.read(Array(text.utf8)) else {
      throw Finding("what was written is refused")
    }
    try Finding.unless(again == result, "other results the second time")
  }

  /// A step to be undone is read or refused; nothing is done.
  static let undo = FuzzTarget("undo") { bytes in
    _ = try Refusal.reading(bytes) { () throws(Problem) in
      try UndoStep(json: bytes, of: ProjectFolder("/nowhere")) { (_) throws(Problem) in [] }
    }
  }
}
