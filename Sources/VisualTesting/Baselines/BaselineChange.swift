import Files
import JSON

/// Changes a folder of baselines in one step, in which all changes are gathered.
package struct BaselineChange: Sendable {
  package let folder: BaselineFolder
  private(set) var manifest: Manifest
  private var pictures: [String: NewBaseline] = [:]

  package init(_ folder: BaselineFolder) {
    self.folder = folder
    manifest = folder.manifest
  }

  /// Whether anything would change.
  package var isEmpty: Bool { pictures.isEmpty && manifest == folder.manifest }

  /// Makes a picture the baseline and drops an earlier rejection of it.
  mutating func record(_ new: NewBaseline, madeWith environment: RenderingEnvironment) {
    manifest[new.name] = new.entry(environment: manifest.index(of: environment))
    manifest.reject(new.name, nil)
    pictures[new.name] = new
  }

  mutating func reject(_ name: String, _ rejection: Manifest.Rejection?) {
    manifest.reject(name, rejection)
  }

  /// Forgets a picture that no shot makes now.
  mutating func remove(_ name: String) {
    manifest[name] = nil
    manifest.reject(name, nil)
    pictures[name] = nil
  }

  /// SHA-256 of the manifest's file after the change.
  package var manifestHash: String { SHA256.hex(of: tidyManifest.json) }

  private var tidyManifest: Manifest {
    var manifest = manifest
    manifest.dropUnusedEnvironments()
    return manifest
  }

  /// Throws if the change can't be made, before anything is written.
  func check() throws(Problem) {
    let files = pictures.keys.flatMap(BaselineFolder.files)
    try SequenceWriter.check(
      folder.path, for: files + [Manifest.fileName], keepingAllBut: BaselineFolder.own)
  }

  /// Replaces the folder in one step.
  package func commit() throws(Problem) {
    try BaselineChange.replace(folder.path) { (write) throws(Problem) in
      let manifest = tidyManifest
      for name in manifest.entries.keys.sorted() {
        if let new = pictures[name] {
          try write(BaselineFolder.mainFile(name), new.file)
          if BaselineKind(name).hasTree { try write(BaselineFolder.treeFile(name), new.tree) }
        } else {
          // What is missing stays missing: the next test says so.
          if let file = try folder.file(name) { try write(BaselineFolder.mainFile(name), file) }
          if BaselineKind(name).hasTree, let tree = try folder.tree(name) {
            try write(BaselineFolder.treeFile(name), tree)
          }
        }
      }
      try write(Manifest.fileName, manifest.json)
    }
  }

  /// Replaces the folder at a path as a whole.
  static func replace(
    _ path: String,
    _ body: (_ write: (String, [UInt8]) throws(Problem) -> Void) throws(Problem) -> Void
  ) throws(Problem) {
    let writer = try SequenceWriter(
      path, isDurable: true, keepingAllBut: BaselineFolder.own)
    try body { (name, bytes) throws(Problem) in try writer.write(bytes, to: name) }
    try writer.finish()
  }
}
