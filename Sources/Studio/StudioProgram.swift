import CGtkShim
import Files
import GtkPaint
import Glibc
import TouchKit

/// Runs the program's window.
public enum StudioProgram {
  static let exitMachine: Int32 = 3
  private static let exitFailed: Int32 = 1
  private static let exitWrongInput: Int32 = 2
  private static let exitInterrupted: Int32 = 130

  /// Opens the window and returns the program's exit status once it is closed.
  public static func run(_ prototype: Prototype, _ options: StudioOptions) -> Int32 {
    // The window may go from process to process; a terminal sees one program.
    if options.watch != nil, options.resume?.ready == nil {
      let failure = dp_keeper_begin()
      guard failure == 0 else {
        say("no process can be started: \(String(cString: strerror(-failure)))")
        return exitMachine
      }
    }
    let setup = DisplaySetup()
    guard dp_display_connect(false) else {
      say(
        "no display to open a window on; \"\(ProgramIdentity.command) serve\" shows it in a web browser"
      )
      return exitMachine
    }
    return show(prototype, options, setup)
  }

  static func show(
    _ prototype: Prototype, _ options: StudioOptions, _ setup: DisplaySetup
  ) -> Int32 {
    let fonts: Fonts
    do throws(FontError) {
      fonts = try Fonts(own: prototype.fonts)
    } catch {
      say(error.description + (error.remedy.isEmpty ? "" : "; \(error.remedy)"))
      return error.isOfPrototype ? exitWrongInput : exitMachine
    }
    let measurer = PangoMeasurer(fonts: fonts)
    var resumption: Resumption?
    if let resume = options.resume {
      do throws(Problem) {
        resumption = try Resumption.run(prototype, resume, measurer: measurer)
      } catch {
        resume.ready?.say(.failed(error.description))
        say(error.description)
        return exitWrongInput
      }
      // The program that this one should take over from has gone.
      guard resumption != nil else { return 0 }
    }
    var window: StudioWindow?
    var status: Int32 = 0
    let program = Program(identifier: options.identity.identifier, name: options.identity.title)
    program.connect { [unowned program] in
      guard window == nil else { return }
      let made = StudioWindow(
        prototype, options, program, setup, measurer: measurer, resuming: resumption)
      window = made
      made.open()
    }
    // A log-out, a terminal that closes and Ctrl+C all ask the program to end; none of them is a crash.
    let ends = [SIGINT, SIGTERM, SIGHUP].map { signal in
      Alarm(signal: signal) {
        status = exitInterrupted
        window?.close()
      }
    }
    let question = Alarm(signal: SIGUSR1, whenIdle: true) { if let window { say(window.counters) } }
    dp_wakeups_count()
    program.run()
    if status == 0, window?.hasRefusedTake == true { status = exitFailed }
    window = nil
    return withExtendedLifetime((ends, question)) { status }
  }

  /// One line to the terminal.
  static func say(_ line: String) {
    let bytes = Array("\(ProgramIdentity.command): \(line)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
