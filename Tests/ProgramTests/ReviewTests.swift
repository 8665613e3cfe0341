import Files
import TestSupport
import Testing

/// The command `review`: its page, answers that come back, and looking at all of it again.
@Suite struct ReviewTests {
  private static let id = String(repeating: "c", count: 32)
  private static let take = """
    { "scenario": 1, "take": true, "name": "<b>a tap</b>", "device": "classic", "screen": "inbox", "steps": [
      { "at": 50.000, "touch": 1, "phase": "began", "x": 160, "y": 10 },
      { "at": 80.000, "touch": 1, "phase": "ended", "x": 160, "y": 10 } ], "end": 500 }
    """

  private let scratch: TemporaryFolder
  private let folder: String

  init() throws {
    scratch = try TemporaryFolder()
    try ReviewTests.make(in: scratch, tuning: "default")
    folder = scratch.at("r.review")
  }

  private static func make(in scratch: TemporaryFolder, tuning: String) throws {
    let folder = try Folder(creating: scratch.at("r.review"))
    try folder.write(Array(take.utf8), to: "a.take.json")
    try folder.write(
      Array(
        """
        { "review": 1, "id": "\(id)", "title": "</title><script>x</script>\u{202E}", "compare": [
          { "take": "a.take.json", "tuning": "\(tuning)" },
          { "take": "a.take.json", "tuning": "classic", "label": "</script><img src=x>" } ] }
        """.utf8), to: "review.json")
  }

  private func line(_ number: Int, _ rest: String, author: String = "Maya") -> String {
    let digits = String(number)
    let id = String(repeating: "0", count: 32 - digits.count) + digits
    return #"{"id":"\#(id)","author":"\#(author)","date":"2026-11-25T21:31:44Z",\#(rest)}"#
  }

  private func answers(_ notes: [String], _ verdicts: [String] = [], of id: String = id) throws
    -> String
  {
    try scratch.put(
      "{ \"answers\": 1, \"review\": \"\(id)\", \"notes\": [\(notes.joined(separator: ","))], "
        + "\"verdicts\": [\(verdicts.joined(separator: ","))] }", at: "answers.json")
  }

