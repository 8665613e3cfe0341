/// The picture while the interface turns. Bounds, layout and touches are the new ones from the first instant.
///
/// The screen from before is a value that never changes; the new one is painted as it is at any time. Both are pictures
/// on a ground of black, so that a frame costs no more than drawing two textures.
struct ScreenTurn {
  static let animation = TunableAnimation(
    "rotation", duration: "how long the screen takes to turn", curve: "how the screen turns")

  /// The screen as it was seen when the turn began.
  private let before: DisplayList
  private let sizeBefore: Size
  /// The angle from the new screen to the old one, clockwise, in radians.
  private let angle: Double
  /// Whether the old screen fades without turning.
  private let isStill: Bool
  private let isRightToLeft: Bool
  /// How many interrupted turns are seen within this one.
  private let depth: Int
  /// 0 while the old screen fills the glass, 1 when the new one does.
  let progress: AnimatedValue

  /// At most this many turns are kept inside each other: the first ones can no longer be seen.
  private static let deepest = 8

  /// A turn that begins with the present picture; made before the interface has its new orientation.
  init(
    from stage: Stage, to orientation: Orientation, interrupting former: ScreenTurn?
  ) {
    let quarters = stage.environment.orientation.quarters(to: orientation)
    if let former, former.progress.shown <= 0 {
      // At the instant when a turn begins, only its old screen is seen.
      (before, sizeBefore, depth) = (former.before, former.sizeBefore, former.depth)
      angle = ScreenTurn.nearest(former.angle + Double(quarters) * ScreenTurn.quarter)
    } else {
      let isShallow = former.map { $0.depth < ScreenTurn.deepest } ?? true
      before = isShallow ? stage.frame() : stage.presentScreen()
      sizeBefore = stage.screenSize
      depth = isShallow ? (former?.depth ?? -1) + 1 : 0
      angle = Double(quarters) * ScreenTurn.quarter
    }
    isStill = stage.environment.reducedMotion
    isRightToLeft = stage.environment.direction == .rightToLeft
    progress = AnimatedValue(0, name: "rotation.progress", on: stage, rest: .progress)
  }

  /// Whether the picture turns at all.
  var isNeeded: Bool { angle != 0 }

  /// The picture now, with the new screen as it is.
  func frame(_ now: DisplayList, _ size: Size) -> DisplayList {
    let share = progress.shown
    let seen = min(max(share, 0), 1)
    if isStill {
      return DisplayList(items: now.items + old(size, turned: angle, box: sizeBefore, 1 - seen))
    }
    // Both fill one box, whose shape changes from the old screen's to the new one's.
    let box = Size(
      sizeBefore.width + (size.width - sizeBefore.width) * share,
      sizeBefore.height + (size.height - sizeBefore.height) * share)
    let turned = angle * (1 - share)
    var items: [DisplayItem] = [.fill(Rect(origin: .zero, size: size), .zero, .black)]
    items += old(size, turned: turned, box: box, 1)
    items += picture(now, size, in: size, turned: turned, box: box, seen)
    return DisplayList(items: items)
  }

  private func old(
    _ screen: Size, turned: Double, box: Size, _ opacity: Double
  ) -> [DisplayItem] {
    picture(before, sizeBefore, in: screen, turned: turned, box: box, opacity)
  }

  /// A screen as a picture that fills a turned box in the middle of the glass.
  ///
  /// It keeps its size and its upper leading corner is the box's. If the box is smaller, the picture is cut off; if it
  /// is larger, the picture's edge is repeated, as if a list became wider.
  private func picture(
    _ list: DisplayList, _ size: Size, in screen: Size, turned: Double, box: Size,
    _ opacity: Double
  ) -> [DisplayItem] {
    guard opacity > 0 else { return [] }
    let left = isRightToLeft ? size.width - box.width : 0
    let place = AffineTransform.translation(screen.width / 2, screen.height / 2)
      .after(.rotation(sine: Maths.sin(turned), cosine: Maths.cos(turned)))
      .after(.translation(-box.width / 2 - left, -box.height / 2))
    let push = DisplayItem.pushPicture(
      source: Rect(origin: .zero, size: size), shown: Rect(left, 0, box.width, box.height), place,
      opacity: opacity)
    return [push] + list.items + [.pop]
  }

  private static let quarter = Double.pi / 2

  /// The same angle as the shortest way to it.
  private static func nearest(_ angle: Double) -> Double {
    angle > 2 * quarter ? angle - 4 * quarter : angle <= -2 * quarter ? angle + 4 * quarter : angle
  }
}

extension Orientation {
  /// By how many quarters clockwise a picture of this orientation is turned on a screen of another one; from -2 to 1.
  fileprivate func quarters(to other: Orientation) -> Int {
    switch other {
    case self: 0
    case turnedLeft: -1
    case turnedRight: 1
    default: -2
    }
  }
}
