import GtkPaint
import TouchKit
import Widgets
import Workbench

/// Shows other phones beside the session's, under the same fingers.
extension PhoneCanvas {
  /// A phone beside the session's, on the canvas.
  struct OtherPhone {
    let beside: Beside
    var layout: PhoneLayout
    var face = PhoneFace()
    /// Notes on its screen.
    var notes = NoteMarks()
  }

  /// A desk that is less wide has no room for two phones.
  private static let roomForTwo = 620.0
  /// How near to the curtain the pointer must be to grab it, in logical pixels.
  private static let reach = 6.0
  private static let curtainLine = 2.0
  private static let curtainHandle = Size(8, 36)
  /// What differs between two phones is seen in this colour, over a phone that is paler by so much.
  private static let different = Color(hex: 0xE01B24).faded(0.8)
  private static let paleness = 0.6

  /// How they are shown here: on a narrow desk a curtain hangs between two phones.
  var arrangement: SidesView.Arrangement? {
    guard !others.isEmpty else { return nil }
    let isNarrow = others.count == 1 && whole.width < PhoneCanvas.roomForTwo
    return view.wanted == .sides && isNarrow ? .curtain : view.wanted
  }

  // MARK: Places

  private var isSpread: Bool { arrangement == nil || arrangement == .sides }

  /// The screens of all phones, the session's first.
  private var screens: [Size] { [screenSize] + others.map(\.beside.screen) }

  /// The parts of the canvas by places.
  private var places: [Rect] {
    guard isSpread else { return [Rect(origin: .zero, size: whole)] }
    let screens = screens
    return DeskParts.parts(of: whole, for: view.order.map { screens[$0] }, columns: view.columns)
  }

  /// Where each phone is, the session's first.
  var phoneParts: [Rect] {
    let places = places
    guard !others.isEmpty else { return places }
    return (0...others.count).map { phone in
      let place = isSpread ? view.order.firstIndex(of: phone) ?? 0 : 0
      return DeskParts.split(places[place]).phone
    }
  }

  /// Where the names of the places are; nil for a phone that is not seen.
  var namePlaces: [PhoneNotes.Place?] {
    guard let arrangement else { return [] }
    let areas = places.map { DeskParts.split($0).name }
    guard arrangement != .sides else {
      return areas.map { PhoneNotes.Place(area: $0, across: 0.5) }
    }
    let (first, second) = view.pair
    return view.order.indices.map { place in
      switch arrangement {
      case .turns: place == view.front ? PhoneNotes.Place(area: areas[0], across: 0.5) : nil
      case .curtain, .difference, .sides:
        place == first || place == second
          ? PhoneNotes.Place(area: half(areas[0], isSecond: place == second), across: 0.5) : nil
      }
    }
  }

  private func half(_ area: Rect, isSecond: Bool) -> Rect {
    Rect(area.x + (isSecond ? area.width / 2 : 0), area.y, area.width / 2, area.height)
  }

  /// How the phones are to be shown in their parts.
  var partOptions: PhoneLayout.ViewOptions {
    var options = viewOptions
    options.keepsBezel = !others.isEmpty && whole.width >= PhoneLayout.leastDesk
    return options
  }

  /// Gives the other phones their parts; false if they have them.
  func layOutOthers(_ parts: [Rect], density: Double) -> Bool {
    var isNew = false
    for index in others.indices {
      let part = parts[index + 1]
      let layout = PhoneLayout(
        canvas: part.size, at: part.origin, density: density,
        screen: others[index].beside.screen, partOptions)
      isNew = isNew || layout != others[index].layout
      others[index].layout = layout
      layNotes(index)
    }
    return isNew
  }

  /// Shows notes on a phone's screen; 0 is the session's.
  func show(_ notes: NoteMarks, on phone: Int) {
    if phone == 0 {
      if marks.overlay.notes != notes { marks.overlay.notes = notes }
    } else if others.indices.contains(phone - 1), others[phone - 1].notes != notes {
      others[phone - 1].notes = notes
      layNotes(phone - 1)
      canvas.draw()
    }
  }

