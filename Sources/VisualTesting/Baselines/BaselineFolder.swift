import Files
import JSON

/// The folder of a scenario's baselines, as it was when it was opened.
///
/// It holds for each picture `NAME.png` and `NAME.tree.json`, for each motion `NAME.motion.csv`, and one manifest that
/// names them all. A change replaces the folder as a whole. A program that is killed during a change leaves the old
/// folder or the new one, and never a mixture. Files that the manifest does not name belong to others: they are carried
/// over, and never written over.
package struct BaselineFolder: Sendable {
  package let path: String
  package let manifest: Manifest
  /// SHA-256 of the manifest's file; empty if there is no manifest.
  package let manifestHash: String
  /// Nil if there is no folder yet.
  private let folder: Folder?

  var isThere: Bool { folder != nil }

  /// The folder of a scenario's baselines: `drawer.scenario.json` keeps them in `drawer.baselines`.
  package static func path(of scenario: String) -> String {
    let ending = ".scenario.json"
    let stem = scenario.hasSuffix(ending) ? String(scenario.dropLast(ending.count)) : scenario
    return stem + folderEnding
  }

  static let folderEnding = ".baselines"
  private static let treeEnding = ".tree.json"
  /// A manifest with more than ten thousand pictures is refused.
  private static let largestManifest = 8 << 20

  /// The file of a picture or a motion.
  static func mainFile(_ name: String) -> String { name + BaselineKind(name).fileEnding }
  static func treeFile(_ name: String) -> String { name + treeEnding }

  /// The files that belong to a baseline.
  static func files(of name: String) -> [String] {
    BaselineKind(name).hasTree ? [mainFile(name), treeFile(name)] : [mainFile(name)]
  }

  /// Whether a path is that of such a folder.
  static func isPath(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(folderEnding) && name.count > folderEnding.count
  }

  /// Whether a file's name is one of those that may be in such a folder.
  static func isOwn(_ file: String) -> Bool {
    file == Manifest.fileName
      || isSafeFileName(file)
        && [".png", ".motion.csv", treeEnding].contains { file.hasSuffix($0) }
  }

  /// The manifest of a folder and the files that it names. Other files there belong to others.
  static func own(in folder: Folder) throws(Problem) -> Set<String> {
    guard let (manifest, _) = try read(folder) else { return [] }
    let files = manifest.entries.keys.flatMap(files)
    return Set(files).union([Manifest.fileName])
  }

  /// Opens the folder; one that is not there has no pictures. What dead writers left beside it is removed.
  package init(_ path: String) throws(Problem) {
    SequenceWriter.sweep(path)
    guard try SafeFile.kind(path) != nil else {
      self.init(path, folder: nil, manifest: Manifest(), hash: "")
      return
    }
    let folder = try Folder(opening: path)
    let (manifest, hash) = try BaselineFolder.read(folder) ?? (Manifest(), "")
    self.init(path, folder: folder, manifest: manifest, hash: hash)
  }

  /// The manifest of a folder and the hash of its file; nil if there is no manifest.
  private static func read(
    _ folder: Folder
  ) throws(Problem) -> (manifest: Manifest, hash: String)? {
    guard try folder.kind(of: Manifest.fileName) != nil else { return nil }
    let bytes = try folder.read(Manifest.fileName, atMost: largestManifest)
    do throws(Problem) {
      return (try Manifest(json: bytes), SHA256.hex(of: bytes))
    } catch {
      throw error.inFile("\(folder.path)/\(Manifest.fileName)")
    }
  }

  private init(_ path: String, folder: Folder?, manifest: Manifest, hash: String) {
    self.path = path
    self.folder = folder
    self.manifest = manifest
    manifestHash = hash
  }

  /// The bytes of the file of a picture or a motion; nil if there is no such file.
  func file(_ name: String) throws(Problem) -> [UInt8]? {
    try read(BaselineFolder.mainFile(name), atMost: BaselineKind(name).largestFile)
  }

  /// The bytes of its view tree's file; nil if there is no such file.
  func tree(_ name: String) throws(Problem) -> [UInt8]? {
    try read(BaselineFolder.treeFile(name), atMost: 16 << 20)
  }

  /// All files that its manifest names, which bring the folder back.
  func files() throws(Problem) -> [(name: String, bytes: [UInt8])] {
    guard let folder else { return [] }
    var files: [(name: String, bytes: [UInt8])] = []
    let own = try BaselineFolder.own(in: folder)
    for name in try folder.names() where own.contains(name) {
      files.append((name, try folder.read(name)))
    }
    return files
  }

  private func read(_ file: String, atMost limit: Int) throws(Problem) -> [UInt8]? {
    guard let folder, try folder.kind(of: file) != nil else { return nil }
    return try folder.read(file, atMost: limit)
  }
}
