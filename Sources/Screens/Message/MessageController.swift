import TouchKit

/// Shows a message whole.
final class MessageController: ViewController {
  private let message: Message

  init(_ message: Message, on stage: Stage) {
    self.message = message
    super.init(stage)
  }

  override var title: String { message.subject }
  override func makeView() -> View { MessageView(message) }
}
