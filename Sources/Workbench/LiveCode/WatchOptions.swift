import Files
import Glibc
import JSON

/// What `--watch` needs: the package, how it is built, and how its next program is started.
package struct WatchOptions: Sendable {
  /// The package's folder.
  package var root: String
  package var build: BuildCommand
  /// The words of the command line for the next program.
  package var arguments: [String]
  /// The program's file as it was started.
  package var started: FileStamp?

  /// `folder` is the package's; without it that is the nearest one above the program, else the working folder's.
  package init(folder: String?, arguments: [String]) throws(Problem) {
    guard let program = WatchOptions.program else {
      throw Problem(
        what: "--watch can't find this program's file",
        remedy: "check that /proc is mounted",
        kind: .machine)
    }
    let given = folder.map { WorkingFolder.absolute($0) }
    guard
      let root = given.map({ PackageSources.root(above: "\($0)/.") })
        ?? PackageSources.root(above: program)
        ?? PackageSources.root(above: "\(WorkingFolder.path)/.")
    else {
      throw Problem(
        file: given ?? WorkingFolder.path, what: "--watch finds no \(PackageSources.manifest)",
        remedy: "name the package's folder with --watch=FOLDER")
    }
    self.root = root
    self.arguments = arguments
    build = try BuildCommand(package: root, program: program)
    started = FileStamp("/proc/self/exe")
  }

  /// The file of the program that runs, without links.
  private static var program: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}

/// Checks whether a file is still the same one.
package struct FileStamp: Equatable, Sendable {
  private var device: UInt
  private var number: UInt
  private var size: Int
  private var seconds: Int
  private var nanoseconds: Int

  /// Nil if there is no file. Links are followed.
  package init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    device = UInt(facts.st_dev)
    number = UInt(facts.st_ino)
    size = Int(facts.st_size)
    seconds = Int(facts.st_mtim.tv_sec)
    nanoseconds = Int(facts.st_mtim.tv_nsec)
  }
}
