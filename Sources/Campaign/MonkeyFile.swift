import Files
import GtkPaint
import Rehearsal
import Screens
import MonkeyTesting
import TouchKit

/// A take of a monkey test, which can be checked.
enum MonkeyFile {
  static func read(_ path: String) throws -> Recording {
    Recording(try ScenarioReader(phone).read(SafeFile.read(path), file: path))
  }

  static func check(_ path: String, fonts: Fonts) throws -> MonkeyFault? {
    MonkeyRun.check(phone, try read(path), measurer: PangoMeasurer(fonts: fonts))
  }
}
