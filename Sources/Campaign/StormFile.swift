import Files
import GtkPaint
import Rehearsal
import Screens
import Storms
import TouchKit

/// A take of a storm, which can be checked.
enum StormFile {
  static func read(_ path: String) throws -> Line {
    Line(try ScenarioReader(phone).read(SafeFile.read(path), file: path))
  }

  static func check(_ path: String, fonts: Fonts) throws -> StormFault? {
    StormRun.check(phone, try read(path), measurer: PangoMeasurer(fonts: fonts))
  }
}
