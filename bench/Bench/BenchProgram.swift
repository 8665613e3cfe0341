import CSystem
import GtkPaint
import Screens
import TouchKit

/// The program that measures the engine from within one process, as a line of JSON for `script/bench`.
@main
enum BenchProgram {
  static func main() throws {
    // As the program does.
    dp_memory_keep()
    let arguments = CommandLine.arguments.dropFirst()
    let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 300
    switch arguments.first {
    case "frame": try report(FrameBench(fonts: Fonts()).frames(count))
    case "nodes": try report(FrameBench(fonts: Fonts()).nodes(count))
    case "banner": try report(BannerBench(fonts: Fonts()).frames(count))
    case "banner-damage": try report(BannerBench(fonts: Fonts()).damagedFrames(count))
    case "banner-queued":
      let times = try BannerBench(fonts: Fonts()).frames(count, waiting: 10_000)
      print("{\"waiting_ms\": \(median(times.waiting)), \"plain_ms\": \(median(times.plain))}")
    case "turn": try report(TurnBench(fonts: Fonts()).frames(count))
    case "list": try report(ListBench(fonts: Fonts()).steps(count))
    case "page":
      let times = PageBench().measure(count)
      print("{\"frame_ms\": \(median(times.frames)), \"input_ms\": \(median(times.inputs))}")
    case "list-all":
      let times = try ListBench(fonts: Fonts()).steps(count, in: [1...9999, 2025...2027])
      print("{\"all_ms\": \(median(times[0])), \"few_ms\": \(median(times[1]))}")
    case "list-far": try report(ListBench(fonts: Fonts(), years: 1...9999).jumps(count))
    case "list-memory": ListBench.memory()
    case "take": try report(TakeBench(fonts: Fonts()).run())
    case "storm": try report(MonkeyBench(fonts: Fonts()).run(), "inputs_per_second")
    case "storm-frames":
      let times = try MonkeyBench(fonts: Fonts()).frames(count).sorted()
      print("{\"p99_ms\": \(times[times.count * 99 / 100]), \"ms\": \(median(times))}")
    case "sweep":
      let times = try SweepBench(fonts: Fonts()).run(count)
      print("{\"on_ms\": \(times.on), \"checks_ms\": \(times.checks)}")
    case "compare-equal": try report(CompareBench(fonts: Fonts()).equal(count))
    case "compare-tolerant": try report(CompareBench(fonts: Fonts()).tolerant(count))
    case "deflate":
      let (own, zlib) = try DeflateBench(fonts: Fonts()).files(count)
      print(
        """
        {"own_ms": \(median(own.times)), "zlib_ms": \(median(zlib.times)), \
        "own_bytes": \(own.size), "zlib_bytes": \(zlib.size)}
        """)
    case "motion-compare": try report(MotionBench().compare(count))
    case "pair": try CompareBench(fonts: Fonts()).write(to: arguments.dropFirst().first ?? ".")
    case "typing":
      let field = arguments.dropFirst().first ?? "reply-field"
      let bench = try TypingBench(fonts: Fonts(), field: field)
      let (unseen, seen) = (try bench.unseen(), try bench.seen(40))
      print(
        """
        {"many_ms": \(median(unseen.many)), "few_ms": \(median(unseen.few)), \
        "late_ms": \(median(seen.late)), "early_ms": \(median(seen.early)), \
        "more_ms": \(max(0, median(seen.late) - median(seen.early)))}
        """)
    case "screens": print(phone.screens.joined(separator: "\n"))
    case let name? where phone.screens.contains(name):
      try report(ScreenBench(fonts: Fonts(), screen: name).frames(count))
    default:
      print(
        """
        usage: Bench frame|nodes|banner|banner-damage|banner-queued|turn|take|screens|SCREEN [COUNT]
               Bench storm|storm-frames [COUNT]
               Bench list|list-all|list-far [COUNT]
               Bench list-memory
               Bench typing FIELD
               Bench sweep|compare-equal|compare-tolerant|deflate|motion-compare [COUNT]
               Bench pair FOLDER
        """
      )
    }
  }

  /// Prints the median, the least and the most of some figures, which are times in milliseconds unless named.
  private static func report(_ times: [Double], _ name: String = "ms") {
    let sorted = times.sorted()
    guard let least = sorted.first, let most = sorted.last else { return }
    print(
      "{\"\(name)\": \(median(times)), \"least\": \(least), \"most\": \(most), \"runs\": \(times.count)}"
    )
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  /// The milliseconds that something takes.
  static func time(_ body: () throws -> Void) rethrows -> Double {
    let duration = try ContinuousClock().measure(body)
    return Double(duration.components.attoseconds) / 1e15
      + Double(duration.components.seconds) * 1000
  }
}
