// What a page calls. Numbers that could exceed 32 bits come as Double or as UInt64.

/// What the page has set up so far. A page has one thread.
enum Present {
  nonisolated(unsafe) static var faces: [FontFace] = []
  nonisolated(unsafe) static var prototype: Prototype?
  nonisolated(unsafe) static var engine: PageEngine?
  /// What the last call had to say: why it refused something, or the words that it was asked for.
  nonisolated(unsafe) static var words: [UInt8] = []
}

/// The time that a page names; 0 for what is no time.
private func time(_ microseconds: Double) -> Time {
  Time(microseconds: max(0, Int64(exactly: microseconds.rounded()) ?? 0))
}

/// Adds a font's face, in the order in which letters are looked for; the pattern is what fontconfig says of it. The bytes stay.
@_cdecl("dp_page_font")
func pageFont(
  _ bytes: UnsafePointer<UInt8>, _ count: Int32, _ pattern: UnsafePointer<CChar>
) {
  Present.faces.append(
    FontFace(
      pattern: pattern, bytes: UnsafeBufferPointer(start: bytes, count: Int(count))))
}

/// Starts the phone with the fonts so far; 0 if it can't be made.
@_cdecl("dp_page_start")
func pageStart() -> Int32 {
  Main.main()
  guard let prototype = Present.prototype else { return 0 }
  let own = prototype.fonts.flatMap { FontFace.faces(of: $0) }
  Present.engine = PageEngine(prototype, measurer: TextSetter(faces: Present.faces + own))
  return 1
}

/// Opens a scenario or a take; 0 if it is refused.
@_cdecl("dp_page_open")
func pageOpen(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  do throws(Problem) {
    try Present.engine?.open(Array(UnsafeBufferPointer(start: bytes, count: Int(count))))
    return 1
  } catch {
    Present.words = Array(error.description.utf8)
    return 0
  }
}

/// Copies the words of the last call that had some, at most `capacity` bytes, and says how many there are.
@_cdecl("dp_page_words")
func pageWords(_ bytes: UnsafeMutablePointer<UInt8>, _ capacity: Int32) -> Int32 {
  for (index, byte) in Present.words.prefix(Int(max(0, capacity))).enumerated() {
    bytes[index] = byte
  }
  return Int32(Present.words.count)
}

/// Makes words of view tree and log at a time, and says how many bytes they have.
@_cdecl("dp_page_inspect")
func pageInspect(_ microseconds: Double) -> Int32 {
  Present.words = Present.engine?.words(at: time(microseconds)) ?? []
  return Int32(Present.words.count)
}

/// The number that stands for the state at a time.
@_cdecl("dp_page_hash")
func pageHash(_ microseconds: Double) -> UInt64 {
  Present.engine?.hash(at: time(microseconds)) ?? 0
}

/// Makes the picture at a time, and says how many items it has.
@_cdecl("dp_page_frame")
func pageFrame(_ microseconds: Double) -> Int32 {
  Int32(Present.engine?.frame(at: time(microseconds)).items.count ?? 0)
}

/// A finger lands (0), moves (1), leaves (2) or is taken away (3), on a phone that plays no file.
@_cdecl("dp_page_touch")
func pageTouch(_ finger: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ microseconds: Double) {
  let phases: [Touch.Phase] = [.began, .moved, .ended, .cancelled]
  guard phases.indices.contains(Int(phase)) else { return }
  Present.engine?.receive(
    Input(
      .touch(finger: Int(finger), phase: phases[Int(phase)], at: Point(x, y)),
      at: time(microseconds)))
}
