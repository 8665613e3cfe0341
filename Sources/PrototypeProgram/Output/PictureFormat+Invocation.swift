import Capture
import JSON

/// Which picture format a command line asks for.
extension PictureFormat {
  /// The format that the options ask for; without `--format` the output's ending says it.
  init(_ invocation: Invocation) throws(Problem) {
    let words = PictureFormat.allCases.map(\.rawValue)
    let output = invocation.value("output") ?? ""
    if let word = try invocation.word("format", of: words),
      let format = PictureFormat(rawValue: word)
    {
      self = format
    } else {
      self = PictureFormat.allCases.first { output.hasSuffix("." + $0.rawValue) } ?? .png
    }
  }
}
