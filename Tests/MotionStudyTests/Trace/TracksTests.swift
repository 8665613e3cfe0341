import JSON
import TestDesks
import Testing

@testable import MotionStudy

/// Tracks as a file, which has one writer and one reader.
@Suite struct TracksTests {
  private func refusal(_ text: String) -> String { refusal(Array(text.utf8)) }

  private func refusal(_ bytes: [UInt8]) -> String {
    do throws(Problem) {
      _ = try Tracks(csv: bytes)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `What a run wrote is read again, and written again is the same`() throws {
    let run = try Desk.run(#"{ "tap": "button" }, { "wait": 250 }"#)
    let motion = try #require(
      run.tracks(MotionTracks(ids: ["box", "field"]), at: .perSecond(60)))
    let file = motion.numbers.csv
    let read = try Tracks(csv: file)
    #expect(read.csv == file)
    #expect(read.times == motion.numbers.times && read.times.count == 19)
    #expect(read.tracks.map(\.name) == motion.subjects.map(\.name))
    for (written, read) in zip(motion.numbers.tracks, read.tracks) {
      #expect(
        zip(written.values, read.values).allSatisfy { written, read in
          guard let written, let read else { return written == nil && read == nil }
          return abs(written - read) <= 0.005
        })
    }
  }

  @Test func `A cell without a number is read as none`() throws {
    let tracks = try Tracks(csv: Array("time,a.x,b.alpha\n0,-1.5,\n16.667,,0.25\n".utf8))
    #expect(tracks.times == [.zero, .microseconds(16_667)])
    #expect(tracks.tracks.map(\.values) == [[-1.5, nil], [nil, 0.25]])
    #expect(try Tracks(csv: Array("time\n".utf8)).times.isEmpty)
  }

  @Test func `A number however large is read as it is written`() throws {
    for number in [9e15, -1.25e16, 3.5e100, .greatestFiniteMagnitude] {
      var tracks = Tracks()
      tracks.add("a.x", isLength: true)
      tracks.add(.zero, [number])
      let read = try Tracks(csv: tracks.csv)
      #expect(read.tracks[0].values == [number])
    }
  }

  @Test func `A name that is no text is refused`() {
    let file = Array("time,a.x,a.".utf8) + [0x98, 0xD1] + Array(",b\n".utf8)
    #expect(refusal(file).hasPrefix("1:1: the name of a track has a byte that is not UTF-8"))
  }

  @Test(arguments: [
    ("", "no line feed"), ("time,a.x\n0,1", "no line feed"),
    ("zeit,a.x\n", "1:1: this is not a table"),
    ("time,a.x,a.x\n", "1:10: \"a.x\" is empty or the name"),
    ("time,\n", "1:6: \"\" is empty or the name"),
    ("time,a.x\n0\n", "2:1: this line has more or fewer"),
    ("time,a.x\n0,1,2\n", "2:1: this line has more or fewer"),
    ("time,a.x\n0,1\n\n", "3:1: this line has more or fewer"),
    ("time,a.x\n0,1\n0,2\n", "3:1: the time \"0\" is too early"),
    ("time,a.x\n-1,1\n", "2:1: the time \"-1\" is too early"),
    ("time,a.x\n,1\n", "2:1: \"\" is not a number"),
    ("time,a.x\n0,1e+999\n", "2:3: \"1e+999\" is not a number"),
    ("time,a.x\n0,nan\n", "2:3: \"nan\" is not a number"), ("time,a.x\n0,0x1\n", "2:3: \"0x1\" is"),
    ("time,a.x\n0,1e3\n", "2:3: \"1e3\" is"), ("time,a.x\n0, 1\n", "2:3: \" 1\" is"),
    ("time,a.x,b.x\n0,1,1.2.3\n", "2:5: \"1.2.3\" is"),
  ])
  func `What is no table of tracks is refused with the place`(text: String, words: String) {
    #expect(refusal(text).contains(words), "\(refusal(text))")
  }
}
