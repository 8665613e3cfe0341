import CGate
import Testing

/// What the gate makes of the frames that a browser sends.
@Suite struct FrameReaderTests {
  @Test func `A message that Broadway knows comes through, masked, cut and beside pings`() {
    let reader = Reader()
    for message in Broadway.messages {
      #expect(reader.read(Frame(2, message).bytes) == [.message(message)])
      let parts = [Frame(2, message[..<5], isLast: false), Frame(9, [7]), Frame(0, message[5...])]
      let bytes = parts.flatMap(\.bytes)
      let events: [Event] = [.ping([7]), .message(message)]
      #expect(reader.read(bytes) == events)
      #expect(bytes.flatMap { reader.read([$0]) } == events)
    }
    #expect(reader.read(Frame(10, [1, 2]).bytes).isEmpty)
    #expect(reader.read(Frame(9, []).bytes) == [.ping([])])
    let longest = [UInt8](repeating: 1, count: 125)
    #expect(reader.read(Frame(9, longest).bytes) == [.ping(longest)])
  }

  @Test func `A message that Broadway does not know is refused`() {
    for message in Broadway.messages {
      var hugeKind = message
      hugeKind[0] = 1
      var unknownKind = message
      unknownKind[3] = 13
      let strange: [[UInt8]] = [
        Array(message.dropLast()), Array(message.dropLast(4)), message + [0],
        message + [0, 0, 0, 0], hugeKind, unknownKind,
      ]
      for message in strange {
        #expect(Reader().read(Frame(2, message).bytes) == [.broken(1008)], "\(message)")
      }
    }
    for words in [
      [], [0], [0, 0], [15, 0, 0], [13, 0, 0, 1, 2], [.max, 0, 0],
      // A touch that begins, moves and ends in no way; screens without a scale, and too large.
      [5, 0, 0, 3, 1, 1, 1, 1, 1, 1, 1, 1], [5, 0, 0, .max, .max, .max, .max, 1, 1, 1, 1, 1],
      [12, 0, 0, 400, 300, 0], [12, 0, 0, 400, 300, 17], [12, 0, 0, 32768, 1, 1],
      [12, 0, 0, 1, .max, 1],
    ] as [[UInt32]] {
      #expect(Reader().read(Frame(2, Broadway.bytes(words)).bytes) == [.broken(1008)], "\(words)")
    }
  }

  @Test func `A frame that breaks a rule of the protocol is refused, and nothing is read after it`()
  {
    let message = Broadway.messages[0]
    for (bytes, number) in [
      (Frame(2, message, isMasked: false).bytes, 1002),
      (Frame(1, message).bytes, 1003),
      (Frame(0, message).bytes, 1002),
      (Frame(2, message, isLast: false).bytes + Frame(2, message).bytes, 1002),
      (Frame(2, message, isLast: false).bytes + Frame(1, message).bytes, 1002),
      (Frame(3, message).bytes, 1002), (Frame(7, message).bytes, 1002),
      (Frame(11, []).bytes, 1002), (Frame(15, []).bytes, 1002),
      (Frame(2 | 0x40, message).bytes, 1002), (Frame(2 | 0x10, message).bytes, 1002),
      (Frame(9, [], isLast: false).bytes, 1002), (Frame(8, [], isLast: false).bytes, 1002),
      (Frame(9, [UInt8](repeating: 0, count: 126)).bytes, 1002),
      // Lengths that a shorter form has, and lengths that nothing has.
      ([0x82, 0xFE, 0, 44, 0, 0, 0, 0], 1002),
      ([0x82, 0xFF, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0], 1002),
      ([0x82, 0xFF] + [UInt8](repeating: 0xFF, count: 12), 1002),
      ([0x82, 0xFF, 0x7F] + [UInt8](repeating: 0xFF, count: 7) + [0, 0, 0, 0], 1009),
      ([0x82, 0xFF, 0, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0], 1009),
      (Frame(2, [UInt8](repeating: 0, count: 1025)).bytes, 1009),
      (
        Frame(2, [UInt8](repeating: 0, count: 1000), isLast: false).bytes
          + Frame(0, [UInt8](repeating: 0, count: 25)).bytes, 1009
      ),
    ] as [([UInt8], UInt16)] {
      let reader = Reader()
      #expect(reader.read(bytes) == [.broken(number)], "\(bytes.prefix(16))")
      #expect(reader.read(Frame(2, message).bytes).isEmpty)
    }
  }

  @Test func `A close is answered with its own number, if a browser may send it`() {
    func close(_ number: UInt16, _ reason: String = "") -> Event? {
      let bytes = [UInt8(number >> 8), UInt8(number & 0xFF)] + Array(reason.utf8)
      return Reader().read(Frame(8, bytes).bytes).first
    }
    for number in [1000, 1001, 1003, 1007, 1014, 3000, 4000, 4999] as [UInt16] {
      #expect(close(number, "gone") == .close(number))
    }
    for number in [0, 999, 1004, 1005, 1006, 1015, 2999, 5000, .max] as [UInt16] {
      #expect(close(number) == .broken(1002))
    }
    let reader = Reader()
    #expect(reader.read(Frame(8, []).bytes + Frame(9, []).bytes) == [.close(0)])
    #expect(Reader().read(Frame(8, [3]).bytes) == [.broken(1002)])
  }

