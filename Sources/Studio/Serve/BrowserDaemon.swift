import CSystem
import Files
import Glibc
import JSON
import Widgets

/// GTK's daemon between this program and web browsers. It asks for no password, so it listens only on two Unix sockets in
/// a folder that no other user can open: one for this program and one for the gate.
final class BrowserDaemon {
  static let program = "gtk4-broadwayd"

  /// In a folder of our own any display number is free.
  private static let display = 1
  /// The daemon names the display's socket like this.
  private static let displaySocket = "broadway\(display + 1).socket"
  private static let webSocket = "web.socket"
  private static let patience: Int64 = 5_000_000
  private static let runtimeFolder = "XDG_RUNTIME_DIR"

  /// Its script for browsers.
  let script: [UInt8]
  private let folder: ServeFolder
  private let process: Int32
  private let formerRuntimeFolder: String?

  /// Where it listens for browsers.
  let socket: String

  /// Starts it, waits until it answers and points the toolkit at it.
  init() throws(Problem) {
    try BrowserDaemon.checkSharedMemory()
    folder = try ServeFolder(sockets: [BrowserDaemon.displaySocket, BrowserDaemon.webSocket])
    socket = "\(folder.path)/\(BrowserDaemon.webSocket)"
    formerRuntimeFolder = getenv(BrowserDaemon.runtimeFolder).map { String(cString: $0) }
    // Daemon and toolkit look for the display's socket there.
    setenv(BrowserDaemon.runtimeFolder, folder.path, 1)
    process = withCStrings([
      BrowserDaemon.program, ":\(BrowserDaemon.display)", "--unixsocket=\(socket)",
    ]) { dp_child_start($0.map { $0 } + [nil], true) }
    guard process > 0 else {
      folder.remove()
      throw Problem(
        what: "\(BrowserDaemon.program) can't be started: \(String(cString: strerror(-process)))",
        remedy: "install the package libgtk-4-bin", kind: .machine)
    }
    guard
      let script = BrowserDaemon.script(
        of: process, at: socket, beside: "\(folder.path)/\(BrowserDaemon.displaySocket)")
    else {
      BrowserDaemon.end(process)
      folder.remove()
      throw Problem(
        what: "\(BrowserDaemon.program) does not answer",
        remedy: "start it in a terminal to see its error",
        kind: .machine)
    }
    self.script = script
    setenv("GDK_BACKEND", "broadway", 1)
    setenv("BROADWAY_DISPLAY", ":\(BrowserDaemon.display)", 1)
    // Otherwise the toolkit would keep its settings in the runtime folder, which is ours.
    setenv("GSETTINGS_BACKEND", "memory", 0)
  }

  /// To be called when the toolkit is connected: programs that are started later get the user's own runtime folder.
  func restoreEnvironment() {
    if let formerRuntimeFolder {
      setenv(BrowserDaemon.runtimeFolder, formerRuntimeFolder, 1)
    } else {
      unsetenv(BrowserDaemon.runtimeFolder)
    }
  }

  /// Ends it and leaves nothing behind.
  func end() {
    BrowserDaemon.end(process)
    folder.remove()
  }

  /// The toolkit passes its pictures to the daemon in shared memory; without any the page stays empty.
  private static func checkSharedMemory() throws(Problem) {
    let name = "/\(ProgramIdentity.command)-\(getpid())"
    let file = shm_open(name, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw Problem(
        file: "/dev/shm",
        what: "shared memory can't be created: \(String(cString: strerror(errno)))",
        remedy: "mount a tmpfs there", kind: .machine)
    }
    close(file)
    shm_unlink(name)
  }

  private static func end(_ process: Int32) {
    kill(process, SIGTERM)
    waitpid(process, nil, 0)
  }

  /// Waits until it listens and returns its script; nil if it has ended or takes too long.
  private static func script(
    of process: Int32, at socket: String, beside display: String
  ) -> [UInt8]? {
    let end = Alarm.now + patience
    while Alarm.now < end {
      if waitpid(process, nil, WNOHANG) == process { return nil }
      if access(display, F_OK) == 0, let daemon = UnixSocket(to: socket),
        let answer = daemon.answer(to: "GET /broadway.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
      {
        return body(of: answer)
      }
      usleep(5000)
    }
    return nil
  }

  /// The body of an answer with the status 200.
  private static func body(of answer: [UInt8]) -> [UInt8]? {
    let separator = Array("\r\n\r\n".utf8)
    let status = answer.prefix { $0 != UInt8(ascii: "\r") }
    guard status.split(separator: UInt8(ascii: " ")).dropFirst().first == Array("200".utf8)[...],
      let head = answer.firstRange(of: separator)
    else { return nil }
    return Array(answer[head.upperBound...])
  }
}
