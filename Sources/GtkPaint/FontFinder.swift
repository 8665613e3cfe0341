import CGtkShim.Paint
import Glibc

/// Finds the product's font files on this machine.
struct FontFinder {
  let folders: [String]
  /// How deep under a folder fonts may be; Debian's are two deep.
  private static let depth = 4

  func find(_ wanted: FontFile) throws(FontError) -> FontFile {
    var file = wanted
    for folder in folders {
      if let path = FontFinder.search(folder, for: wanted.name, depth: FontFinder.depth) {
        file.path = path
        return file
      }
    }
    guard let located = dp_fonts_locate(wanted.family, wanted.name) else {
      throw .missing(file: wanted.name, package: wanted.package)
    }
    defer { dp_fonts_free_path(located) }
    file.path = String(cString: located)
    return file
  }

  private static func search(_ folder: String, for name: String, depth: Int) -> String? {
    guard depth > 0, let stream = opendir(folder) else { return nil }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let entryName = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if entryName.hasPrefix(".") { continue }
      entries.append((entryName, entry.pointee.d_type == UInt8(DT_DIR)))
    }
    closedir(stream)
    // A folder's own order is the file system's; the names' is the same everywhere.
    entries.sort { $0.name < $1.name }
    if entries.contains(where: { $0.name == name && !$0.isFolder }) { return "\(folder)/\(name)" }
    for entry in entries where entry.isFolder {
      if let path = search("\(folder)/\(entry.name)", for: name, depth: depth - 1) { return path }
    }
    return nil
  }
}
