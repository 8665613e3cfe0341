import Files
import Glibc
import GtkPaint
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Workbench

@Suite struct EarlierSessionsTests {
  private func session(taps: Int = 1) throws -> LiveSession {
    let session = LiveSession(
      phone, .init(startState: StartState(usualOf: phone)),
      measurer: PangoMeasurer(fonts: try Fonts()), at: 0)
    for tap in 0..<taps {
      let wall = Int64(tap) * 200_000
      session.send(.touch(finger: 1, phase: .began, at: Point(160, 10)), at: wall)
      session.send(.touch(finger: 1, phase: .ended, at: Point(160, 10)), at: wall + 50_000)
    }
    session.advance(toFrameAt: Int64(taps) * 200_000 + 61_000)
    return session
  }

  /// Writes sessions one after another, as a window does; the last stays its present one.
  @discardableResult
  private func play(_ sessions: [LiveSession], _ journal: Journal) -> [String] {
    journal.begin(sessions[0])
    return zip(sessions, sessions.dropFirst()).compactMap {
      journal.begin($1, keepingFormerTo: $0.now)
    }
  }

  @Test func `A session that gave way is kept for its owner alone, and comes back as it was`()
    throws
  {
    let place = try TemporaryFolder()
    let earlier = EarlierSessions(folder: place.path, prototype: phone)
    let journal = Journal(in: place.path, phone)
    let (first, second) = (try session(taps: 2), try session())
    let kept = play([first, second], journal)
    let entries = earlier.list()
    #expect(entries.map(\.name) == kept)
    #expect(
      entries[0].summary
        == RecordingReader.Summary(screen: "inbox", name: "", length: first.now, inputs: 4))
    var facts = stat()
    #expect(
      stat("\(place.path)/\(entries[0].name)", &facts) == 0 && facts.st_mode & 0o777 == 0o600)
    #expect(CrashRecording.all(in: place.path, phone).isEmpty)
    let taken = try #require(earlier.take(entries[0].name))
    let back = LiveSession(
      phone, taken.saved, measurer: PangoMeasurer(fonts: try Fonts()), at: 0)
    #expect(back.now == first.now && back.isWorthKeeping)
    #expect(back.inputs == first.inputs)
    #expect(back.stage.frame() == first.stage.frame())
    taken.remove()
    #expect(earlier.list() == [])
  }

  @Test func `Ten sessions stay; the oldest goes first`() throws {
    let place = try TemporaryFolder()
    let earlier = EarlierSessions(folder: place.path, prototype: phone)
    let journal = Journal(in: place.path, phone)
    let sessions = try (1...14).map { try session(taps: $0) }
    journal.begin(sessions[0])
    for (number, pair) in zip(sessions, sessions.dropFirst()).enumerated() {
      let name = try #require(journal.begin(pair.1, keepingFormerTo: pair.0.now))
      // So that the order does not depend on how fine the file system's times are.
      let time = timespec(tv_sec: 1000 + number, tv_nsec: 0)
      var times = [time, time]
      utimensat(AT_FDCWD, "\(place.path)/\(name)", &times, 0)
      earlier.prune()
    }
    #expect(earlier.list().map(\.summary.inputs) == (4...13).reversed().map { $0 * 2 })
    #expect(try place.names().filter { $0.hasSuffix(EarlierSessions.ending) }.count == 10)
  }

  @Test func `Two windows don't take each other's sessions`() throws {
    let place = try TemporaryFolder()
    let earlier = EarlierSessions(folder: place.path, prototype: phone)
    let (one, two) = (Journal(in: place.path, phone), Journal(in: place.path, phone))
    let (first, second) = (try session(), try session(taps: 2))
    one.begin(first)
    two.begin(second)
    // A recording that is still being written is no earlier session.
    #expect(earlier.list() == [])
    one.begin(try session(), keepingFormerTo: first.now)
    let name = try #require(earlier.list().first?.name)
    let taken = earlier.take(name)
    #expect(taken != nil && earlier.take(name) == nil)
    taken?.remove()
    #expect(earlier.take(name) == nil)
    #expect(two.path.map { access($0, R_OK) } == 0)
    two.keep(to: second.now)
    #expect(earlier.list().map(\.summary.inputs) == [4])
  }

  @Test func `The new recording is on disk before the former goes`() throws {
    let place = try TemporaryFolder()
    let journal = Journal(in: place.path, phone)
    let session = try session()
    journal.begin(session)
    let before = try #require(journal.path)
    // The same inputs on another device: the file of the first goes only now.
    journal.begin(session.moved(to: phone.devices[1], at: 0))
    let after = try #require(journal.path)
    #expect(after != before && access(before, F_OK) != 0)
    journal.begin(session, keepingFormerTo: session.now)
    #expect(try place.names().count == 2)
  }

  @Test func `Cut off at any byte, a kept session is its beginning`() throws {
    let place = try TemporaryFolder()
    let journal = Journal(in: place.path, phone)
    let session = try session(taps: 3)
    let name = try #require(play([session, session], journal).first)
    let bytes = try SafeFile.read("\(place.path)/\(name)")
    let whole = session.saved.recording.inputs
    let reader = RecordingReader(ScenarioReader(phone))
    var most = 0
    for end in 0...bytes.count {
      guard let read = reader.session(Array(bytes[..<end])) else {
        #expect(most == 0)
        continue
      }
      let inputs = SavedSession(read).recording.inputs
      #expect(inputs == Array(whole[..<inputs.count]))
      // No more than the step in which the cut lies is missing.
      #expect(inputs.count >= most)
      most = max(most, inputs.count)
      #expect(reader.summary(of: Array(bytes[..<end])) != nil)
    }
    #expect(most == whole.count)
  }

  @Test func `What can't be read is not listed, and a name from elsewhere takes nothing`() throws {
    let place = try TemporaryFolder()
    let earlier = EarlierSessions(folder: place.path, prototype: phone)
    for (name, words) in [
      ("empty", ""), ("other", "{ \"scenario\": 2"), ("strange", "{\"steps\": [\n    {"),
    ] {
      try SafeFile.write(
        Array(words.utf8), to: "\(place.path)/\(name)\(EarlierSessions.ending)")
    }
    #expect(earlier.list() == [])
    #expect(earlier.take("empty.session") == nil && earlier.take("../x.session") == nil)
    #expect(earlier.take("a.journal") == nil)
    #expect(EarlierSessions(folder: "/nowhere/at/all", prototype: phone).list() == [])
    #expect(try place.names().count == 3)
  }

  @Test func `An entry says when it was, what it showed, how long it was and how much was done`() {
    func words(_ time: Int64, _ name: String = "", length: Time = .seconds(42), inputs: Int = 17)
      -> String
    {
      EarlierSessions.Entry(
        name: "a.session", time: time,
        summary: .init(screen: "inbox", name: name, length: length, inputs: inputs)
      ).words(now: now)
    }
    // Local times of this machine, as in a window.
    func local(_ year: Int32, _ month: Int32, _ day: Int32, _ hour: Int32, _ minute: Int32) -> Int64
    {
      var date = tm()
      (date.tm_year, date.tm_mon, date.tm_mday) = (year - 1900, month - 1, day)
      (date.tm_hour, date.tm_min, date.tm_isdst) = (hour, minute, -1)
      return Int64(mktime(&date))
    }
    let now = local(2026, 3, 1, 0, 20)
    #expect(words(local(2026, 3, 1, 0, 5)) == "Today 0:05  ·  Inbox  ·  0:42  ·  17 inputs")
    #expect(words(local(2026, 2, 28, 23, 59)).hasPrefix("Yesterday 23:59  ·  "))
    #expect(words(local(2026, 2, 27, 9, 0)).hasPrefix("27 Feb 9:00  ·  "))
    #expect(words(local(2025, 12, 31, 14, 32)).hasPrefix("31 Dec 2025 14:32  ·  "))
    #expect(words(now, length: .seconds(3_725), inputs: 1).hasSuffix("  ·  1:02:05  ·  1 input"))
    #expect(
      words(now, "a-file-with-a-name-that-is-far-too-long.take.json")
        == "Today 0:20  ·  a-file-with-a-na…-long.take.json  ·  0:42  ·  17 inputs")
  }
}
