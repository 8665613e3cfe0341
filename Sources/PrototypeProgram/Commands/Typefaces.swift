import Files
import GtkPaint
import JSON
import TouchKit

/// Loads the kit's fonts and the prototype's own.
enum Typefaces {
  /// For commands without a window; throws what is wrong with the prototype's files.
  static func load(_ prototype: Prototype) throws(Problem) -> Fonts {
    Fonts.leaveHostAlone()
    do throws(FontError) {
      return try Fonts(own: prototype.fonts)
    } catch {
      throw error.problem
    }
  }
}

extension FontError {
  /// The same in words, of the program.
  var problem: Problem {
    Problem(
      file: ProgramIdentity.command, what: description, remedy: remedy, kind: .usage)
  }
}
