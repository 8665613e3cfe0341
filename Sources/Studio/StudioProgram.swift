import CGtkShim.Window
import CSystem
import Files
import Glibc
import GtkPaint
import JSON
import TouchKit
import Widgets

/// Runs the program's window.
package enum StudioProgram {
  static let exitMachine: Int32 = 3
  private static let exitFailed: Int32 = 1
  private static let exitWrongInput: Int32 = 2
  private static let exitInterrupted: Int32 = 130

  /// Opens the window and returns the program's exit status once it is closed.
  package static func run(_ prototype: Prototype, _ options: StudioOptions) -> Int32 {
    // The window may go from process to process; a terminal sees one program.
    if let watch = options.watch, options.resume?.ready == nil {
      Terminal.say(printable(watch.build.words))
      let failure = dp_keeper_begin()
      guard failure == 0 else {
        Terminal.say("can't start a process: \(String(cString: strerror(-failure)))")
        return exitMachine
      }
    }
    let setup = DisplaySetup()
    let fonts = ComingFonts(own: prototype.fonts)
    guard dp_display_connect(false) else {
      Terminal.say(
        "no display for a window; run \"\(ProgramIdentity.command) serve\" to use a web browser"
      )
      return exitMachine
    }
    return show(prototype, options, setup, fonts)
  }

  static func show(
    _ prototype: Prototype, _ options: StudioOptions, _ setup: DisplaySetup, _ fonts: ComingFonts
  ) -> Int32 {
    var window: StudioWindow?
    var status: Int32 = 0
    let report = CountersReport { window.map { "\($0.counters) \($0.host.widgets)" } }
    let program = Program(identifier: options.identity.identifier, name: options.identity.title)
    // By then the toolkit has read its theme. A program without a window ends.
    program.connect { [unowned program] in
      guard window == nil else { return }
      do throws(Ending) {
        let made = try makeWindow(prototype, options, program, setup, fonts)
        window = made
        made.countersReport = report
        made.open()
      } catch {
        if let words = error.words { Terminal.say(words) }
        status = error.status
      }
    }
    // A log-out, a terminal that closes and Ctrl+C all ask the program to end; these are no crashes.
    let ends = [SIGINT, SIGTERM, SIGHUP].map { signal in
      Alarm(signal: signal) {
        status = exitInterrupted
        window?.close()
      }
    }
    let question = Alarm(signal: SIGUSR1) { report.ask() }
    dp_wakeups_count()
    program.run()
    if status == 0, window?.sessions.hasRefusedTake == true { status = exitFailed }
    window = nil
    return withExtendedLifetime((ends, question)) { status }
  }

  /// Why there is no window.
  private struct Ending: Error {
    var status: Int32
    var words: String?
  }

  private static func makeWindow(
    _ prototype: Prototype, _ options: StudioOptions, _ program: Program, _ setup: DisplaySetup,
    _ fonts: ComingFonts
  ) throws(Ending) -> StudioWindow {
    let measurer: PangoMeasurer
    do throws(FontError) {
      measurer = PangoMeasurer(fonts: try fonts.fonts())
      measurer.fonts.lendIfHostHasNone()
    } catch {
      throw Ending(
        status: exitWrongInput, words: "\(error.description); \(error.remedy)")
    }
    guard let resume = options.resume else {
      return StudioWindow(prototype, options, program, setup, measurer: measurer)
    }
    let resumption: Resumption?
    do throws(Problem) {
      resumption = try Resumption.run(prototype, resume, measurer: measurer)
    } catch {
      resume.ready?.say(.failed(error.description))
      throw Ending(status: exitWrongInput, words: error.description)
    }
    // The program that this one should replace may have ended.
    guard let resumption else { throw Ending(status: 0) }
    return StudioWindow(
      prototype, options, program, setup, measurer: measurer, resuming: resumption)
  }
}
