import GtkPaint
import JSON
import Widgets

/// What the window says: problems, notices, steps and questions, with what answers them.
final class Notices {
  /// The window shows at most one message of each case. The host knows a message by its number.
  enum Message: Int32 {
    case problem = 1, notice, crashRecording, step, tuning, unreadable, content, liveCode, parted,
      verdict, sharing, review, sketch
  }

  typealias Button = (words: String, pressed: () -> Void)

  /// What a message that is shown does when it is answered.
  private struct Standing {
    var buttons: [Button]
    var closed: () -> Void
    /// Rings when it was there for long enough.
    var read: Alarm?
  }

  /// How long a notice is shown, in microseconds, and a notice with a button.
  private static let noticeTime: Int64 = 5_000_000
  private static let buttonTime: Int64 = 10_000_000
  /// How long it waits before it looks again whether fingers are on the phone.
  private static let fingerTime: Int64 = 500_000

  private let host: HostWindow
  private let phone: PhoneCanvas
  private var standing: [Message: Standing] = [:]
  /// The undo list's revision that is said of the last step.
  private var saidRevision: Int?
  /// Whether it was said that a text names a font that is not there.
  private var hasToldFontFault = false

  init(_ host: HostWindow, _ phone: PhoneCanvas) {
    self.host = host
    self.phone = phone
  }

  /// Shows a message; `closed` is called when it is closed without a button.
  func put(
    _ message: Message, _ kind: HostWindow.MessageKind, _ words: String, _ buttons: [Button] = [],
    closed: @escaping () -> Void = {}
  ) {
    standing[message] = Standing(buttons: buttons, closed: closed)
    host.show(kind, words, number: message.rawValue, buttons: buttons.map(\.words))
  }

  func reword(_ message: Message, _ words: String) {
    host.reword(message: message.rawValue, words)
  }

  func hide(_ message: Message) {
    standing[message] = nil
    host.hideMessage(message.rawValue)
  }

  /// A message's button was pressed, or it was closed.
  func answered(_ number: Int32, _ button: Int?) {
    guard let message = Message(rawValue: number), let answer = standing[message] else { return }
    // First: the answer may put it again.
    standing[message] = nil
    if let button { answer.buttons[button].pressed() } else { answer.closed() }
  }

  /// From now on no shown message can be answered.
  func forget() { standing = [:] }

  // MARK: Problems and notices

  /// Shows what went wrong, in the window and nowhere else.
  func show(_ problem: Problem) { show(problem: problem.description) }

  func show(problem: String) { put(.problem, .error, problem) }

  /// Says once that a text of the phone's names a font that is not there.
  func tell(_ fault: FontError) {
    guard !hasToldFontFault else { return }
    hasToldFontFault = true
    show(problem: "\(fault.description); \(fault.remedy)\nThe default font is used.")
  }

  /// Says that something went well, for as long as it takes to read, with a button for what one may want next.
  func show(notice: String, button: String? = nil, _ pressed: (() -> Void)? = nil) {
    show(notice: notice, buttons: button.map { [($0, pressed ?? {})] } ?? [])
  }

  func show(notice: String, buttons: [Button]) {
    put(.notice, .info, notice, buttons)
    hide(.notice, after: buttons.isEmpty ? Self.noticeTime : Self.buttonTime)
  }

  /// Says what a step did, with a button that undoes or redoes it. It disappears when another step is the last one, or
  /// after the time that it takes to read.
  func show(step words: String, at revision: Int, _ button: Button) {
    saidRevision = revision
    put(.step, .info, words, [button])
    hide(.step, after: Self.buttonTime)
  }

  /// Hides the message about a step when another step is the last one.
  func leaveStep(before revision: Int) {
    if standing[.step] != nil, saidRevision != revision { hide(.step) }
  }

  /// Hides a message after a time, but not while fingers are on the phone: the phone would move under them.
  private func hide(_ message: Message, after time: Int64) {
    standing[message]?.read = Alarm(at: Alarm.now + time) { [unowned self] in
      if phone.isTouched { hide(message, after: Self.fingerTime) } else { hide(message) }
    }
  }
}
