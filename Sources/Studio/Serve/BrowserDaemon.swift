import CGtkShim
import Files
import Glibc

/// GTK's daemon between this program and a web browser, reachable from this machine alone.
///
/// It has no password, so it listens on the loopback address; between it and the program lies a socket in a folder
/// that nobody else can open.
final class BrowserDaemon {
  static let program = "gtk4-broadwayd"

  private static let loopback = "127.0.0.1"
  /// In a folder of our own any display number is free.
  private static let display = 1
  private static let patience: Int64 = 5_000_000

  let port: UInt16
  private let folder: String
  private let process: Int32

  var address: String { "http://\(BrowserDaemon.loopback):\(port)/" }

  /// Starts it, waits until it answers and points the toolkit at it.
  init(port wanted: UInt16?) throws(Problem) {
    port = try BrowserDaemon.freePort(wanted)
    folder = try BrowserDaemon.makeFolder()
    setenv("XDG_RUNTIME_DIR", folder, 1)
    process = withCStrings([
      BrowserDaemon.program, ":\(BrowserDaemon.display)",
      "--address=\(BrowserDaemon.loopback)", "--port=\(port)",
    ]) { dp_child_start($0.map { $0 } + [nil], true) }
    guard process > 0 else {
      BrowserDaemon.remove(folder)
      throw Problem(
        what: "\(BrowserDaemon.program) can't be started: \(String(cString: strerror(-process)))",
        remedy: "install the package libgtk-4-bin", kind: .machine)
    }
    guard waitUntilItAnswers() else {
      end()
      throw Problem(
        what: "\(BrowserDaemon.program) does not listen on port \(port)",
        remedy: "try another one with --port", kind: .machine)
    }
    setenv("GDK_BACKEND", "broadway", 1)
    setenv("BROADWAY_DISPLAY", ":\(BrowserDaemon.display)", 1)
  }

  /// Ends it and leaves nothing behind.
  func end() {
    kill(process, SIGTERM)
    waitpid(process, nil, 0)
    BrowserDaemon.remove(folder)
  }

  // MARK: Ports

  private static func freePort(_ wanted: UInt16?) throws(Problem) -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var one: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
    var address = loopbackAddress(wanted ?? 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withSocketAddress(&address) {
      bind(descriptor, $0, length) == 0 ? getsockname(descriptor, $0, &length) : -1
    }
    guard status == 0 else {
      throw Problem(
        what: "port \(wanted ?? 0) can't be listened on: \(String(cString: strerror(errno)))",
        remedy: "choose another one with --port", kind: .machine)
    }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func loopbackAddress(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr(loopback)
    return address
  }

  private static func withSocketAddress<Result>(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }

  private func waitUntilItAnswers() -> Bool {
    let end = Alarm.now + BrowserDaemon.patience
    while Alarm.now < end {
      if waitpid(process, nil, WNOHANG) == process { return false }
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(descriptor) }
      var address = BrowserDaemon.loopbackAddress(port)
      let answers = BrowserDaemon.withSocketAddress(&address) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
      if answers, access(socketPath, F_OK) == 0 { return true }
      usleep(5000)
    }
    return false
  }

  // MARK: Folder

  private var socketPath: String { BrowserDaemon.socketPath(in: folder) }

  private static func socketPath(in folder: String) -> String {
    "\(folder)/broadway\(display + 1).socket"
  }

  private static func makeFolder() throws(Problem) -> String {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/drawer-proto-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { name in
      name.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made else {
      throw Problem(
        file: base, what: "no folder can be made: \(String(cString: strerror(errno)))",
        kind: .machine)
    }
    return made
  }

  private static func remove(_ folder: String) {
    unlink(socketPath(in: folder))
    rmdir(folder)
  }
}
