import CGtkShim.Paint
import TouchKit

/// Writes a scene for documents as SVG, PDF or node text, for reading and exchange, never for comparing. The same
/// picture makes the same bytes every time.
extension Scene {
  /// The picture as SVG.
  package func svg() throws(PaintError) -> [UInt8] {
    try Surface.checkFilling()
    guard let bytes = dp_export_svg(handle, size.width, size.height) else {
      throw .document("SVG")
    }
    return SVGNames.renumbered(Scene.take(bytes))
  }

  /// The picture as a PDF of one page.
  package func pdf() throws(PaintError) -> [UInt8] {
    try Surface.checkFilling()
    guard let bytes = dp_export_pdf(handle, size.width, size.height) else {
      throw .document("PDF")
    }
    return Scene.take(bytes)
  }

  /// The picture as GSK's own text, which GTK's tools read. The scene must be for documents: in others, Cairo writes
  /// names that it counts through the whole process.
  package func nodeText() -> [UInt8] { Scene.take(dp_export_node(handle)) }

  private static func take(_ bytes: OpaquePointer) -> [UInt8] {
    defer { dp_document_free(bytes) }
    var count = 0
    let data = dp_document_data(bytes, &count)
    return [UInt8](UnsafeRawBufferPointer(start: data, count: count))
  }
}
