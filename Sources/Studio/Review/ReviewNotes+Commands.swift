import Workbench

/// The commands of what is said to a review.
extension ReviewNotes: CommandOwner {
  var commands: [Command: CommandRow] {
    [
      .note: .plain(beginNote),
      .drawNote: .plain(drawNote),
      .replyNote: .plain(beginReply),
      .editNote: .plain(beginEdit),
      .resolveNote: .plain(resolveNote),
      .tryNote: .plain(trySuggestion),
      .decide: .plain(decision.begin),
      .reviewAnswer: .answer { [self] in if let text = $0 { answer(text) } else { leaveQuestion() }
      },
    ]
  }
}
