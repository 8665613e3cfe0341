import GtkPaint
import TouchKit
import VisualTesting

/// Describes what this program draws with.
extension RenderingEnvironment {
  /// The engine, the painter, the libraries and the prototype's own fonts that this program draws with.
  static func here(_ fonts: Fonts) -> RenderingEnvironment {
    .here(
      engine: Engine.number, painter: Painter.number,
      Libraries.versions.map { Part($0.name, $0.version) }
        + fonts.ownFiles.map { Part($0.name, $0.digest) })
  }
}
