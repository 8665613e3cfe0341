/// Notifies observers of events. The sender need not know the observers, and an observer need not know the sender.
///
/// Each stage has its own centre. Observers are called in the order in which they were added. A sender that is an
/// observer also receives its own notices. If an observer is removed while a notice is delivered, it does not receive
/// this notice. If an observer is added then, it receives only later notices.
public final class NotificationCentre {
  private struct Entry {
    let number: Int
    let name: String
    @Weak var observer: Referable?
    /// The only sender that counts, held weakly. `wantsObject` stays true when it is freed, so that no other sender
    /// counts.
    @Weak var object: Referable?
    let wantsObject: Bool
    let tell: (Referable, Letter) -> Void

    var isDead: Bool { observer == nil || wantsObject && object == nil }
  }

  /// A notice on its way, whatever its content is.
  private class Letter {}
  private final class LetterOf<Content>: Letter {
    let posted: PostedNotice<Content>

    init(_ posted: PostedNotice<Content>) { self.posted = posted }
  }

  @Weak var stage: Stage!
  private var entries: [Entry] = []
  private var nextNumber = 0

  /// Calls a method of an observer for every notice with a name, or only for the notices that one object posts.
  ///
  /// The centre keeps neither the observer nor the object alive.
  public func add<Observer: Referable, Content>(
    _ observer: Observer, _ notice: Notice<Content>, from object: Referable? = nil,
    _ method: @escaping (Observer) -> (PostedNotice<Content>) -> Void
  ) {
    entries.removeAll { $0.isDead }
    entries.append(
      Entry(
        number: nextNumber, name: notice.name, observer: Weak(observer), object: Weak(object),
        wantsObject: object != nil
      ) { observer, letter in
        guard let observer = observer as? Observer, let letter = letter as? LetterOf<Content> else {
          preconditionFailure("the notice \(notice.name) is posted with different contents")
        }
        method(observer)(letter.posted)
      })
    nextNumber += 1
  }

  /// Stops calling an observer: for one notice, for the notices of one object, or, if both are nil, for all notices.
  public func remove(
    _ observer: Referable, _ name: String? = nil, from object: Referable? = nil
  ) {
    entries.removeAll {
      $0.isDead
        || $0.observer === observer && (name == nil || $0.name == name)
          && (object == nil || $0.object === object)
    }
  }

  /// Notifies every observer of the notice before the method returns.
  public func post<Content>(
    _ notice: Notice<Content>, _ content: Content, from object: Referable? = nil
  ) {
    let told = entries.filter {
      !$0.isDead && $0.name == notice.name && (!$0.wantsObject || $0.object === object)
    }
    stage.note(
      .notification,
      .posted(
        notice.name, by: object.map { ($0 as? Responder)?.logName ?? $0.className },
        observers: told.count))
    let letter = LetterOf(PostedNotice(notice: notice, content: content, object: object))
    for entry in told where entries.contains(where: { $0.number == entry.number }) {
      if let observer = entry.observer { entry.tell(observer, letter) }
    }
  }
}

extension NotificationCentre {
  /// Posts a notice without content.
  public func post(_ notice: Notice<Void>, from object: Referable? = nil) {
    post(notice, (), from: object)
  }
}