  /// Notes and drawings are others.
  func layNotes() {
    layOverlay()
    for index in others.indices { layNotes(index) }
    canvas.draw()
  }

  private func layNotes(_ index: Int) {
    let marks = drawn(OverlayMarks(notes: others[index].notes), on: index + 1)
    others[index].face.overlay =
      marks.isEmpty ? nil : marks.list(others[index].layout, painter.measurer)
  }

  /// The layout of a phone; 0 is the session's.
  func layout(of phone: Int) -> PhoneLayout {
    phone == 0 ? layout : others[phone - 1].layout
  }

  /// A phone by its number; 0 is the session's.
  func stage(of phone: Int) -> Stage? {
    phone == 0
      ? session.stage : others.indices.contains(phone - 1) ? others[phone - 1].beside.stage : nil
  }

  /// A phone by its number, at the session's time also before the next frame.
  func stageNow(of phone: Int) -> Stage? {
    if others.indices.contains(phone - 1) { others[phone - 1].beside.follow(session) }
    return stage(of: phone)
  }

  /// The phones' layouts by their places.
  var placedLayouts: [PhoneLayout] { view.order.map(layout(of:)) }

  // MARK: Hands

  /// Where the curtain hangs, across the canvas.
  private var curtainX: Double { (whole.width * view.curtain).rounded() }

  /// The phone at a point of the canvas.
  private func phone(at point: Point) -> Int {
    switch arrangement {
    case nil: 0
    case .sides:
      zip(view.order, places).first { $0.1.contains(point) }?.0 ?? view.touched
    case .curtain: view.order[point.x >= curtainX ? view.pair.1 : view.pair.0]
    case .difference: view.order[view.pair.0]
    case .turns: view.order[view.front]
    }
  }

  /// Finds the phone that an event is for, without using the event. While a finger is down, its events stay with that
  /// phone.
  func place(_ event: CanvasEvent) -> Bool {
    if !isTouched { view.touched = phone(at: Point(event.x, event.y)) }
    hand.layout = layout(of: others.count < view.touched ? 0 : view.touched)
    return false
  }

  /// Uses an event that moves the curtain; false if the event doesn't move it.
  func moveCurtain(with event: CanvasEvent) -> Bool {
    guard arrangement == .curtain else { return false }
    let isNear = abs(event.x - curtainX) <= PhoneCanvas.reach && !isTouched
    switch event.kind {
    case .press(1) where isNear: view.holdsCurtain = true
    case .motion where view.holdsCurtain:
      view.curtain = min(max(0.02, event.x / max(whole.width, 1)), 0.98)
      canvas.draw()
    case .release(1) where view.holdsCurtain: view.holdsCurtain = false
    case .grabLost:
      view.holdsCurtain = false
      return false
    case .motion:
      canvas.setCursor(isNear ? "col-resize" : hand.cursor.rawValue)
      return isNear
    default: return false
    }
    return true
  }

  /// Shows other phones beside the session's, or no others, in an order of their places.
  func show(
    beside: [Beside], in order: [Int]? = nil, columns: Int? = nil, isBlind: Bool = false
  ) {
    cancelTouches()
    for other in beside { other.follow(session) }
    others = beside.map {
      OtherPhone(
        beside: $0,
        layout: PhoneLayout(canvas: .zero, density: layout.density, screen: $0.screen))
    }
    var view = view
    view.order = order ?? Array(0...beside.count)
    (view.columns, view.isBlind, view.touched) = (columns, isBlind, 0)
    if view.front > beside.count || isBlind { view.front = 0 }
    self.view = view
    layOutAgain()
  }

  /// Changes the arrangement of the phones.
  func arrange(_ wanted: SidesView.Arrangement) {
    guard wanted != view.wanted else { return }
    cancelTouches()
    view.wanted = wanted
    layOutAgain()
  }

