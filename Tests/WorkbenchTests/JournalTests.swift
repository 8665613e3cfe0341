import Files
import Glibc
import GtkPaint
import JSON
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Workbench

@Suite struct JournalTests {
  private func session() throws -> LiveSession {
    let session = LiveSession(
      phone, .init(startState: StartState(usualOf: phone)),
      measurer: PangoMeasurer(fonts: try Fonts()), at: 0)
    for (index, phase) in [Touch.Phase.began, .moved, .moved, .ended].enumerated() {
      let wall = Int64(index) * 20_000
      session.send(
        .touch(finger: 1, phase: phase, at: Point(160, 300 - Double(index) * 20)), at: wall)
    }
    return session
  }

  @Test
  func `A journal is its owner's alone, is not offered while it is written, and goes when it ends`()
    throws
  {
    let place = try TemporaryFolder()
    let journal = Journal(in: place.path, phone)
    journal.begin(try session())
    let path = try #require(journal.path)
    var facts = stat()
    #expect(stat(path, &facts) == 0 && facts.st_mode & 0o777 == 0o600)
    #expect(CrashRecording.all(in: place.path, phone).isEmpty)
    journal.finish()
    #expect(try place.names() == [])
  }

  @Test func `Cut off at any byte, what is left is the recording's beginning`() throws {
    let place = try TemporaryFolder()
    let session = try session()
    let whole = session.inputs.map(\.input)
    var writer = TakeWriter(phone)
    var bytes = writer.header(name: "", startState: session.start.startState)
    /// Where each step ends.
    var ends: [Int] = []
    for recorded in session.inputs {
      bytes += writer.step(recorded)
      ends.append(bytes.count)
    }
    let measurer = PangoMeasurer(fonts: try Fonts())
    for end in stride(from: 0, through: bytes.count, by: 3) {
      try SafeFile.write(Array(bytes[..<end]), to: "\(place.path)/cut\(JournalFile.ending)")
      let left = CrashRecording.all(in: place.path, phone)
      let complete = ends.filter { $0 <= end }.count
      guard let recording = left.first else {
        #expect(complete == 0, "nothing is offered of \(end) bytes of \(bytes.count)")
        continue
      }
      let scenario = try ScenarioReader(phone).read(recording.bytes, file: nil)
      let count = scenario.steps.count
      #expect(count == complete)
      let kept = Run(phone, scenario, measurer: measurer)
      kept.finish()
      #expect(kept.inputs == Array(whole[..<count]))
      recording.remove()
    }
  }

  @Test func `A recording of nothing but the pointer is forgotten`() throws {
    let place = try TemporaryFolder()
    var writer = TakeWriter(phone)
    var bytes = writer.header(name: "", startState: StartState(usualOf: phone))
    bytes += writer.step(RecordedInput(Input(.pointer(Point(1, 2)), at: .zero)))
    try SafeFile.write(bytes, to: "\(place.path)/a\(JournalFile.ending)")
    #expect(CrashRecording.all(in: place.path, phone).isEmpty)
    #expect(try place.names() == [])
  }

  @Test func `A playback alone is not offered; from the first thing that a person does it is`()
    throws
  {
    let place = try TemporaryFolder()
    let scenario = try session()
    func playback() throws -> (LiveSession, Journal) {
      let coming = scenario.inputs.map(\.input)
      var saved = SavedSession(
        start: scenario.start, inputs: coming.map { RecordedInput($0) }, now: scenario.end,
        deliberateCount: 0)
      saved.now = .zero
      let session = LiveSession(
        phone, saved, measurer: PangoMeasurer(fonts: try Fonts()), at: 0)
      let journal = Journal(in: place.path, phone)
      session.onInput = { journal.append($0, isDeliberate: $1) }
      session.onChange = { journal.append($0) }
      journal.begin(session)
      session.advance(toFrameAt: 70_000)
      journal.flush()
      return (session, journal)
    }
    /// What would be offered if the program that writes the journal were killed now.
    func offered() throws -> [Int] {
      for name in try place.names() {
        let bytes = try SafeFile.read("\(place.path)/\(name)")
        unlink("\(place.path)/\(name)")
        try SafeFile.write(bytes, to: "\(place.path)/killed-\(name)")
      }
      return CrashRecording.all(in: place.path, phone).map { recording in
        recording.remove()
        return recording.inputs
      }
    }
    let (first, _) = try playback()
    #expect(first.inputs.count == 4)
    #expect(try offered() == [])
    #expect(try place.names() == [])
    let (second, journal) = try playback()
    second.send(.pointer(Point(5, 5)), at: 70_000)
    journal.flush()
    #expect(try place.names().allSatisfy { $0.hasSuffix(JournalFile.playbackEnding) })
    // It is on disk at once: the file's name has to say so before the next question about it.
    second.send(.touch(finger: 1, phase: .began, at: Point(9, 9)), at: 80_000)
    #expect(try offered() == [6])
    #expect(try place.names() == [])
  }

