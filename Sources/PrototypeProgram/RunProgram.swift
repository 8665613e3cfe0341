import CLimits
import Files
import Glibc
import TouchKit

/// Runs a prototype's program by its command line and ends the process with the program's exit status.
///
/// The program has a window, a browser's window and all commands: `capture`, `inspect`, `trace`, `test` and so on. The prototype
/// is asked for once the streams and signals are ready, so that what is wrong with its files is told like any other
/// wrong input.
public func runProgram(
  _ identity: ProgramIdentity, _ prototype: () throws -> Prototype
) -> Never {
  dp_output_forget()
  ProgramIdentity.use(identity)
  Interruption.prepare()
  let words = UnsafeBufferPointer(start: dp_arguments(), count: Int(dp_argument_count()))
    .dropFirst().map { String(cString: $0) }
  exit(run(words, identity, prototype).rawValue)
}

private func run(
  _ words: [String], _ identity: ProgramIdentity, _ prototype: () throws -> Prototype
) -> ExitStatus {
  do {
    try identity.check()
    let table = CommandTable(identity, try made(prototype))
    switch try ArgumentReader(table: table).read(words) {
    case .help(let command):
      try Console.write(HelpText(table: table).text(of: command))
      return .fine
    case .version:
      try Console.write("\(identity.command) \(identity.version)\n")
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

/// The prototype, or what is wrong with it as a problem.
private func made(_ prototype: () throws -> Prototype) throws(Problem) -> Prototype {
  do {
    return try prototype()
  } catch let problem as Problem {
    throw problem
  } catch {
    throw Problem(what: "\(error)")
  }
}