  @Test func `What the gate writes are frames as a browser and the daemon read them`() {
    for count in [0, 1, 125, 126, 255, 256, 1024] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      #expect(written(2, bytes, masked: true) == Frame(2, bytes, mask: [0, 0, 0, 0]).bytes)
      #expect(written(10, bytes, masked: false) == Frame(10, bytes, isMasked: false).bytes)
    }
    var frame = [UInt8](repeating: 0xFF, count: 16)
    #expect(Array(frame[..<dp_frame_write_close(&frame, 4000)]) == [0x88, 2, 0x0F, 0xA0])
    #expect(Array(frame[..<dp_frame_write_close(&frame, 0)]) == [0x88, 0])
  }

  private func written(_ kind: UInt32, _ bytes: [UInt8], masked: Bool) -> [UInt8] {
    var frame = [UInt8](repeating: 0xFF, count: bytes.count + Int(DP_LONGEST_HEAD))
    let count = dp_frame_write(&frame, DPFrameKind(kind), bytes, bytes.count, masked)
    return Array(frame[..<count])
  }

  @Test func `The ends of the daemon's frames are found after its answer, however they come`() {
    let answer = Array("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\r\n\r\n".utf8)
    let frames = [0, 1, 125, 126, 65535, 65536, 0].map {
      Frame(2, [UInt8](repeating: 0x82, count: $0), isMasked: false).bytes
    }
    var ends = [answer.count]
    for frame in frames { ends.append((ends.last ?? 0) + frame.count) }
    let bytes = answer + frames.flatMap(\.self)
    for step in [1, 2, 3, 7, 1000, bytes.count] {
      var track = DPFrameTrack()
      var (at, found) = (0, [Int]())
      while at < bytes.count {
        let part = Array(bytes[at..<min(bytes.count, at + step)])
        at += dp_frame_track_pass(&track, part, part.count, true)
        if dp_frame_track_is_between(&track) { found.append(at) }
      }
      #expect(found == ends, "parts of \(step)")
      var whole = DPFrameTrack()
      #expect(dp_frame_track_pass(&whole, bytes, bytes.count, false) == bytes.count)
      #expect(dp_frame_track_is_between(&whole))
    }
  }
}

/// An event as a value.
private enum Event: Equatable {
  case message([UInt8])
  case ping([UInt8])
  case close(UInt16)
  case broken(UInt16)
}

private final class Reader {
  private let handle = dp_frame_reader_new()

  deinit { dp_frame_reader_free(handle) }

  /// All events of some bytes.
  func read(_ bytes: [UInt8]) -> [Event] {
    var (events, rest) = ([Event](), bytes[...])
    while !rest.isEmpty {
      var (used, count) = (0, 0)
      let event = rest.withUnsafeBufferPointer {
        $0.baseAddress.map { dp_frame_reader_read(handle, $0, rest.count, &used) }
      }
      rest = rest.dropFirst(used)
      let content = Array(
        UnsafeBufferPointer(start: dp_frame_reader_bytes(handle, &count), count: count))
      let number = dp_frame_reader_number(handle)
      switch event {
      case DPFrameEventMessage: events.append(.message(content))
      case DPFrameEventPing: events.append(.ping(content))
      case DPFrameEventClose: events.append(.close(number))
      case DPFrameEventBroken: events.append(.broken(number))
      default: break
      }
    }
    return events
  }
}

/// A frame as the protocol has it.
private struct Frame {
  let bytes: [UInt8]

  init(
    _ kind: UInt8, _ content: some Collection<UInt8>, isLast: Bool = true, isMasked: Bool = true,
    mask: [UInt8] = [0x11, 0x22, 0x33, 0x44]
  ) {
    let count = content.count
    var bytes = [(isLast ? 0x80 : 0) | kind]
    let flag: UInt8 = isMasked ? 0x80 : 0
    func number(_ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    }
    switch count {
    case ...125: bytes.append(flag | UInt8(count))
    case ...65535: bytes += [flag | 126] + number(2)
    default: bytes += [flag | 127] + number(8)
    }
    if isMasked {
      bytes += mask + zip(content, 0...).map { $0 ^ mask[$1 % 4] }
    } else {
      bytes += content
    }
    self.bytes = bytes
  }
}

/// The messages of Broadway's page, one of each kind.
private enum Broadway {
  static let messages: [[UInt8]] = [
    (0, 8), (1, 8), (2, 7), (3, 8), (4, 8), (5, 9), (6, 8), (7, 2), (8, 2), (9, 0), (10, 0),
    (11, 5), (12, 3), (14, 2),
  ].map { kind, count in bytes([UInt32(kind), 3, 1_000_000] + [UInt32](repeating: 1, count: count))
  }

  static func bytes(_ words: [UInt32]) -> [UInt8] {
    words.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }
}