  /// Shows the phone at another place in front.
  func bringForward(_ place: Int) {
    guard place != view.front, view.order.indices.contains(place) else { return }
    view.front = place
    layOutAgain()
  }

  // MARK: Drawing

  /// The other phones as they are now; false if they are as they were drawn last.
  func followOthers() -> Bool {
    var (isNew, isTurned) = (false, false)
    for index in others.indices {
      let beside = others[index].beside
      var dots = TouchDots()
      if session.peek == nil {
        beside.follow(session)
        dots = self.dots(of: index + 1)
      } else {
        beside.peek(session, earlier: seeking.earlier)
      }
      isNew = others[index].face.show(beside.frame, dots) || isNew
      isTurned = isTurned || beside.screen != others[index].layout.screen
    }
    if isTurned { layOutAgain() }
    return isNew
  }

  /// Puts all phones into a frame.
  func appendPhones(to snapshot: Canvas.Snapshot) {
    guard let arrangement else { return append(0, to: snapshot) }
    // The parts leave room for the names.
    let desk = chrome(layout, cornerRadius: 0).desk
    append([.fill(Rect(origin: .zero, size: whole), .zero, desk)], to: snapshot)
    let (first, second) = (view.order[view.pair.0], view.order[view.pair.1])
    switch arrangement {
    case .sides: for phone in view.order { append(phone, to: snapshot) }
    case .turns: append(view.order[view.front], to: snapshot)
    case .curtain:
      append(first, to: snapshot)
      let x = curtainX
      snapshot.clip(to: Rect(x, 0, whole.width - x, whole.height)) { append(second, to: snapshot) }
      append(curtainItems(x), to: snapshot)
    case .difference:
      let (one, other) = (picture(of: first), picture(of: second))
      let frame = layout(of: first).frame
      append(first, to: snapshot) {
        append([.fill(frame, .zero, .white.faded(PhoneCanvas.paleness))], to: snapshot)
        snapshot.difference(PhoneCanvas.different) {
          one.append(to: snapshot)
        } _: {
          other.append(to: snapshot)
        }
      }
    }
  }

  private func curtainItems(_ x: Double) -> [DisplayItem] {
    let (line, handle) = (PhoneCanvas.curtainLine, PhoneCanvas.curtainHandle)
    return [
      .fill(Rect(x - line / 2, 0, line, whole.height), .zero, TimelineInk.live),
      .fill(
        Rect(center: Point(x, (whole.height / 2).rounded()), size: handle),
        CornerRadii(all: handle.width / 2), TimelineInk.live),
    ]
  }

  private func append(_ items: [DisplayItem], to snapshot: Canvas.Snapshot) {
    let scene = painter.scene(DisplayList(items: items), size: whole, scale: layout.density)
    snapshot.append(scene, at: .zero, factor: 1)
  }

  private func append(
    _ phone: Int, to snapshot: Canvas.Snapshot, _ marks: () -> Void = {}
  ) {
    let radius =
      phone == 0
      ? session.stage.settings.device.cornerRadius : others[phone - 1].beside.cornerRadius
    let chrome = chrome(layout(of: phone), cornerRadius: radius)
    withFace(of: phone) {
      $0.append(to: snapshot, chrome, on: whole, painter, for: canvas.use, marks)
    }
  }

  /// A phone's picture alone, without what is around it.
  private func picture(of phone: Int) -> PhoneFace.Picture {
    let layout = layout(of: phone)
    return withFace(of: phone) { $0.picture(layout, painter, for: canvas.use) }
  }

  private func withFace<T>(of phone: Int, _ use: (inout PhoneFace) -> T) -> T {
    var face = phone == 0 ? face : others[phone - 1].face
    defer { if phone == 0 { self.face = face } else { others[phone - 1].face = face } }
    return use(&face)
  }
}
