import Files
import JSON
import TouchKit

/// A file and a moment in it, as people pass it on: `flick.take.json@1840`.
package struct MomentLink: Equatable {
  package var path: String
  /// Nil for the file as a whole.
  package var time: Time?

  package init(path: String, time: Time?) {
    self.path = path
    self.time = time
  }

  /// What follows the last `@` of a name is a moment if it is a number of milliseconds, unless a file has that very name.
  package init(_ name: String, isThere: (String) -> Bool = MomentLink.isThere) {
    path = name
    guard let at = name.lastIndex(of: "@"), at > name.startIndex,
      let number = Double(name[name.index(after: at)...]), (0...MomentLink.latest).contains(number),
      !isThere(name)
    else { return }
    path = String(name[..<at])
    time = .milliseconds(number)
  }

  /// A day, in milliseconds.
  private static let latest = 86_400_000.0

  private static func isThere(_ path: String) -> Bool {
    ((try? SafeFile.kind(path)) ?? nil) != nil
  }

  package var text: String {
    guard let time else { return path }
    var number = JSONWriter()
    number.number(time.milliseconds, .rounded(3))
    return "\(path)@\(String(decoding: number.bytes, as: UTF8.self))"
  }
}
