import Files
import Foundation
import JSON

/// An input that fuzzing found worth keeping, as `Tests/fuzz/corpus.py` writes it.
struct KeptInput {
  let name: String
  let bytes: [UInt8]

  /// The inputs in a file's text: on each line a name, a space, and base64 or `-` for no bytes.
  static func parse(_ text: String, file: String) throws(Problem) -> [KeptInput] {
    var inputs: [KeptInput] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The last line ends with a line feed, too.
    if lines.last == "" { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 2, !words[0].isEmpty, !words[1].isEmpty,
        let data = words[1] == "-" ? Data() : Data(base64Encoded: words[1])
      else {
        throw Problem(
          file: file, position: SourcePosition(line: index + 1, column: 1),
          what: "expected a name, a space and base64")
      }
      inputs.append(KeptInput(name: words[0], bytes: Array(data)))
    }
    return inputs
  }
}