  @Test func `The page is one file that names nothing else and runs nothing of the review's`()
    throws
  {
    let path = scratch.at("page.html")
    let made = try Program.run(["review", folder, "-o", path])
    #expect(made.status == 0 && made.complaints.isEmpty)
    let page = String(decoding: try SafeFile.read(path), as: UTF8.self)
    #expect(page.contains("default-src 'none'") && !page.contains("unsafe"))
    // The name of SVG's elements is no address.
    let words = page.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!words.contains("http://") && !words.contains("https://"))
    // Two scripts of data a film, two kinds of tiles, the review, what was said to it, and the
    // page's own script.
    let strips = page.components(of: "id=\"strips-")
    #expect(page.components(of: "<script") == 2 * 2 + strips + 1 + 1 + 1)
    #expect(page.components(of: "<img src=x") == 0 && page.components(of: "<b>a tap") == 0)
    #expect(page.contains("&lt;/title&gt;&lt;script&gt;x&lt;/script&gt;\\u{202E}"))
    let again = try Program.run(["review", folder, "-o", "-"])
    #expect(again.output == Array(page.utf8))
  }

  @Test func `Answers are shown, taken in once, and printed without harm`() throws {
    let note = line(1, #""kind":"note","text":"wait\u001b[31m\u202e","view":"drawer","at":120"#)
    let verdict = line(2, #""choice":"B","because":"it is calmer","blind":true"#)
    let file = try answers([note], [verdict])
    let listed = try Program.run(["review", folder, "--merge", file])
    #expect(listed.status == 0 && listed.complaints.isEmpty)
    #expect(
      listed.text.hasSuffix(
        "1 line of notes and 1 verdict to add; nothing was changed, add --yes to add them\n"))
    #expect(try scratch.names("r.review") == ["a.take.json", "review.json"])
    let merged = try Program.run(["review", folder, "--merge", file, "--yes"])
    #expect(merged.status == 0 && merged.complaints.isEmpty)
    #expect(
      listed.text.split(separator: "\n").dropLast() == merged.text.split(separator: "\n").dropLast()
    )
    #expect(merged.text.contains("Maya notes on drawer at 120 ms: wait\\u{1B}[31m\\u{202E}"))
    #expect(merged.text.contains("Maya prefers B, because: it is calmer"))
    #expect(merged.text.contains("1 line of notes and 1 verdict added"))
    let before = try SafeFile.read("\(folder)/notes.jsonl")
    let again = try Program.run(["review", folder, "--merge", file, file, "-y"])
    #expect(again.status == 0 && again.text.contains("4 lines known already"))
    #expect(try SafeFile.read("\(folder)/notes.jsonl") == before)
  }

  @Test func `Looking again tells what looks otherwise, what is gone and what has become so`()
    throws
  {
    let looks = String(repeating: "0", count: 16)
    let notes = [
      line(1, #""kind":"note","text":"a","view":"drawer","at":300,"look":"\#(looks)""#),
      line(2, #""kind":"note","text":"b","view":"no-such-view","at":300"#),
      line(
        3,
        #""kind":"note","text":"c","at":300,"set":{"drawer.open.duration":0.2},"tuning":"classic""#),
      line(4, #""kind":"note","text":"d","at":300"#),
      line(5, #""kind":"note","text":"e","at":300,"view":"no-such-view""#),
      line(6, #""kind":"resolve","to":"00000000000000000000000000000005""#),
    ]
    let file = try answers(
      notes, [line(9, #""choice":"A","because":"","blind":false,"look":"\#(looks)""#)])
    #expect(try Program.run(["review", folder, "--merge", file, "--yes"]).status == 0)
    let checked = try Program.run(["review", folder, "--check"])
    #expect(checked.status == 0)
    #expect(
      checked.text.contains("note 1 by Maya is about a moment that looks different now; drawer is"))
    #expect(checked.text.contains("note 2 by Maya is about no-such-view, which is not visible now"))
    #expect(
      checked.text.contains("note 3 by Maya is probably done: drawer.open.duration is 0.2 now"))
    #expect(!checked.text.contains("note 4") && !checked.text.contains("note 5"))
    #expect(checked.text.contains("Maya's verdict for A is about takes"))
    #expect(checked.text.contains("3 out of date"))
    #expect(try Program.run(["review", folder, "--check", "--strict"]).status == 1)
  }

  @Test func `A date that has not come is refused from a stranger, and told of a folder`() throws {
    let note = line(1, #""kind":"note","text":"x""#)
    let late = note.replacing("2026-11-25T21:31:44Z", with: "9999-12-31T23:59:59Z")
    let file = try answers([late])
    let refused = try Program.run(["review", folder, "--merge", file, "--yes"])
    #expect(refused.status == 2 && refused.lines.count == 1, "\(refused.complaints)")
    #expect(
      refused.complaints.contains("answers.json:1:") && refused.complaints.contains("9999-12-31"))
    #expect(try scratch.names("r.review") == ["a.take.json", "review.json"])
    try scratch.put(late + "\n", at: "r.review/notes.jsonl")
    let checked = try Program.run(["review", folder, "--check"])
    #expect(
      checked.status == 0
        && checked.text.contains("1 note, 0 verdicts; 0 out of date; 1 date in the future"))
    #expect(
      checked.text.contains(
        "notes.jsonl: line \(String(repeating: "0", count: 31))1 by Maya is dated 9999-12-31T23:59:59Z, which is in the future"
      ))
    #expect(try Program.run(["review", folder, "--check", "--strict"]).status == 1)
  }

  @Test func `An author's name that hides a letter is not printed as another one's`() throws {
    let file = try answers([
      line(1, #""kind":"note","text":"می\u200cخواهم""#, author: "Ma\u{200C}ya\u{3164}")
    ])
    let listed = try Program.run(["review", folder, "--merge", file])
    #expect(
      listed.text.hasPrefix("Ma\\u{200C}ya\\u{3164} notes: می\\u{200C}خواهم"), "\(listed.text)")
  }

  @Test func `A page clears what a merge left that was killed`() throws {
    try scratch.put("half", at: "r.review/notes.jsonl.partial-1-0")
    #expect(try Program.run(["review", folder, "-o", scratch.at("p.html")]).status == 0)
    #expect(try scratch.names("r.review") == ["a.take.json", "review.json"])
  }

  @Test func `What is wrong is one message with its place`() throws {
    let foreign = try answers([], of: String(repeating: "d", count: 32))
    let merged = try Program.run(["review", folder, "--merge", foreign])
    #expect(merged.status == 2 && merged.complaints.contains("another review"))
    let broken = try scratch.put("{ \"answers\": 1,", at: "broken.json")
    let large = try scratch.put(String(repeating: " ", count: 17 << 20), at: "large.json")
    for words in [
      ["review", scratch.path, "-o", "-"], ["review", folder], ["review", folder, "x", "-o", "-"],
      ["review", folder, "--strict", "-o", "-"], ["review", folder, "--merge", "a", "--check"],
      ["review", folder, "--merge", broken], ["review", folder, "--merge", large],
      ["review", folder, "--yes", "-o", "-"],
      ["review", folder, "--merge", scratch.at("nothing.json")],
    ] {
      let run = try Program.run(words)
      #expect(run.status == 2, "\(words): \(run.complaints)")
      #expect(run.complaints.split(separator: "\n").count == 1, "\(words): \(run.complaints)")
    }
    try ReviewTests.make(in: scratch, tuning: "no-such-tuning")
    let run = try Program.run(["review", folder, "-o", "-"])
    #expect(run.status == 2 && run.complaints.contains("no-such-tuning"))
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(of text: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
