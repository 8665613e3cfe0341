import CGtkShim.Paint

/// The versions of the linked libraries that draw, for manifests.
package enum Libraries {
  /// Name and version, in a fixed order.
  package static var versions: [(name: String, version: String)] {
    [
      ("cairo", version(DPLibraryCairo)), ("freetype", version(DPLibraryFreeType)),
      ("gtk", version(DPLibraryGtk)), ("harfbuzz", version(DPLibraryHarfBuzz)),
      ("pango", version(DPLibraryPango)),
    ]
  }

  private static func version(_ library: DPLibrary) -> String {
    var text = [CChar](repeating: 0, count: 32)
    return text.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return "" }
      dp_library_version(library, base)
      return String(cString: base)
    }
  }
}
