import Glibc

/// Runs another program to its end, without a shell, and reads what it prints, within bounds of time and size.
enum ChildProcess {
  struct Answer {
    /// The exit status; that of a shell (128 + number) if a signal ended it.
    var status: Int32
    var output: [UInt8]
    /// The beginning of what it complained about.
    var complaints: [UInt8]
  }

  enum Fault: Error {
    case start(Int32)
    case tooMuch(Int)
    case late(Double)
    case machine(Int32)
  }

  /// More output than this is not read.
  private static let mostOutput = 32 << 20
  private static let mostComplaints = 4096
  /// How often the user's wish to stop is looked at, in milliseconds.
  private static let pause: Int32 = 100

  static func run(_ path: String, _ words: [String], seconds: Double) throws -> Answer {
    let output = try Pipe()
    let complaints = try Pipe()
    defer {
      output.close()
      complaints.close()
    }
    let process = try start(path, words, output, complaints)
    output.closeWriting()
    complaints.closeWriting()
    var isOver = false
    defer { if !isOver { end(process) } }
    var answer = Answer(status: 0, output: [], complaints: [])
    try listen(output, complaints, seconds: seconds, &answer)
    answer.status = try status(of: process, seconds: seconds)
    isOver = true
    return answer
  }

  private static func start(
    _ path: String, _ words: [String], _ output: Pipe, _ complaints: Pipe
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, complaints.writing, STDERR_FILENO)
    // A group of its own, so that what it starts ends with it; and the signals that this program ignores.
    var ignored = sigset_t()
    sigemptyset(&ignored)
    sigaddset(&ignored, SIGPIPE)
    sigaddset(&ignored, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let fault = posix_spawn(&process, path, &actions, &attributes, &arguments, environ)
    guard fault == 0 else { throw Fault.start(fault) }
    return process
  }

  private static func listen(
    _ output: Pipe, _ complaints: Pipe, seconds: Double, _ answer: inout Answer
  ) throws {
    let deadline = now + seconds
    var open = [output.reading, complaints.reading]
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while !open.isEmpty {
      try Interruption.check()
      guard now < deadline else { throw Fault.late(seconds) }
      var polled = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = poll(&polled, nfds_t(polled.count), pause)
      if count < 0, errno != EINTR { throw Fault.machine(errno) }
      for one in polled where count > 0 && one.revents != 0 {
        let length = read(one.fd, &part, part.count)
        if length < 0, errno == EINTR { continue }
        guard length > 0 else {
          open.removeAll { $0 == one.fd }
          continue
        }
        if one.fd == output.reading {
          answer.output += part[..<length]
          guard answer.output.count <= mostOutput else { throw Fault.tooMuch(mostOutput) }
        } else if answer.complaints.count < mostComplaints {
          answer.complaints += part[..<length]
        }
      }
    }
  }

  /// Waits for the end of a process that has closed its streams.
  private static func status(of process: pid_t, seconds: Double) throws -> Int32 {
    let deadline = now + seconds
    var status: Int32 = 0
    while true {
      let waited = waitpid(process, &status, WNOHANG)
      if waited == process { break }
      if waited < 0, errno != EINTR { throw Fault.machine(errno) }
      try Interruption.check()
      guard now < deadline else { throw Fault.late(seconds) }
      usleep(1000)
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  private static func end(_ process: pid_t) {
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Both ends of a pipe; no other process gets them unless they are passed to it.
private final class Pipe {
  let reading: Int32
  let writing: Int32
  private var isWriting = true

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw ChildProcess.Fault.machine(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  func closeWriting() {
    if isWriting { Glibc.close(writing) }
    isWriting = false
  }

  func close() {
    closeWriting()
    Glibc.close(reading)
  }
}
