import Files
import Glibc
import JSON
import MotionStudy
import Rehearsal
import TouchKit

/// Another build of the same prototype, which plays a take and reports how things moved.
struct OtherProgram {
  private let path: String
  private let seconds: Double

  /// How long it may take to answer, unless an option sets another time.
  private static let usualSeconds = 60.0
  /// When both programs are looked at.
  static let times = SampleTimes.every(.milliseconds(4))
  /// How much longer the other one is watched than this one moves.
  static let tail = Time.seconds(2)

  /// The program that `--with` names; nil without it.
  init?(_ invocation: Invocation) throws(Problem) {
    guard let path = invocation.value("with") else { return nil }
    try invocation.refuse(["with", "vary"])
    // A name without a slash would be looked for among the machine's commands.
    self.path = path.contains("/") ? path : "./\(path)"
    seconds = try RunWatch.seconds(invocation) ?? OtherProgram.usualSeconds
  }

  /// Refuses what is not a build of this prototype; returns what distinguishes it for people.
  func checkedName() throws -> String {
    let answer = try run(["--version"])
    let words = String(decoding: answer.output, as: UTF8.self).split(
      separator: " ", omittingEmptySubsequences: false)
    guard answer.status == 0, words.count == 2, words[1].hasSuffix("\n"),
      !words[1].dropLast().contains("\n")
    else {
      throw problem("is not the program of a prototype", "name another build of this program")
    }
    guard words[0] == ProgramIdentity.command else {
      throw problem(
        "is the program of another prototype, \(quoted(String(words[0])))",
        "name another build of \(ProgramIdentity.command)")
    }
    return "\(path) \(words[1].dropLast())"
  }

  /// Lets it play a take; returns its table of tracks and its log.
  func play(_ take: [UInt8], end: Time) throws -> (table: [UInt8], log: [UInt8]) {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    let file = try folder.write(take)
    let table = try told(["trace", file, "--every", "4", "--format", "csv"])
    let at = JSONWriter.text(end.milliseconds)
    return (table, try told(["inspect", file, "--log", "--at", at]))
  }

  func problem(_ what: String, _ remedy: String = "") -> Problem {
    Invocation.problem("--with \(quoted(path)) \(what)", remedy)
  }

  private func told(_ words: [String]) throws -> [UInt8] {
    let answer = try run(words)
    guard answer.status == 0 else {
      let line = answer.complaints.split(separator: UInt8(ascii: "\n")).first ?? []
      throw problem(
        "could not play these inputs (status \(answer.status))",
        line.isEmpty
          ? "the program printed no message"
          : "its message: \(String(decoding: line, as: UTF8.self))")
    }
    return answer.output
  }

  private func run(_ words: [String]) throws -> ChildProcess.Answer {
    do {
      return try ChildProcess.run(path, words, seconds: seconds)
    } catch let fault as ChildProcess.Fault {
      throw fault.problem(of: self)
    }
  }
}

extension JSONWriter {
  /// A number with three decimals at most.
  fileprivate static func text(_ number: Double) -> String {
    var writer = JSONWriter()
    writer.number(number, .rounded(3))
    return writer.text
  }
}

extension ChildProcess.Fault {
  fileprivate func problem(of program: OtherProgram) -> Problem {
    switch self {
    case .start(let code):
      return program.problem(
        "can't be started: \(String(cString: strerror(code)))",
        "name another build of this prototype")
    case .tooMuch(let bytes):
      return program.problem(
        "prints more than \(bytes >> 20) MiB", "check that it is another build of this prototype")
    case .late(let seconds):
      var problem = program.problem(
        "has not answered after \(Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)") s",
        "allow more time with --timeout, or find out why the program is slow")
      problem.kind = .machine
      return problem
    case .machine(let code):
      var problem = program.problem(
        "printed output that can't be read: \(String(cString: strerror(code)))")
      problem.kind = .machine
      return problem
    }
  }
}
