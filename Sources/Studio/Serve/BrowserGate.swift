import CBrowserPage
import CGate
import Files
import Glibc
import JSON

/// Lets web browsers of this machine reach the daemon, if they know the key in the address.
///
/// It has a thread of its own: a picture's bytes are copied while the window draws the next picture, and touches can
/// arrive at the same time.
final class BrowserGate {
  private static let loopback = "127.0.0.1"

  private nonisolated(unsafe) let handle: OpaquePointer
  private let key: String
  private let identity: ProgramIdentity

  var address: String { "http://\(BrowserGate.loopback):\(dp_gate_port(handle))/\(key)/" }

  /// Listens on a port, on a free one where it is nil; browsers wait until it is opened.
  init(_ identity: ProgramIdentity, port: UInt16?) throws(Problem) {
    self.identity = identity
    var generator = SystemRandomNumberGenerator()
    key = BrowserGate.hexadecimal(generator.next()) + BrowserGate.hexadecimal(generator.next())
    var made: OpaquePointer?
    let status = dp_gate_new(port ?? 0, &made)
    guard let made else {
      let reason = String(cString: strerror(-status))
      if status == -ELIBACC {
        throw Problem(
          what: "libsoup can't be loaded: \(reason)", remedy: "install the package libsoup-3.0-0",
          kind: .machine)
      }
      throw Problem(
        what: "can't listen on port \(port ?? 0): \(reason)",
        remedy: "choose another port with --port", kind: .machine)
    }
    handle = made
  }

  deinit { dp_gate_free(handle) }

  /// Lets browsers that know the key reach a daemon and our page around its script.
  func open(to daemon: BrowserDaemon) throws(Problem) {
    let html = "text/html; charset=utf-8"
    add("", html, titled(dp_page_html()))
    add("page.css", "text/css", bytes(dp_page_css()))
    add("page.js", "text/javascript", bytes(dp_page_js()))
    add("icon.svg", "image/svg+xml", identity.icon)
    add("broadway.js", "text/javascript", daemon.script)
    let refusal = String(decoding: titled(dp_page_refused()), as: UTF8.self)
    guard dp_gate_open(handle, key, daemon.socket, headers, refusal) else {
      throw Problem(
        what: "no thread can be started", remedy: "raise the user's limit of threads (ulimit -u)",
        kind: .machine)
    }
  }

  private func add(_ name: String, _ type: String, _ bytes: [UInt8]) {
    dp_gate_add(handle, name, "Content-Type: \(type)\r\n", bytes, bytes.count)
  }

  /// What every answer says. Nothing of the key is in it.
  private var headers: String {
    let port = dp_gate_port(handle)
    // Broadway makes its pictures of blobs; asked to by the address, of data.
    let policy = [
      "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob: data:",
      "connect-src ws://\(Self.loopback):\(port) ws://localhost:\(port)", "base-uri 'none'",
      "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
    return [
      "Content-Security-Policy: \(policy)", "Referrer-Policy: no-referrer",
      "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Cache-Control: no-store",
      "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
    ].map { "\($0)\r\n" }.joined()
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 2 * MemoryLayout<UInt64>.size - digits.count) + digits
  }

  private func bytes(_ file: DPPageFile) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  /// A page of ours with the program's name in it.
  private func titled(_ file: DPPageFile) -> [UInt8] {
    let text = String(decoding: bytes(file), as: UTF8.self)
    return Array(text.replacing("{TITLE}", with: BrowserGate.escaped(identity.title)).utf8)
  }

  /// Words as HTML has them.
  private static func escaped(_ words: String) -> String {
    words.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
