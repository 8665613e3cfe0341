import CGtkShim

/// The product's fonts, the only ones that ever reach a picture: the host's font settings do not.
///
/// Immutable, so that the Stages of several threads may share one.
public final class Fonts: Sendable {
  /// The files, in the order in which letters are looked for.
  public let files: [FontFile]
  // Read by fontconfig's matching alone, which takes no writer's lock and changes nothing.
  nonisolated(unsafe) let handle: OpaquePointer

  /// Finds and reads the product's fonts.
  ///
  /// Files are looked for by name under `folders` first: settings of the host cannot point that elsewhere. What is
  /// not there is asked of fontconfig.
  public convenience init(folders: [String] = Fonts.folders) throws(FontError) {
    let finder = FontFinder(folders: folders)
    var found: [FontFile] = []
    for file in Fonts.wanted { found.append(try finder.find(file)) }
    try self.init(files: found)
  }

  /// Reads files that were found.
  init(files: [FontFile]) throws(FontError) {
    self.files = files
    handle = dp_fonts_new()
    for file in files where !dp_fonts_add(handle, file.path) {
      throw .unreadable(path: file.path, package: file.package)
    }
  }

  deinit { dp_fonts_free(handle) }

  /// Lets this process read none of the host's font settings: for one that opens no window, before it loads fonts.
  public static func leaveHostAlone() { dp_fonts_leave_host() }

  /// Where Debian keeps fonts.
  public static let folders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// Inter for letters; DejaVu for those that Inter lacks, Hebrew and Arabic above all, and for code.
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
