import Files
import JSON

/// What of a package's files a program is built from.
package enum PackageSources {
  package static let manifest = "Package.swift"
  package static let folders = ["Sources", "resources"]
  /// More are not watched: the system's watches have an end.
  package static let mostFolders = 4000

  /// The nearest folder with a manifest, from a path upwards; nil if there is no such folder.
  package static func root(above path: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if (try? SafeFile.kind("\(folder)/\(manifest)")) == .file { return String(folder) }
    }
    return nil
  }

  /// A package and those that it names by a path, and so on.
  package static func packages(from root: String) -> [String] {
    var found = [root]
    var index = 0
    while index < found.count, found.count < mostFolders {
      let folder = found[index]
      index += 1
      guard let bytes = try? SafeFile.read("\(folder)/\(manifest)", atMost: 1 << 20) else {
        continue
      }
      for path in dependencies(in: String(decoding: bytes, as: UTF8.self)) {
        let absolute = tidied(path.hasPrefix("/") ? path : "\(folder)/\(path)")
        if !found.contains(absolute) { found.append(absolute) }
      }
    }
    return found
  }

  /// The paths of `.package(path: "…")` and `.package(name: "…", path: "…")`.
  static func dependencies(in manifest: String) -> [String] {
    manifest.split(separator: ".package(", omittingEmptySubsequences: false).dropFirst().compactMap
    { call in
      let words = call.prefix { $0 != ")" }
      guard let mark = words.firstRange(of: "path:") else { return nil }
      let quoted = words[mark.upperBound...].drop { $0.isWhitespace }
      guard quoted.first == "\"" else { return nil }
      return String(quoted.dropFirst().prefix { $0 != "\"" })
    }
  }

  /// Whether a change of a file of this name counts: editors' own files don't, nor do hidden ones.
  package static func counts(_ name: String) -> Bool {
    let isEditors =
      name.hasSuffix("~") || name.hasSuffix(".swp") || name.hasSuffix(".swx")
      || name.hasSuffix(".tmp") || name.hasPrefix("#") && name.hasSuffix("#")
      // What vim writes to see whether it may.
      || name == "4913"
    return !name.isEmpty && !name.hasPrefix(".") && !isEditors
  }

  /// Without `.` and `..`.
  private static func tidied(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
