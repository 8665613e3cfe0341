import CGtkShim.Paint
import JSON

/// The libraries that draw, as they are linked on this machine.
package enum Libraries {
  /// Debian 12 has these. With older ones the program was never tried.
  private static let oldest: [(library: DPLibrary, name: String, major: Int32, minor: Int32)] = [
    (DPLibraryGtk, "GTK", 4, 8), (DPLibraryPango, "Pango", 1, 50), (DPLibraryCairo, "Cairo", 1, 16),
  ]

  /// Refuses a machine whose libraries are too old.
  package static func check() throws(Problem) {
    for need in oldest where dp_library_is_too_old(need.library, need.major, need.minor) {
      throw Problem(
        what: "\(need.name) \(version(need.library)) is too old",
        remedy: "install \(need.name) \(need.major).\(need.minor) or later", kind: .machine)
    }
  }

  /// Names and versions in a fixed order, for manifests.
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
