import Files
import Foundation
import JSON
import TestSupport
import Testing

/// What files cost in memory: the program's peak, as the system counts it, over that for a file without a step. That one is mostly
/// pages of libraries, and how many of them the system maps at once is its own affair.
@Suite struct MemoryLong {
  /// Runs a program, whose output goes nowhere, and prints its status and its peak in kilobytes.
  private static let measure = """
    import resource, subprocess, sys
    status = subprocess.call(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    print(status, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
    """

  private func peak(_ words: [String]) throws -> (status: Int, megabytes: Double) {
    let result = try Program.run(
      "/usr/bin/python3", ["-c", MemoryLong.measure, Program.path] + words)
    let numbers = result.text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numbers.count == 2 else { throw Problem(what: result.complaints) }
    return (numbers[0], Double(numbers[1]) / 1024)
  }

  /// The peak over that of a scenario without steps.
  private func cost(_ words: [String]) throws -> (status: Int, megabytes: Double) {
    let scratch = try TemporaryFolder()
    let nothing = try peak([
      "check", try scratch.put(#"{"scenario":1,"steps":[]}"#, at: "nothing.json"),
    ])
    #expect(nothing.status == 0)
    let result = try peak(words)
    return (result.status, result.megabytes - nothing.megabytes)
  }

  /// A file of a size in MB: a start, as many items as fit, and an end.
  private func file(
    _ scratch: TemporaryFolder, _ size: Int, _ start: String, _ item: String, _ end: String
  ) throws -> String {
    var bytes = Array(start.utf8)
    bytes.reserveCapacity(size << 20)
    bytes += item.utf8
    let next = Array(",\(item)".utf8)
    let room = (size << 20) - 1 - end.utf8.count - bytes.count
    // Many at a time: the tests' own code is not optimised.
    let many = Array(repeatElement(next, count: max(1, 65536 / next.count)).joined())
    for _ in 0..<room / many.count { bytes += many }
    for _ in 0..<room % many.count / next.count { bytes += next }
    let path = scratch.at("large.json")
    try SafeFile.write(bytes + Array(end.utf8), to: path)
    return path
  }

  private static let hostile: [(name: String, start: String, item: String, end: String)] = [
    ("numbers for steps", #"{"scenario":1,"steps":["#, "0", "]}"),
    ("numbers for a tuning", "[", "0", "]"),
    ("empty arrays", "[", "[]", "]"), ("arrays in arrays", "[", "[[[[]]]]", "]"),
    ("objects", "[", #"{"a":0}"#, "]"), ("strings", "[", #""aaaaaaaaaaaaaaaa""#, "]"),
    ("a header", #"{"scenario":1,"steps":[],"set":["#, "0", "]}"),
    ("steps of a take that are nothing", #"{"scenario":1,"take":true,"steps":["#, "{}", "]}"),
    (
      "steps of a take", #"{"scenario":1,"take":true,"steps":["#, #"{"at":0,"shake":true}"#, "]}"
    ),
    (
      "steps of a take, bytes", #"{"scenario":1,"take":true,"steps":["#,
      #"{"at":0,"raw":"00"}"#, "]}"
    ),
    (
      "steps of a take, surroundings", #"{"scenario":1,"take":true,"steps":["#,
      #"{"at":0,"environment":{"call":true}}"#, "]}"
    ),
    (
      "steps of a take, notifications", #"{"scenario":1,"take":true,"steps":["#,
      #"{"at":0,"notify":{"title":""}}"#, "]}"
    ),
    (
      "steps of a take, notifications with buttons", #"{"scenario":1,"take":true,"steps":["#,
      #"{"at":0,"notify":{"title":"","actions":["a","b"]}}"#, "]}"
    ),
    (
      "steps of a take, tunings", #"{"scenario":1,"take":true,"steps":["#,
      #"{"at":0,"set":{"row.dim":0.35,"undo.shown":5,"touch.slop":10,"touch.edge":24}}"#, "]}"
    ),
    ("steps of a scenario", #"{"scenario":1,"steps":["#, #"{"wait":0}"#, "]}"),
    ("one step", #"{"scenario":1,"steps":[{"drag":["#, "[0,0]", #"],"duration":9}]}"#),
    ("repeated steps", #"{"scenario":1,"steps":[{"repeat":1,"steps":["#, "0", "]}]}"),
  ]

  @Test(arguments: 0..<hostile.count)
  func `No file takes more memory than six times its size and 10 MB`(_ number: Int) throws {
    let (name, start, item, end) = MemoryLong.hostile[number]
    for size in [4, 64] {
      let scratch = try TemporaryFolder()
      let path = try file(scratch, size, start, item, end)
      let (status, megabytes) = try cost(["check", path])
      #expect(
        status
          == (size < 64 && name.hasPrefix("steps of a take") && !name.hasSuffix("nothing") ? 0 : 2),
        "\(name), \(size) MB")
      #expect(megabytes <= Double(6 * size + 10), "\(name), \(size) MB: \(megabytes) MB")
    }
  }

  /// Items of which a scenario may have 100,000, `N` standing for the number of each.
  private static let steps = [
    #"{"wait":0}"#, #"{"expect":"inbox"}"#, #"{"expect":"inbox","enabled":true}"#,
    #"{"expect":"inbox","text":"aaaaaaaaaaaaaaaa"}"#, #"{"notify":{"title":""}}"#,
    #"{"environment":{"call":true}}"#, #"{"raw":"00"}"#, #"{"shot":"N"}"#,
    #"{"shot":"N","mask":["inbox"]}"#,
  ]

  @Test(arguments: steps)
  func `No scenario of as many steps as it may have takes more memory`(_ step: String) throws {
    let steps = (0..<100_000).map { step.replacingOccurrences(of: "N", with: "\($0)") }
    try expectThrift("{\"scenario\":1,\"steps\":[" + steps.joined(separator: ",") + "]}")
  }

  /// Repetitions that make 100,000 steps of a few bytes.
  private static let repeated = [
    #"{"repeat":10000,"steps":[W,W,W,W,W,W,W,W,W,W]}"#,
    #"{"repeat":10,"steps":[{"repeat":10000,"steps":[W]}]}"#,
    #"{"repeat":1,"steps":[{"repeat":1,"steps":[{"repeat":10000,"steps":[W,W,W,W,W,W,W,W,W,W]}]}]}"#,
    #"{"repeat":6000,"steps":[W,W,W,W,W,W,W,W,W,W]},{"repeat":4000,"steps":[W,W,W,W,W,W,W,W,W,W]}"#,
  ]

  @Test(arguments: repeated)
  func `Few words that stand for 100,000 steps take 10 MB`(_ steps: String) throws {
    let steps = steps.replacingOccurrences(of: "W", with: #"{"wait":0}"#)
    try expectThrift("{\"scenario\":1,\"steps\":[\(steps)]}")
  }

  /// Has a scenario checked within six times its size and 10 MB.
  private func expectThrift(_ text: String) throws {
    let scratch = try TemporaryFolder()
    let (status, megabytes) = try cost(["check", try scratch.put(text, at: "many.json")])
    #expect(status == 0)
    #expect(
      megabytes <= Double(6 * text.utf8.count) / Double(1 << 20) + 10,
      "\(text.utf8.count) bytes: \(megabytes) MB")
  }

  @Test(arguments: [["check"], ["inspect"], ["inspect", "--log"]])
  func `Two hours of a finger, 800,000 inputs, take 150 MB to read`(_ words: [String]) throws {
    let scratch = try TemporaryFolder()
    var text = "{\n  \"scenario\": 1,\n  \"take\": true,\n  \"steps\": ["
    text.reserveCapacity(50 << 20)
    for number in 0..<800_000 {
      let index = number % 100
      let phase = index == 0 ? "began" : index == 99 ? "ended" : "moved"
      text += number == 0 ? "\n" : ",\n"
      text +=
        "    {\"at\":\(number * 9).000,\"touch\":1,\"phase\":\"\(phase)\",\"x\":160,\"y\":\(200 + index)}"
    }
    let path = try scratch.put(text + "\n  ]\n}\n", at: "finger.take.json")
    let (status, megabytes) = try peak([words[0], path] + words.dropFirst())
    #expect(status == 0)
    #expect(megabytes <= (words == ["check"] ? 150 : 400), "\(megabytes) MB")
  }

  @Test func `A take of more than a million inputs is refused at the one too many`() throws {
    let scratch = try TemporaryFolder()
    let step = "{\"at\":0,\"shake\":true}"
    let steps = Array(repeating: step, count: 1_000_001).joined(separator: ",\n")
    let file = try scratch.put(
      "{\"scenario\":1,\"take\":true,\"steps\":[\n\(steps)]}", at: "long.take.json")
    let result = try Program.run(["check", file])
    #expect(result.status == 2)
    #expect(
      result.lines == [
        "\(file):1000002:1: up to this step the scenario has more than 1000000 inputs; record shorter takes"
      ])
  }
}
