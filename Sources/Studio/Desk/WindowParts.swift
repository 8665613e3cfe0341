import Files
import GtkPaint
import JSON
import TouchKit
import Widgets
import Workbench

/// What all owners of a part of the window work with: the phone and its session, the host, what is said and what is
/// remembered.
struct WindowParts {
  let phone: PhoneCanvas
  let host: HostWindow
  let notices: Notices
  let memory: WindowMemory
  let options: StudioOptions
  let program: Program
  let setup: DisplaySetup

  var session: LiveSession { phone.session }
  var prototype: Prototype { session.prototype }
  var fonts: Fonts { phone.painter.measurer.fonts }
  var makeMeasurer: MakeMeasurer { { [fonts] in PangoMeasurer(fonts: fonts) } }

  /// Delivers something that the window itself does to the phone.
  func send(_ kind: Input.Kind) { phone.send([kind], at: Alarm.now) }

  /// Saves a file and says so; false if it could not be saved, which is said, too.
  func write(_ bytes: [UInt8], to path: String) -> Bool {
    do throws(Problem) {
      try SafeFile.write(bytes, to: path, throughLinks: true)
      let name = path.split(separator: "/").last.map(String.init) ?? path
      notices.show(notice: "Saved as \(printable(name)).", button: "Show in _Files") {
        showInFiles(path)
      }
      return true
    } catch {
      notices.show(error)
      return false
    }
  }

  /// Shows a file in its folder.
  func showInFiles(_ path: String) {
    host.showInFiles(path) { [weak notices] in notices?.show(problem: $0) }
  }
}
