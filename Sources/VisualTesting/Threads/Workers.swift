import Glibc

/// Runs work on several threads. Stages are made inside a thread and never leave it.
enum Workers {
  /// As much as a process's first thread usually gets: view trees are walked by recursion.
  private static let stackSize = 8 << 20

  /// Calls `work` once on each of so many threads, with the thread's number, and waits for all of them.
  ///
  /// One is the calling thread itself. If the machine gives no more threads, the others do the work.
  static func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    var threads: [pthread_t] = []
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    for number in 1..<max(1, count) {
      let job = Unmanaged.passRetained(Job { work(number) })
      var thread = pthread_t()
      let result = pthread_create(
        &thread, &attributes,
        { context in
          if let context { Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body() }
          return nil
        }, job.toOpaque())
      guard result == 0 else {
        job.release()
        break
      }
      threads.append(thread)
    }
    work(0)
    for thread in threads { pthread_join(thread, nil) }
  }

  /// How many processors this process may use.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  private final class Job: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
