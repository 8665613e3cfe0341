import CLimits
import Files
import Glibc
import Screens

/// The program's start: reads the command line and runs a command.
@main
enum Main {
  static func main() {
    dp_output_forget()
    Interruption.prepare()
    exit(run(words).rawValue)
  }

  /// What follows the program's name.
  private static var words: [String] {
    UnsafeBufferPointer(start: dp_arguments(), count: Int(dp_argument_count())).dropFirst()
      .map { String(cString: $0) }
  }

  private static func run(_ words: [String]) -> ExitStatus {
    do {
      _ = try phoneOrProblem.get()
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
