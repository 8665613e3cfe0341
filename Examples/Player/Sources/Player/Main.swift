import PrototypeProgram
import TouchKit

/// The program: what it is called, and the prototype that it runs.
@main
enum Main {
  static func main() {
    runProgram(
      ProgramIdentity(
        command: "player", title: "Player", version: "0.1.0",
        purpose: "a music player to try with a finger", identifier: "org.example.Player",
        icon: (try? Files.bytes("icon.svg")) ?? []),
      content: try Files.content()
    ) { content throws(Problem) in
      let library = try content.read("library.json") { file throws(Problem) in
        try Library(file, content)
      }
      return try Prototype(
        name: "player", screens: ["library"], tunables: Tunings.all,
        tunings: [Files.tuning("default"), Files.tuning("snappy")],
        inputs: [PlayerApplication.songEnds], ids: PlayerApplication.ids, windowDevice: "modern"
      ) { PlayerApplication($0, library) }
    }
  }
}
