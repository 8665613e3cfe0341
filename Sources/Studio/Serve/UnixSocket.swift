import Glibc

/// A connection to a process on this machine that listens at a path.
final class UnixSocket {
  private let descriptor: Int32

  /// Nil if no process listens there.
  init?(to path: String) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Sends a question, and returns all bytes until the other side closes; nil if the connection breaks.
  func answer(to question: String) -> [UInt8]? {
    let words = Array(question.utf8)
    guard send(descriptor, words, words.count, Int32(MSG_NOSIGNAL)) == words.count else {
      return nil
    }
    var all: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return all }
      all += part[..<count]
    }
  }
}
