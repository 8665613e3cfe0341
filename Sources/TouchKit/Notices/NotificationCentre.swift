/// Notifies observers of events. The sender knows no observer, and an observer need not know the
/// sender.
///
/// Each stage has its own centre. Observers are called in the order in which they were added; a
/// sender receives its own posts, too. An observer that is removed while a notice is delivered does
/// not receive it. An observer that is added receives notices from the next one on.
public final class NotificationCentre {
  private struct Entry {
    let number: Int
    let name: String
    weak var observer: AnyObject?
    /// The only sender that counts, held weakly. `wantsObject` stays true when it is freed, so that no other sender
    /// counts.
    weak var object: AnyObject?
    let wantsObject: Bool
    let tell: (AnyObject, Any, AnyObject?) -> Void

    var isDead: Bool { observer == nil || wantsObject && object == nil }
  }

  unowned var stage: Stage!
  private var entries: [Entry] = []
  private var nextNumber = 0

  /// Calls a method of an observer for every notice of a name, or only for those from one object.
  ///
  /// Neither the observer nor the object is kept alive.
  public func add<Observer: AnyObject, Content>(
    _ observer: Observer, _ notice: Notice<Content>, from object: AnyObject? = nil,
    _ method: @escaping (Observer) -> (PostedNotice<Content>) -> Void
  ) {
    entries.removeAll(where: \.isDead)
    entries.append(
      Entry(
        number: nextNumber, name: notice.name, observer: observer, object: object,
        wantsObject: object != nil
      ) { observer, content, object in
        guard let observer = observer as? Observer, let content = content as? Content else {
          preconditionFailure("the notice \(notice.name) is posted with different contents")
        }
        method(observer)(PostedNotice(notice: notice, content: content, object: object))
      })
    nextNumber += 1
  }

  /// Removes an observer from one notice, from one object's, or (without either) from all.
  public func remove(
    _ observer: AnyObject, _ name: String? = nil, from object: AnyObject? = nil
  ) {
    entries.removeAll {
      $0.isDead
        || $0.observer === observer && (name == nil || $0.name == name)
          && (object == nil || $0.object === object)
    }
  }

  /// Notifies every observer, before it returns.
  public func post<Content>(
    _ notice: Notice<Content>, _ content: Content, from object: AnyObject? = nil
  ) {
    let told = entries.filter {
      !$0.isDead && $0.name == notice.name && (!$0.wantsObject || $0.object === object)
    }
    stage.note(
      .notification,
      .posted(
        notice.name, by: object.map { ($0 as? Responder)?.logName ?? "\(type(of: $0))" },
        observers: told.count))
    for entry in told where entries.contains(where: { $0.number == entry.number }) {
      if let observer = entry.observer { entry.tell(observer, content, object) }
    }
  }
}

extension NotificationCentre {
  /// Posts a notice without content.
  public func post(_ notice: Notice<Void>, from object: AnyObject? = nil) {
    post(notice, (), from: object)
  }
}
