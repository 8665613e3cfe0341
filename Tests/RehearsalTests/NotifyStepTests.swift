import GtkPaint
import JSON
import MotionStudy
import Rehearsal
import Screens
import TestDesks
import Testing
import TouchKit

/// The step `notify`: every option does what it says, and what is wrong is refused where it is wrong.
@Suite struct NotifyStepTests {
  private func scenario(_ steps: String, _ header: String = "") throws -> Scenario {
    try ScenarioReader(phone).read(
      Array("{\"scenario\": 1, \(header)\"steps\": [\(steps)]}".utf8), file: nil)
  }

  /// Runs the steps and gives the stage; the run keeps it alive.
  private func run(_ steps: String, _ header: String = "") throws -> Run {
    let run = Run(
      phone, try scenario(steps, header), measurer: try Desk.measurer())
    run.finish()
    #expect(run.failures.map { $0.problem(in: "").description } == [])
    return run
  }

  private func refusal(_ step: String) -> String {
    do throws(Problem) {
      _ = try ScenarioReader(phone).read(
        Array("{\"scenario\": 1, \"steps\": [\(step)]}".utf8), file: nil)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `Title, message, icon, buttons and sticky are shown`() throws {
    let run = try run(
      """
      { "notify": { "title": "Title", "message": "Message", "icon": "mail", "sticky": true,
                    "actions": ["Reply", "Archive"] } },
      { "wait": 600000 },
      { "expect": "notification", "role": "alert", "label": "Title, Message", "visible": true },
      { "expect": "notification-title", "text": "Title" },
      { "expect": "notification-message", "text": "Message" },
      { "expect": "notification-icon", "visible": true, "label": "mail" },
      { "expect": "notification-action-1", "visible": false },
      { "drag": [[160, 60], [160, 160]], "duration": 200 }, { "wait": "settled" },
      { "expect": "notification-action-1", "visible": true, "text": "Reply" },
      { "expect": "notification-action-2", "visible": true, "text": "Archive" }
      """)
    withExtendedLifetime(run) {}
  }

  @Test func `Times are milliseconds, and fractions of them count`() throws {
    let run = try run(
      """
      { "notify": { "title": "a", "showDuration": 100, "duration": 1500.5, "hideDuration": 60 } },
      { "wait": 100 }, { "expect": "notification", "frame": [0, 0, 320, 88], "within": 0 },
      { "wait": 1500.499 }, { "expect": "notification", "frame": [0, 0, 320, 88], "within": 0 },
      { "wait": 30.001 }, { "expect": "notification", "frame": [0, -44, 320, 88], "within": 0.1 },
      { "wait": 30 }, { "expect": "notification", "exists": false }
      """, #""tuning": "classic", "#)
    withExtendedLifetime(run) {}
  }

  @Test(arguments: [
    "default", "cross-dissolve", "curl-up", "flip-from-bottom", "flip-from-left", "flip-from-right",
  ])
  func `SB-10, SB defect 10: every hide style goes by its name`(style: String) throws {
    let run = try run(
      """
      { "notify": { "title": "a", "duration": 0, "hideStyle": "\(style)" } },
      { "wait": 3000 }, { "expect": "notification", "exists": false }
      """)
    #expect(
      run.stage.log.texts(.notification).contains("notification «a» hides: \(style)"))
  }

  @Test(arguments: [
    ("1000", "new_mail"), ("1002", "voicemail"), ("1003", "received_message"), ("1005", "sms"),
    ("1006", "sms"), ("1007", "sms"), ("1008", "sms"),
  ])
  func `SB-12: a sound goes by its number`(sound: String, name: String) throws {
    let run = try run(#"{ "notify": { "title": "a", "sound": "\#(sound)" } }"#)
    #expect(run.stage.log.texts(.sound) == ["sound \(sound) \(name)"])
  }

  @Test func `Colours are the banner's, the title's and the message's`() throws {
    let run = try run(
      ##"{ "notify": { "title": "a", "message": "b", "background": "#C9281C", "titleColor": "#ffffff", "messageColor": "#0a84ff" } }"##
    )
    let application = run.stage.application
    #expect(application.find("notification")?.background?.dark == Color(hex: 0xC9281C))
    #expect((application.find("notification-title") as? Label)?.color.light == .white)
    #expect(
      (application.find("notification-message") as? Label)?.color.light == Color(hex: 0x0A84FF))
  }

  @Test func `Priority, name and message number do what they say`() throws {
    let run = try run(
      """
      { "notify": { "title": "first", "duration": 500 } },
      { "notify": { "title": "ordinary", "priority": "normal", "duration": 500 } },
      { "notify": { "title": "idle", "priority": "low", "duration": 500 } },
      { "notify": { "title": "urgent", "priority": "high", "duration": 500 } },
      { "notify": { "title": "named", "id": "x", "duration": 500 } },
      { "notify": { "title": "renamed", "id": "x", "duration": 500, "opens": 3 } },
      { "wait": 5600 },
      { "expect": "notification-title", "text": "renamed" },
      { "tap": "notification" }, { "wait": "settled" }, { "expect": "message", "visible": true }
      """)
    let shown = run.stage.log.texts(.notification).filter { $0.hasSuffix("» shown") }
    #expect(
      shown.map { $0.split(separator: "»")[0].dropFirst("notification «".count) } == [
        "first", "urgent", "ordinary", "renamed", "idle",
      ])
  }

  @Test(arguments: [
    (
      #"{ "notify": {} }"#,
      #"1:39: "notify" of a notify step has no "title"; add it"#
    ),
    (
      #"{ "notify": "hello" }"#,
      #"1:39: "notify" of a notify step is a string; it must be an object"#
    ),
    (
      #"{ "notify": { "title": "a", "mesage": "b" } }"#,
      #"1:55: unknown key "mesage" in "notify" of a notify step; did you mean "message"?"#
    ),
    (
      #"{ "notify": { "titel": "a" } }"#,
      #"1:41: "notify" of a notify step has no "title"; did you mean "title" instead of "titel"?"#
    ),
    (
      #"{ "notify": { "title": 3 } }"#,
      #"1:50: "title" of "notify" of a notify step is a number; it must be a string"#
    ),
    (
      #"{ "notify": { "title": "a", "icon": "mai" } }"#,
      #"1:63: "icon" of "notify" of a notify step is "mai"; did you mean "mail"?"#
    ),
    (
      #"{ "notify": { "title": "a", "hideStyle": "curlup" } }"#,
      #"1:68: "hideStyle" of "notify" of a notify step is "curlup"; did you mean "curl-up"?"#
    ),
    (
      #"{ "notify": { "title": "a", "hideStyle": "explode" } }"#,
      #"1:68: "hideStyle" of "notify" of a notify step is "explode"; known: "default", "cross-dissolve", "curl-up", "flip-from-bottom", "flip-from-left", "flip-from-right""#
    ),
    (
      #"{ "notify": { "title": "a", "priority": "hihg" } }"#,
      #"1:67: "priority" of "notify" of a notify step is "hihg"; did you mean "high"?"#
    ),
    (
      #"{ "notify": { "title": "a", "sound": 1000 } }"#,
      #"1:64: "sound" of "notify" of a notify step is a number; it must be a string"#
    ),
    (
      #"{ "notify": { "title": "a", "sound": "1001" } }"#,
      #"1:64: "sound" of "notify" of a notify step is "1001"; did you mean "1000"?"#
    ),
    (
      #"{ "notify": { "title": "a", "duration": -1 } }"#,
      #"1:67: "duration" of "notify" of a notify step is -1; it must be 0 to 3600000"#
    ),
    (
      #"{ "notify": { "title": "a", "duration": 3600001 } }"#,
      #"1:67: "duration" of "notify" of a notify step is 3600001; it must be 0 to 3600000"#
    ),
    (
      #"{ "notify": { "title": "a", "showDuration": "100" } }"#,
      #"1:71: "showDuration" of "notify" of a notify step is a string; it must be a number"#
    ),
    (
      #"{ "notify": { "title": "a", "background": "blue" } }"#,
      #"1:69: "background" of "notify" of a notify step is "blue"; it must be a colour such as #0a84ff"#
    ),
    (
      ##"{ "notify": { "title": "a", "background": "#12345" } }"##,
      ##"1:69: "background" of "notify" of a notify step is "#12345"; it must be a colour such as #0a84ff"##
    ),
    (
      #"{ "notify": { "title": "a", "actions": ["1", "2", "3"] } }"#,
      #"1:66: "actions" of "notify" of a notify step has 3 items; it must have 0 to 2 items"#
    ),
    (
      #"{ "notify": { "title": "a", "actions": [""] } }"#,
      #"1:67: an item of "actions" of "notify" of a notify step is empty; write at least one character"#
    ),
    (
      #"{ "notify": { "title": "a", "opens": 0 } }"#,
      #"1:64: "opens" of "notify" of a notify step is 0; it must be 1 to 100000"#
    ),
    (
      #"{ "notify": { "title": "a", "opens": 1.5 } }"#,
      #"1:64: "opens" of "notify" of a notify step is 1.5; it must be a whole number"#
    ),
    (
      #"{ "notify": { "title": "a", "sticky": "yes" } }"#,
      #"1:65: "sticky" of "notify" of a notify step is a string; it must be true or false"#
    ),
    (
      #"{ "notify": { "title": "a" }, "wait": 5 }"#,
      #"1:29: unknown key "notify" in a wait step; known: "wait""#
    ),
    (
      #"{ "notfy": { "title": "a" } }"#,
      #"1:29: there is no step named "notfy"; did you mean "notify"?"#
    ),
  ])
  func `What is wrong is refused where it is wrong`(_ step: String, _ message: String) {
    #expect(refusal(step) == message)
  }
}
