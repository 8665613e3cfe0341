import GtkPaint
import VisualTesting

/// Describes what this program draws with.
extension RenderingEnvironment {
  /// The libraries and fonts that this program draws with.
  static func here(_ fonts: Fonts) -> RenderingEnvironment {
    .here(
      Libraries.versions.map { Part($0.name, $0.version) }
        + fonts.files.map { Part($0.name, $0.digest ?? "gone") })
  }
}