  @Test func `What can't be read is told as lost, and stays until the user removes it`() throws {
    let place = try TemporaryFolder()
    try SafeFile.write(Array("{ \"scenario\": 2".utf8), to: "\(place.path)/b\(JournalFile.ending)")
    #expect(symlink("/dev/zero", "\(place.path)/c\(JournalFile.ending)") == 0)
    let journal = Journal(in: place.path, phone)
    journal.begin(try session())
    journal.append(RecordedInput(Input(.pointer(Point(1, 2)), at: .zero)), isDeliberate: true)
    #expect(CrashRecording.all(in: place.path, phone).isEmpty)
    let unreadable = UnreadableRecording.all(in: place.path, phone)
    #expect(unreadable.map(\.name) == ["b\(JournalFile.ending)", "c\(JournalFile.ending)"])
    #expect(
      UnreadableRecording.words([unreadable[0]])
        == "The recording of a crashed session can't be read. That session is lost: b.journal, 15 bytes."
    )
    #expect(
      UnreadableRecording.all(in: place.path, phone).map(\.name) == ["c\(JournalFile.ending)"])
    for recording in unreadable { try recording.remove() }
    #expect(
      try place.names() == [try #require(journal.path?.split(separator: "/").last.map(String.init))]
    )
  }

  @Test func `Of a thousand inputs 95 of 100 are on disk within 250 ms, and all within a second`()
    throws
  {
    let place = try TemporaryFolder()
    let clock = VirtualAlarms()
    let journal = Journal(in: place.path, phone, later: clock.later)
    journal.begin(try session())
    func size() -> Int { journal.path.flatMap { try? SafeFile.read($0).count } ?? 0 }
    var (waiting, waits): ([Int64], [Int64]) = ([], [])
    clock.onRing = { now in
      waits += waiting.map { now - $0 }
      waiting = []
    }
    // Clicks that come alone, and drags of 120 samples a second.
    let pauses: [Int64] = [8_333, 8_333, 8_333, 350_000, 1_200_000]
    for number in 0..<1000 {
      clock.advance(by: pauses[number % pauses.count])
      let before = size()
      journal.append(
        RecordedInput(Input(.pointer(Point(Double(number % 300), 2)), at: .zero)),
        isDeliberate: true)
      if size() == before { waiting.append(clock.now) } else { waits.append(0) }
    }
    clock.advance(by: 1_000_000)
    waits.sort()
    #expect(waits.count == 1000 && waiting.isEmpty)
    #expect(waits[949] <= 250_000 && waits[999] <= 1_000_000, "\(waits[949]), \(waits[999])")
    // Nothing wakes it while nothing happens.
    #expect(clock.isSilent)
  }

  @Test func `A folder that can't be written in is told once, and the recording goes on`() throws {
    var problems: [Problem] = []
    let journal = Journal(in: "/nowhere/at/all", phone)
    journal.onFailure = { problems.append($0) }
    let session = try session()
    journal.begin(session)
    for recorded in session.inputs { journal.append(recorded, isDeliberate: true) }
    journal.flush()
    #expect(problems.count == 1 && problems[0].kind == .machine)
    #expect(journal.path == nil)
  }
}
