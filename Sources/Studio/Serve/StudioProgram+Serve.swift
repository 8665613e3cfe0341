import CGtkShim.Window
import Files
import Glibc
import JSON
import TouchKit

/// Shows the window in a web browser.
extension StudioProgram {
  /// Shows the window in a web browser on this machine and returns the program's exit status once a signal, such as
  /// that of Ctrl+C at the terminal, ends it: nothing in the page does.
  ///
  /// The address is printed on the standard output. A nil `port` means any free one.
  package static func serve(
    _ prototype: Prototype, _ options: StudioOptions, port: UInt16? = nil
  ) -> Int32 {
    // The user of that daemon could watch the window and touch the phone, and it may listen to the whole network.
    if getenv("BROADWAY_DISPLAY") != nil || isBrowser(getenv("GDK_BACKEND")) {
      Terminal.say(
        "BROADWAY_DISPLAY or GDK_BACKEND selects another Broadway daemon; unset both variables, "
          + "because serve starts a daemon of its own")
      return exitMachine
    }
    do throws(Problem) {
      let gate = try BrowserGate(options.identity, port: port)
      let daemon = try BrowserDaemon()
      defer { daemon.end() }
      let setup = DisplaySetup(isBrowser: true)
      guard dp_display_connect(true) else {
        Terminal.say(
          "the window can't reach \(BrowserDaemon.program), which the program has just started")
        return exitMachine
      }
      daemon.restoreEnvironment()
      try gate.open(to: daemon)
      let line = Array("\(gate.address)\n".utf8)
      _ = write(STDOUT_FILENO, line, line.count)
      let fonts = ComingFonts(own: prototype.fonts)
      return withExtendedLifetime(gate) { show(prototype, options, setup, fonts) }
    } catch {
      Terminal.say(error.description)
      return exitMachine
    }
  }

  private static func isBrowser(_ backend: UnsafeMutablePointer<CChar>?) -> Bool {
    backend.map { String(cString: $0).contains("broadway") } ?? false
  }
}
