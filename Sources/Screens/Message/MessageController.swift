import TouchKit

/// Runs the message screen, on which a message can be answered.
final class MessageController: ViewController {
  private let message: Message
  private let drafts: Drafts
  private let screen: MessageView

  init(_ message: Message, drafts: Drafts, on stage: Stage) {
    self.message = message
    self.drafts = drafts
    screen = MessageView(message)
    super.init(stage)
  }

  override var title: String { message.subject }
  override var largeTitle: LargeTitle? { screen.largeTitle }
  override func makeView() -> View { screen }

  override func viewDidLoad() {
    let reply = screen.reply
    reply.string = drafts[message.number]
    reply.onChange = weakly { me in me.drafts.write(me.message.number, in: me.screen.reply) }
    reply.onBegin = weakly { me in me.screen.showEdge(isEdited: true) }
    reply.onEnd = weakly { me in me.screen.showEdge(isEdited: false) }
    screen.done.on(.touchUpInside, "done", weakly { me in me.screen.reply.resignFirstResponder() })
    screen.onTouch = weakly { me in me.screen.reply.resignFirstResponder() }
  }

  override func viewWillDisappear() {
    screen.reply.resignFirstResponder()
    drafts.keep(message.number, from: screen.reply)
  }
}
