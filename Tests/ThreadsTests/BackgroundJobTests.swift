import Glibc
import Synchronization
import Testing

@testable import Threads

/// A piece of work on a thread of its own.
@Suite struct BackgroundJobTests {
  /// Counts its rings.
  private final class Rings: Bell {
    private let count = Mutex(0)
    func ring() { count.withLock { $0 += 1 } }
    var all: Int { count.withLock { $0 } }
  }

  /// A gate that work waits at.
  private final class Gate: Sendable {
    private let state = Mutex(false)
    func open() { state.withLock { $0 = true } }
    var isOpen: Bool { state.withLock { $0 } }
    func pass() { while !isOpen { sched_yield() } }
  }

  @Test func `Findings are read while it works, and each rings the bell, as the end does`() throws {
    let (bell, first, second) = (Rings(), Gate(), Gate())
    let job = try #require(
      BackgroundJob([Int](), bell: bell) { report in
        report.change { $0.append(1) }
        first.open()
        second.pass()
        report.change { $0.append(2) }
      })
    first.pass()
    #expect(job.findings == [1] && !job.isOver && bell.all == 1)
    second.open()
    job.wait()
    #expect(job.findings == [1, 2] && job.isOver && bell.all == 3)
  }

  @Test func `What is given up finds nothing more and rings no more`() throws {
    let (bell, gate) = (Rings(), Gate())
    let job = try #require(
      BackgroundJob(0, bell: bell) { report in
        gate.pass()
        #expect(report.isCancelled && !report.change { $0 = 7 })
      })
    job.cancel()
    gate.open()
    job.wait()
    #expect(job.findings == 0 && job.isOver && bell.all == 0)
  }

  @Test func `A job that is released gives its work up and waits for it`() throws {
    let (begun, done) = (Gate(), Gate())
    do {
      let job = try #require(
        BackgroundJob(0) { report in
          begun.open()
          while !report.isCancelled { sched_yield() }
          done.open()
        })
      begun.pass()
      #expect(!job.isOver)
    }
    #expect(done.isOpen)
  }

  @Test func `The bell is released on the thread of who listens`() throws {
    final class OwnThread: Bell {
      let thread = UInt(pthread_self())
      func ring() {}
      deinit { #expect(UInt(pthread_self()) == thread) }
    }
    for _ in 0..<100 {
      let job = BackgroundJob(0, bell: OwnThread()) { report in report.change { $0 = 1 } }
      _ = try #require(job).findings
    }
  }

  @Test func `Findings that are taken are taken once`() throws {
    let job = try #require(BackgroundJob([Int]()) { report in report.change { $0 = [1, 2] } })
    job.wait()
    #expect(job.take(\.self, leaving: []) == [1, 2])
    #expect(job.take(\.self, leaving: []) == [])
  }
}
