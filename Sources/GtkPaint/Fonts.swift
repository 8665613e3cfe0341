import CGtkShim.Paint
import Files
import TouchKit

/// The product's fonts. Pictures use only these, and no font settings of the host.
///
/// It is immutable, so that the Stages of several threads may share one.
package final class Fonts: Sendable {
  /// The files, in the order in which letters are looked for.
  package let files: [FontFile]
  /// The families of the prototype's own, in the order of its files.
  package let ownFamilies: [String]
  // Read by fontconfig's matching alone, which needs no writer's lock and changes nothing.
  nonisolated(unsafe) let handle: OpaquePointer

  /// Finds and reads the product's fonts.
  ///
  /// Files are first looked for by name under `folders`, which no setting of the host can change. Files that are not
  /// there are looked for with fontconfig.
  ///
  /// A prototype's own fonts come after them, so that they change nothing of a text that doesn't name them.
  package convenience init(
    folders: [String] = Fonts.folders, own: [FontData] = []
  ) throws(FontError) {
    let finder = FontFinder(folders: folders)
    var found: [FontFile] = []
    for file in Fonts.wanted { found.append(try finder.find(file)) }
    try self.init(files: found, own: own)
  }

  /// Reads font files that were found.
  init(files: [FontFile], own: [FontData] = []) throws(FontError) {
    let handle: OpaquePointer = dp_fonts_new()
    do throws(FontError) {
      let added = withCStrings(files.map(\.path)) { dp_fonts_add(handle, $0, Int32(files.count)) }
      if added < files.count {
        throw .unreadable(path: files[Int(added)].path, package: files[Int(added)].package)
      }
      var faces = FontFaces(handle, kit: Set(files.map(\.name)))
      for font in own { try faces.add(font) }
      self.files = files + faces.files
      ownFamilies = faces.families
    } catch {
      dp_fonts_free(handle)
      throw error
    }
    self.handle = handle
  }

  deinit { dp_fonts_free(handle) }

  /// Keeps the host's font settings out of this process. To be called before fonts are loaded, if it opens no window.
  package static func leaveHostAlone() { dp_fonts_leave_host() }

  /// Where Debian keeps fonts.
  package static let folders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// Inter for letters; DejaVu for letters that Inter does not have, such as Hebrew and Arabic, and for code.
  static let wanted: [FontFile] =
    [("Inter", "Regular"), ("Inter", "Medium"), ("Inter", "Semi Bold"), ("Inter", "Bold")].map {
      FontFile(
        family: $0, style: $1, name: "Inter-\($1.filter { $0 != " " }).otf",
        package: "fonts-inter", path: "")
    }
    + [
      ("DejaVu Sans", "Book", "DejaVuSans"), ("DejaVu Sans", "Bold", "DejaVuSans-Bold"),
      ("DejaVu Sans Mono", "Book", "DejaVuSansMono"),
      ("DejaVu Sans Mono", "Bold", "DejaVuSansMono-Bold"),
    ].map {
      FontFile(
        family: $0, style: $1, name: "\($2).ttf", package: "fonts-dejavu-core", path: "")
    }
}
