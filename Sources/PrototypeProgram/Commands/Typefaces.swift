import Files
import GtkPaint

/// Loads the product's fonts.
enum Typefaces {
  /// For commands without a window; throws what the machine lacks.
  static func load() throws(Problem) -> Fonts {
    Fonts.leaveHostAlone()
    do throws(FontError) {
      return try Fonts()
    } catch {
      throw Problem(
        file: ProgramIdentity.command, what: error.description, remedy: "", kind: .machine)
    }
  }
}
