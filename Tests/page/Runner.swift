// Runs the tests of a module in a page, where Swift Testing does not exist. script/page-tests.py writes the calls of what is here, and
// the list of all tests.
import CPageTests

/// A test.
struct PageTest {
  let suite: String
  let name: String
  let file: StaticString
  let line: Int
  /// Why it isn't run; empty if it is.
  let reason: String
  let act: (() -> Void)?

  init(
    _ suite: String, _ name: String, _ file: StaticString, _ line: Int, _ reason: String,
    _ act: (() -> Void)?
  ) {
    self.suite = suite
    self.name = name
    self.file = file
    self.line = line
    self.reason = reason
    self.act = act
  }

  var words: String { "\(suite).\(name)" }
}

/// The test that runs now, and what it expects.
enum PageTests {
  nonisolated(unsafe) static let all = allPageTests()
  nonisolated(unsafe) static var failures: [String] = []
  /// Which of its arguments it runs with; 0 if it has none.
  nonisolated(unsafe) static var argument = 0
  nonisolated(unsafe) private static var present: PageTest?
  /// The latest place where something was expected: an error that is thrown further on ends the module without a word.
  nonisolated(unsafe) static var place: (file: StaticString, line: Int) = ("", 0)

  /// Runs a test, and says how many failures it has.
  static func run(_ test: PageTest) -> Int {
    failures = []
    argument = 0
    present = test
    passed(test.file, test.line)
    test.act?()
    return failures.count
  }

  /// A failure at a line of the test's own file if the test names one, otherwise at the file and the line of the call.
  static func record(
    _ comment: String, sourceLocation: Int? = nil, file: StaticString = #filePath, line: Int = #line
  ) {
    let place = "\(sourceLocation == nil ? file : present?.file ?? file):\(sourceLocation ?? line)"
    failures.append(place + (argument > 0 ? " argument \(argument)" : "") + " \(comment)")
  }

  static func expect(
    _ condition: Bool, _ comment: @autoclosure () -> String = "", sourceLocation: Int? = nil,
    file: StaticString = #filePath, line: Int = #line
  ) {
    passed(file, line)
    guard !condition else { return }
    record(comment(), sourceLocation: sourceLocation, file: file, line: line)
  }

  /// The error that a body throws; a failure if it throws none.
  @discardableResult
  static func expectThrow<Failure: Error, Value>(
    _ kind: Failure.Type, file: StaticString = #filePath, line: Int = #line,
    _ body: () throws(Failure) -> Value
  ) -> Failure? {
    passed(file, line)
    do throws(Failure) {
      _ = try body()
      record("nothing was thrown", file: file, line: line)
      return nil
    } catch {
      return error
    }
  }

  @discardableResult
  static func require<Value>(
    _ value: Value?, _ comment: @autoclosure () -> String = "", file: StaticString = #filePath,
    line: Int = #line
  ) -> Value {
    passed(file, line)
    guard let value else { stop(comment(), file, line) }
    return value
  }

  static func require(
    _ condition: Bool, _ comment: @autoclosure () -> String = "", file: StaticString = #filePath,
    line: Int = #line
  ) {
    passed(file, line)
    guard condition else { stop(comment(), file, line) }
  }

  private static func passed(_ file: StaticString, _ line: Int) {
    place = (file, line)
  }

  /// Ends the engine: nothing of a test can be left in another way here.
  private static func stop(_ comment: String, _ file: StaticString, _ line: Int) -> Never {
    print("\(file):\(line) \(argument > 0 ? "argument \(argument) " : "")required: \(comment)")
    dp_tests_stop()
  }
}

/// The C library's functions, under the name that the tests know them by.
enum Glibc {
  static func exp(_ x: Double) -> Double { CPageTests.exp(x) }
  static func expm1(_ x: Double) -> Double { CPageTests.expm1(x) }
  static func pow(_ x: Double, _ y: Double) -> Double { CPageTests.pow(x, y) }
  static func log(_ x: Double) -> Double { CPageTests.log(x) }
  static func sin(_ x: Double) -> Double { CPageTests.sin(x) }
  static func cos(_ x: Double) -> Double { CPageTests.cos(x) }
  static func atan2(_ y: Double, _ x: Double) -> Double { CPageTests.atan2(y, x) }
}

/// What names the arguments of a test where Swift Testing exists.
protocol CustomTestStringConvertible {
  var testDescription: String { get }
}

extension StringProtocol {
  /// Whether other words are in it. A page's Swift only looks for letters.
  func contains(_ other: String) -> Bool {
    let (all, words) = (Array(utf8), Array(other.utf8))
    guard words.count <= all.count else { return false }
    return (0...all.count - words.count).contains { all[$0...].starts(with: words) }
  }
}

/// Copies words, at most `capacity` bytes, and says how many there are.
private func copy(_ words: String, _ bytes: UnsafeMutablePointer<UInt8>, _ capacity: Int32) -> Int32
{
  let all = Array(words.utf8)
  for (index, byte) in all.prefix(Int(capacity)).enumerated() { bytes[index] = byte }
  return Int32(all.count)
}

@_cdecl("dp_tests_count")
func testsCount() -> Int32 { Int32(PageTests.all.count) }

/// The name of a test.
@_cdecl("dp_tests_name")
func testsName(_ index: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ capacity: Int32) -> Int32 {
  copy(PageTests.all[Int(index)].words, bytes, capacity)
}

/// Why a test isn't run; empty if it is.
@_cdecl("dp_tests_reason")
func testsReason(_ index: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ capacity: Int32) -> Int32 {
  copy(PageTests.all[Int(index)].reason, bytes, capacity)
}

/// Runs a test; how many failures it has.
@_cdecl("dp_tests_run")
func testsRun(_ index: Int32) -> Int32 { Int32(PageTests.run(PageTests.all[Int(index)])) }

/// The latest place where the test expected something.
@_cdecl("dp_tests_place")
func testsPlace(_ index: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ capacity: Int32) -> Int32 {
  copy("\(PageTests.place.file):\(PageTests.place.line)", bytes, capacity)
}

/// A failure of the latest test.
@_cdecl("dp_tests_failure")
func testsFailure(_ index: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ capacity: Int32) -> Int32
{
  copy(PageTests.failures[Int(index)], bytes, capacity)
}
