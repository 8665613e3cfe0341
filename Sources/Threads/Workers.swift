import Glibc
import Synchronization

/// Runs work on several threads. A stage lives on one of them at a time.
package enum Workers {
  /// Calls `work` once on each of `count` threads, with the thread's number, and waits for all of them.
  ///
  /// One is the calling thread itself. If the machine has no more threads, the others do the work.
  package static func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    var workers: [Worker] = []
    for number in 1..<max(1, count) {
      guard let worker = Worker({ work(number) }) else { break }
      workers.append(worker)
    }
    work(0)
    for worker in workers { worker.wait() }
  }

  /// What `work` makes of each number up to `count`, on as many threads as there are processors; the first fault is thrown.
  ///
  /// What `work` uses for one number it uses for no other: two may be worked on at once.
  package static func map<Value>(_ count: Int, _ work: (Int) throws -> Value) throws -> [Value] {
    try map(count, with: Array(repeating: (), count: processors)) { _, number in try work(number) }
  }

  /// The same on as many threads as there are tools, of which each thread uses its own.
  package static func map<Tool, Value>(
    _ count: Int, with tools: [Tool], _ work: (Tool, Int) throws -> Value
  ) throws -> [Value] {
    let results = Results<Value>(count)
    withoutActuallyEscaping(work) { work in
      nonisolated(unsafe) let (tools, work) = (tools, work)
      run(min(count, tools.count)) { thread in
        while let number = results.take() {
          results.put(Result { try work(tools[thread], number) }, at: number)
        }
      }
    }
    return try results.all.map { try $0.get() }
  }

  /// How many processors this process may use.
  package static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Which numbers are in use, and their results. Each value is passed from its thread to the one that waits for all.
  private final class Results<Value>: @unchecked Sendable {
    private let lock = Mutex(())
    private var next = 0
    private var values: [Result<Value, any Error>?]

    init(_ count: Int) { values = Array(repeating: nil, count: count) }

    /// The next number; nil after the last one.
    func take() -> Int? {
      lock.withLock { _ in
        guard next < values.count else { return nil }
        defer { next += 1 }
        return next
      }
    }

    func put(_ value: Result<Value, any Error>, at number: Int) {
      lock.withLock { _ in values[number] = value }
    }

    /// In the order of their numbers.
    var all: [Result<Value, any Error>] { values.compactMap(\.self) }
  }
}
