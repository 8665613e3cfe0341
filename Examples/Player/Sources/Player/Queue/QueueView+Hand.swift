import TouchKit
import TouchStyle

/// A row in the hand: it follows the finger, the others make room, and the queue scrolls at its ends.
extension QueueView {
  /// What a finger holds.
  struct Lift {
    let song: Int
    /// Where in the row the finger took it.
    let grab: Double
    /// Where the finger is, from the upper edge of the list's visible part.
    var finger: Double
    /// -1 or 1 while the queue scrolls by itself.
    var scrolls = 0
    var crossing: Stage.EventID?
  }

  func handChanged(_ row: QueueRow) {
    switch row.press.state {
    case .began: take(row)
    case .changed: moved(row)
    case .ended, .cancelled: if lift?.song == row.song { putDown(isTold: true) }
    case .possible, .failed: break
    }
  }

  /// The finger's place in the visible part of the list.
  private func finger(_ row: QueueRow) -> Double {
    row.press.location(in: list).y - list.shownOffset
  }

  private func take(_ row: QueueRow) {
    guard lift == nil, order.contains(row.song), let offset = list.movingOffset else { return }
    let grab = row.press.location(in: list).y - row.shown.frame.y
    lift = Lift(song: row.song, grab: grab, finger: finger(row))
    list.bringToFront(row)
    // The row stays under the finger also while the list moves below both.
    row.follow(
      .y, offset,
      row.weakly(or: 0) { [queue = Weak(self)] row, offset in
        guard let lift = queue.wrappedValue?.lift else { return row.frame.y }
        return offset + lift.finger - lift.grab
      })
    row.setLifted(true)
    if !stage.environment.reducedMotion {
      stage.animate(curve) { row.scale = stage.tuning[Tunings.queueLift] }
    }
    stage.note(.sound, "a tick: \(row.logName) is lifted")
  }

  private var curve: Animation {
    Animation(duration: .zero, curve: stage.tuning[Tunings.queueRoom])
  }

  private func moved(_ row: QueueRow) {
    guard lift?.song == row.song else { return }
    lift?.finger = finger(row)
    makeRoom()
    scrollAtEnds()
  }

  // MARK: Room

  /// The middle of the row in the hand, in the list's content.
  private var middle: Double? {
    lift.map { list.shownOffset + $0.finger - $0.grab + rowHeight / 2 }
  }

  /// Gives the row in the hand the slot that its middle is over.
  private func makeRoom() {
    guard let lift, let middle, let index = order.firstIndex(of: lift.song) else { return }
    let place = min(max((middle / rowHeight).rounded(.down), 0), Double(order.count - 1))
    guard let place = Int(exactly: place), place != index else { return }
    order.remove(at: index)
    order.insert(lift.song, at: place)
    placeRows(animated: true)
    stage.note(.sound, "a tick: place \(place + 1)")
  }

  /// Puts the row down into its slot.
  func putDown(isTold: Bool) {
    guard let lift, let row = row(lift.song) else { return }
    stopScrolling()
    row.unfollow(.y)
    self.lift = nil
    let place = order.firstIndex(of: lift.song) ?? 0
    let drop = { [self] in
      row.frame = slot(place)
      row.scale = 1
    }
    if stage.environment.reducedMotion {
      drop()
      landed(row)
    } else {
      stage.animate(
        curve, drop, completion: weakly(with: row) { me, row, _ in me.landed(row) })
    }
    stage.note(.sound, "a tick: \(row.logName) is put down")
    if isTold { player.move(lift.song, to: place) }
  }

  /// A row is among the others again, unless a finger has taken it anew.
  private func landed(_ row: QueueRow) {
    guard lift?.song != row.song else { return }
    row.setLifted(false)
    restack()
  }

  // MARK: Scrolling at the ends

  private func scrollAtEnds() {
    guard let lift else { return }
    let edge = stage.tuning[Tunings.queueEdge]
    let wanted = lift.finger < edge ? -1 : lift.finger > list.size.height - edge ? 1 : 0
    if wanted != lift.scrolls {
      stopScrolling()
      if wanted != 0 { scroll(wanted) }
    }
    awaitNextSlot()
  }

  private func scroll(_ direction: Int) {
    guard let offset = list.movingOffset else { return }
    let range = list.offsetRange
    let target = direction < 0 ? range.lowerBound : range.upperBound
    let way = (target - offset.shown) * Double(direction)
    guard way > 0 else { return }
    lift?.scrolls = direction
    offset.animate(
      to: target,
      Animation(duration: .seconds(way / stage.tuning[Tunings.queueSpeed]), curve: .linear),
      onEnd: weakly { me, _ in me.lift?.scrolls = 0 })
  }

  private func stopScrolling() {
    if let crossing = lift?.crossing { stage.cancel(crossing) }
    lift?.crossing = nil
    guard let lift, lift.scrolls != 0 else { return }
    self.lift?.scrolls = 0
    list.movingOffset?.catchNow()
  }

  /// While the list moves under the finger, the row reaches its next slot at a time that is known beforehand.
  private func awaitNextSlot() {
    if let crossing = lift?.crossing { stage.cancel(crossing) }
    lift?.crossing = nil
    guard let lift, lift.scrolls != 0, let index = order.firstIndex(of: lift.song),
      let offset = list.movingOffset
    else { return }
    // Upwards the row has to be past the edge, not only on it.
    let past = lift.scrolls > 0 ? 0 : QueueView.past
    let edge = rowHeight * Double(lift.scrolls > 0 ? index + 1 : index) - past
    let level = edge - (lift.finger - lift.grab + rowHeight / 2)
    self.lift?.crossing = offset.schedule(
      crossing: level, "the row reaches the next slot",
      weakly { me in
        me.lift?.crossing = nil
        me.makeRoom()
        me.awaitNextSlot()
      })
  }

  private static let past = 0.01
}
