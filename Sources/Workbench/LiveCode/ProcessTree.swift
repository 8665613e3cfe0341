import Files
import Glibc

/// A process with those that it has started, so that no compiler continues when its build is no longer wanted: they
/// have process groups of their own.
package enum ProcessTree {
  /// The processes below one, the nearest first.
  package static func descendants(of process: Int32) -> [Int32] {
    var found: [Int32] = []
    var next = [process]
    while let parent = next.popLast() {
      let children = children(of: parent)
      found += children
      next += children
    }
    return found
  }

  /// Sends a signal to a process and to all below it.
  package static func send(_ signal: Int32, to process: Int32) {
    for one in descendants(of: process) + [process] { kill(one, signal) }
  }

  private static func children(of process: Int32) -> [Int32] {
    let tasks = "/proc/\(process)/task"
    let names = (try? Folder(opening: tasks, followingLink: true).names()) ?? []
    return names.flatMap { numbers(in: "\(tasks)/\($0)/children") }
  }

  /// The system reports no size of such a file, so it is read until nothing more comes.
  private static func numbers(in path: String) -> [Int32] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &part, part.count)
      guard count > 0 else { break }
      text += part[..<count]
    }
    return String(decoding: text, as: UTF8.self).split(separator: " ").compactMap { Int32($0) }
  }
}
