import Files
import Glibc
import JSON

/// How a package's program is built again.
package struct BuildCommand: Equatable, Sendable {
  /// The words of the command.
  package var arguments: [String]
  /// The folder that it runs in: the package's.
  package var folder: String
  /// The program that it builds; nil if it prints that as its last line.
  package var program: String?

  /// The option of `script/run` that builds and prints the program's path.
  private static let option = "--build"

  /// What it does, for people who watch a package: it is that package's own code.
  package var words: String {
    let script = program == nil ? " and script/run say" : " says"
    return
      "watching \(folder): when a source file changes, \(PackageSources.manifest)\(script) how the package is built and "
      + "started, with your permissions; watch only a folder that you trust"
  }

  /// The package's own `script/run --build`, or `swift build` into the folder that the program comes from.
  package init(package folder: String, program: String) throws(Problem) {
    self.folder = folder
    let script = "\(folder)/script/run"
    if access(script, X_OK) == 0, let bytes = try? SafeFile.read(script, atMost: 1 << 20),
      String(decoding: bytes, as: UTF8.self).contains(BuildCommand.option)
    {
      arguments = [script, BuildCommand.option]
      return
    }
    // SCRATCH/TRIPLE/CONFIGURATION/NAME
    let parts = program.split(separator: "/")
    guard parts.count > 3, ["debug", "release"].contains(parts[parts.count - 2]) else {
      throw Problem(
        file: program, what: "--watch can't find out how this program is built",
        remedy:
          "start the program that swift build makes, or add a script/run "
          + "that accepts \(BuildCommand.option)"
      )
    }
    arguments = [
      "swift", "build", "-c", String(parts[parts.count - 2]), "--scratch-path",
      "/" + parts.dropLast(3).joined(separator: "/"), "-Xcc", "-O2",
    ]
    self.program = program
  }
}
