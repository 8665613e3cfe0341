import Glibc
import JSON
import TouchKit

/// What two programs say to each other while one takes over from the other, a line each.
package enum HandoverLine: Equatable {
  /// The next program replays, and has not hung.
  case busy
  /// It has replayed what it received, and waits for the rest.
  case loaded
  /// The rest is in a folder: show it.
  case go(String)
  /// The first picture is on the display.
  case ready
  /// The same, but from an input on the replay diverged.
  case parted(input: Int, milliseconds: Double)
  /// It can't take over, and why.
  case failed(String)

  package init?(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "busy": self = .busy
    case "loaded": self = .loaded
    case "ready": self = .ready
    case "go" where !rest.isEmpty: self = .go(rest)
    case "failed": self = .failed(rest)
    case "parted":
      let numbers = rest.split(separator: " ")
      guard numbers.count == 2, let input = Int(numbers[0]), let time = Double(numbers[1]) else {
        return nil
      }
      self = .parted(input: input, milliseconds: time)
    default: return nil
    }
  }

  /// A time with all its digits.
  package static func milliseconds(_ time: Time) -> String {
    var writer = JSONWriter()
    writer.number(time.milliseconds, .fixed(3))
    return String(decoding: writer.bytes, as: UTF8.self).filter { !$0.isWhitespace }
  }

  package var text: String {
    switch self {
    case .busy: "busy"
    case .loaded: "loaded"
    case .go(let folder): "go \(folder)"
    case .ready: "ready"
    case .parted(let input, let milliseconds): "parted \(input) \(milliseconds.twoDecimals)"
    case .failed(let words): "failed \(printable(words, atMost: 1000))"
    }
  }

  /// Writes the line; if the reader has closed its end, it wants no line.
  package func write(to descriptor: Int32) {
    let bytes = Array("\(text)\n".utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      written += count
    }
  }
}
