import Files
import Glibc
import Widgets
import Workbench

/// Calls back when a source of a package, or of those beside it that it is built with, changes.
final class SourceWatch {
  private let root: String
  private let changed: () -> Void
  /// By their paths.
  private var watches: [String: FolderWatch] = [:]

  init(root: String, _ changed: @escaping () -> Void) {
    self.root = root
    self.changed = changed
    watch()
  }

  /// Watches the folders that are there now.
  private func watch() {
    var wanted: [String: FolderWatch] = [:]
    for package in PackageSources.packages(from: root) {
      wanted[package] =
        watches[package]
        ?? FolderWatch(package) { [unowned self] name in
          guard ([PackageSources.manifest] + PackageSources.folders).contains(name) else { return }
          noteChange()
        }
      for folder in PackageSources.folders { add("\(package)/\(folder)", to: &wanted) }
    }
    watches = wanted
  }

  private func add(_ folder: String, to wanted: inout [String: FolderWatch]) {
    guard wanted.count < PackageSources.mostFolders,
      let names = try? Folder(opening: folder, followingLink: true).names()
    else { return }
    wanted[folder] =
      watches[folder]
      ?? FolderWatch(folder) { [unowned self] name in
        if PackageSources.counts(name) { noteChange() }
      }
    for name in names.sorted() where PackageSources.counts(name) {
      let path = "\(folder)/\(name)"
      if (try? SafeFile.kind(path)) == .folder { add(path, to: &wanted) }
    }
  }

  private var renewal: Alarm?

  private func noteChange() {
    changed()
    // Folders may have been added or removed; the watch that has just called back must not end during its own callback.
    renewal = Alarm(at: Alarm.now) { [unowned self] in
      renewal = nil
      watch()
    }
  }
}
