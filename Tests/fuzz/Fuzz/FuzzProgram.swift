import CFuzz
import Files
import Glibc
import JSON

/// Feeds the program's readers with bytes: those of files, or libFuzzer's if `script/fuzz` has built it.
@main
enum FuzzProgram {
  /// The name of the target in libFuzzer's run: its own arguments go on to processes that it starts.
  private static let variable = "FUZZ_TARGET"

  static func main() {
    if let name = getenv(variable).map({ String(cString: $0) }) {
      guard FuzzTarget.named(name) != nil else { end(2, "no target \(quoted(name))") }
      let status = dp_fuzz_drive(CommandLine.argc, CommandLine.unsafeArgv) { bytes, count in
        FuzzProgram.feed(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      }
      guard status >= 0 else { end(2, "built without libFuzzer; use script/fuzz") }
      exit(status)
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.dropFirst().first.flatMap(FuzzTarget.named)) {
    case ("list", _): for target in FuzzTarget.all { print(target.name) }
    case ("replay", let target?): replay(target, arguments.dropFirst(2))
    case ("words", let target?): print(Words(of: target, arguments.dropFirst(2)).dictionary)
    default: end(2, "usage: Fuzz list | replay TARGET FILE… | words TARGET FILE…")
    }
  }

  private static let chosen = getenv(variable).flatMap { FuzzTarget.named(String(cString: $0)) }

  /// Runs the chosen target on bytes of libFuzzer's, which takes a signal for a finding.
  private static func feed(_ bytes: [UInt8]) {
    do {
      try chosen?.run(bytes)
    } catch {
      write("\(error)")
      abort()
    }
  }

  private static func replay(_ target: FuzzTarget, _ paths: ArraySlice<String>) {
    var failed = 0
    for path in paths {
      do {
        try target.run(SafeFile.read(path))
      } catch {
        failed += 1
        write("\(printable(path)): \(error)")
      }
    }
    print("\(paths.count - failed) passed, \(failed) failed")
    exit(failed == 0 ? 0 : 1)
  }

  private static func write(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }

  private static func end(_ status: CInt, _ line: String) -> Never {
    write(line)
    exit(status)
  }
}
