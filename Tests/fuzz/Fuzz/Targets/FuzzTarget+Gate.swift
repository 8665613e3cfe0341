import CGate

/// Feeds bytes to what stands between a browser and its daemon.
extension FuzzTarget {
  /// What is read does not depend on how the bytes come; every event is one that the protocol and Broadway know; and the
  /// frames that the gate writes are whole.
  static let gateFrames = FuzzTarget("gate-frames") { bytes in
    let whole = FrameEvents(bytes, part: bytes.count)
    for part in [1, 2, 5, 64] {
      let parts = FrameEvents(bytes, part: part)
      try Finding.unless(parts == whole, "\(whole) is \(parts) in parts of \(part)")
    }
    for (index, event) in whole.events.enumerated() {
      try check(event, isLast: index == whole.events.count - 1)
    }
    let ends = endsOfFrames(bytes, part: bytes.count)
    for part in [1, 3, 64] {
      try Finding.unless(
        endsOfFrames(bytes, part: part) == ends, "other ends of frames in parts of \(part)")
    }
  }

  private static func check(_ event: FrameEvents.Event, isLast: Bool) throws(Finding) {
    switch event {
    case .message(let content):
      try Finding.unless(
        isKnown(content) && content.count <= Int(DP_LONGEST_MESSAGE), "a message \(content)")
      try checkWriting(content, DPFrameBinary, masked: true)
    case .ping(let content):
      try Finding.unless(content.count <= Int(DP_LONGEST_CONTROL), "a ping \(content)")
      try checkWriting(content, DPFramePong, masked: false)
    case .close(let number):
      try Finding.unless(isLast, "something after a close")
      let isFree = (3000...4999).contains(number)
      let isOwn = (1000...1014).contains(number) && !(1004...1006).contains(number)
      try Finding.unless(number == 0 || isFree || isOwn, "a close with \(number)")
    case .broken(let number):
      try Finding.unless(isLast, "something after a broken rule")
      try Finding.unless([1002, 1003, 1008, 1009].contains(number), "a fault \(number)")
    }
  }

  /// Whether a message has a kind and a length of Broadway's; told in another way than the gate does.
  private static func isKnown(_ content: [UInt8]) -> Bool {
    let lengths: [UInt8: Int] = [
      0: 44, 1: 44, 2: 40, 3: 44, 4: 44, 5: 48, 6: 44, 7: 20, 8: 20, 9: 12, 10: 12, 11: 32, 12: 24,
      14: 20,
    ]
    return content.count > 3 && content[..<3] == [0, 0, 0] && lengths[content[3]] == content.count
  }

  /// A frame that is written holds its bytes and nothing else.
  private static func checkWriting(
    _ content: [UInt8], _ kind: DPFrameKind, masked: Bool
  ) throws(Finding) {
    var frame = [UInt8](repeating: 0xA5, count: content.count + Int(DP_LONGEST_HEAD))
    let count = dp_frame_write(&frame, kind, content, content.count, masked)
    let mask: [UInt8] = masked ? [0, 0, 0, 0] : []
    let flag: UInt8 = masked ? 0x80 : 0
    let short = UInt8(truncatingIfNeeded: content.count)
    let length: [UInt8] =
      content.count < 126
      ? [flag | short] : [flag | 126, UInt8(truncatingIfNeeded: content.count >> 8), short]
    let wanted = [0x80 | UInt8(truncatingIfNeeded: kind.rawValue)] + length + mask + content
    try Finding.unless(Array(frame[..<count]) == wanted, "\(content) is written as \(frame)")
  }

  /// Where frames end in bytes of the daemon's.
  private static func endsOfFrames(_ bytes: [UInt8], part: Int) -> [Int] {
    var track = DPFrameTrack()
    var (at, ends) = (0, [Int]())
    while at < bytes.count {
      let piece = Array(bytes[at..<min(bytes.count, at + max(1, part))])
      at += dp_frame_track_pass(&track, piece, piece.count, true)
      if dp_frame_track_is_between(&track) { ends.append(at) }
    }
    return ends
  }
}

/// What a reader makes of a browser's bytes that come in parts.
private struct FrameEvents: Equatable, CustomStringConvertible {
  enum Event: Equatable {
    case message([UInt8])
    case ping([UInt8])
    case close(UInt16)
    case broken(UInt16)
  }

  private(set) var events: [Event] = []

  init(_ bytes: [UInt8], part: Int) {
    let reader = dp_frame_reader_new()
    defer { dp_frame_reader_free(reader) }
    var at = 0
    while at < bytes.count {
      let piece = Array(bytes[at..<min(bytes.count, at + max(1, part))])
      var (used, count) = (0, 0)
      let event = dp_frame_reader_read(reader, piece, piece.count, &used)
      at += used
      let content = Array(
        UnsafeBufferPointer(start: dp_frame_reader_bytes(reader, &count), count: count))
      switch event {
      case DPFrameEventMessage: events.append(.message(content))
      case DPFrameEventPing: events.append(.ping(content))
      case DPFrameEventClose: events.append(.close(dp_frame_reader_number(reader)))
      case DPFrameEventBroken: events.append(.broken(dp_frame_reader_number(reader)))
      default: break
      }
    }
  }

  var description: String { "\(events)" }
}
