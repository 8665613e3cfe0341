import TouchKit

/// Runs the inbox.
final class InboxController: ViewController {
  /// Called when a message is to be read; it counts as read from then on.
  var onOpen: ((Message) -> Void)?
  private let inbox = InboxView()
  private var day: Int

  init(_ stage: Stage, clock: PhoneClock) {
    day = stage.civilNow.day
    super.init(stage)
    clock.onMinute { [weak self] in self?.minutePassed() }
  }

  override var title: String { "Inbox" }
  override func makeView() -> View { inbox }

  override func viewDidLoad() {
    inbox.show(
      Message.bundled().map { message in
        let row = MessageRow(message)
        row.onPress = { [unowned self, unowned row] in open(row) }
        return row
      })
  }

  private func open(_ row: MessageRow) {
    stage?.note(.action, "\(row.logName) opened")
    row.markRead()
    inbox.updateSummary()
    onOpen?(row.message)
  }

  /// Yesterday's times read differently from midnight on.
  private func minutePassed() {
    guard let today = stage?.civilNow.day, today != day else { return }
    day = today
    for row in inbox.rows { row.updateTime() }
  }
}
