import CGtkShim.Paint
import TouchKit

/// The product's fonts. Pictures use only these, and no font settings of the host.
///
/// It is immutable, so that the Stages of several threads may share one.
package final class Fonts: Sendable {
  /// The files, in the order in which letters are looked for.
  package let files: [FontFile]
  /// The families of the prototype's own, in the order of its files.
  package let ownFamilies: [String]
  /// The prototype's own of the files.
  package var ownFiles: [FontFile] { files.filter { ownFamilies.contains($0.family) } }
  // Read by fontconfig's matching alone, which needs no writer's lock and changes nothing.
  nonisolated(unsafe) let handle: OpaquePointer

  /// The kit's fonts, and then a prototype's own, so that these change nothing of a text that doesn't name them.
  package init(own: [FontData] = []) throws(FontError) {
    let handle: OpaquePointer = dp_fonts_new()
    let kit = KitFont.all
    do throws(FontError) {
      for font in kit {
        guard dp_fonts_add_described(handle, font.pattern, FontMemory.data(of: font)) else {
          preconditionFailure("the program's font \(font.file.name) can't be read")
        }
      }
      var faces = FontFaces(handle, kit: Set(kit.map(\.file.name)))
      for font in own { try faces.add(font) }
      files = kit.map(\.file) + faces.files
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

  /// Lets the widgets around the phone use these fonts if the host has none.
  package func lendIfHostHasNone() { dp_fonts_lend(handle) }
}
