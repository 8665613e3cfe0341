import Files
import Glibc

/// The program: a table of commands over the phone and the engine.
@main
enum DrawerProto {
  static func main() {
    Interruption.prepare()
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ words: [String]) -> ExitStatus {
    do {
      let table = CommandTable()
      switch try ArgumentReader(table: table).read(words) {
      case .help(let command):
        try Console.write(HelpText(table: table).text(of: command))
        return .fine
      case .version:
        try Console.write("\(CommandTable.program) \(CommandTable.version)\n")
        return .fine
      case .run(let invocation): return try invocation.command.run(invocation)
      }
    } catch let problem as Problem {
      Console.complain([problem])
      return problem.kind == .machine ? .machine : .wrongInput
    } catch is Interrupted {
      return .interrupted
    } catch {
      preconditionFailure(
        "a command threw \(error), which is neither a problem nor an interruption")
    }
  }
}
