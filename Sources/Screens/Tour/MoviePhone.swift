import TouchKit

/// Draws the little phone of a moving picture with the finger over it.
struct MoviePhone {
  let corners: Media.Corners
  /// The phone's screen in the picture's units; its lower end is below the picture.
  private let screen = Rect(96, 18, 128, 210)
  private static let bezel = 5.0
  private static let bar = 14.0
  private static let row = 30.0
  private static let drawer = 52.0

  private var radius: Double { corners == .round ? 18 : 3 }

  func drawPhone(_ context: inout DrawingContext) {
    let body = screen.inset(by: -MoviePhone.bezel)
    context.fill(body, radius: radius + MoviePhone.bezel, MoviePalette.body)
    context.fill(screen, radius: radius, MoviePalette.ground)
  }

  /// Paints below the status bar. The clip has no round corners, because those would need a mask.
  private func belowBar(
    _ context: inout DrawingContext, _ paint: (inout DrawingContext) -> Void
  ) {
    let bar = MoviePhone.bar
    context.clip(Rect(screen.x, screen.y + bar, screen.width, screen.height - bar), paint)
    drawBar(&context)
  }

  private func drawBar(_ context: inout DrawingContext) {
    let inset = corners == .round ? 16.0 : 8
    context.fill(
      Rect(screen.x + inset, screen.y + 6, 18, 4), radius: 2, MoviePalette.ink)
    context.fill(
      Rect(screen.maxX - inset - 14, screen.y + 5.5, 14, 5), radius: 2, MoviePalette.ink)
  }

  /// A row of a list: avatar and two lines.
  private func drawRow(
    _ number: Int, at y: Double, shift: Double = 0, _ context: inout DrawingContext
  ) {
    let x = screen.x + shift
    context.fill(Rect(x, y, screen.width, MoviePhone.row), MoviePalette.row)
    let hue = MoviePalette.avatars[number % MoviePalette.avatars.count]
    context.fill(Rect(x + 8, y + 7, 16, 16), radius: 8, hue)
    let first = [52.0, 40, 60, 46, 56, 44][number % 6]
    context.fill(Rect(x + 30, y + 8, first, 5), radius: 2.5, MoviePalette.ink)
    context.fill(Rect(x + 30, y + 17, 80, 4), radius: 2, MoviePalette.faintInk)
    context.fill(
      Rect(screen.x + 30, y + MoviePhone.row - 0.5, screen.width - 30, 0.5),
      MoviePalette.hairline)
  }

  private func drawFinger(at point: Point, pressed: Double, _ context: inout DrawingContext) {
    let radius = 13 - 2 * pressed
    let disc = Rect(center: point, size: Size(radius * 2, radius * 2))
    context.shadow(
      disc, radii: CornerRadii(all: radius),
      Shadow(y: 3, blur: 8, color: MoviePalette.fingerShadow))
    context.fill(disc, radius: radius, MoviePalette.finger.faded(0.55 + 0.25 * pressed))
    context.fill(
      disc.inset(by: 1.5), radius: radius - 1.5, MoviePalette.press.faded(0.25 + 0.35 * pressed))
  }

  // MARK: The drawer

  /// A tap opens the drawer, a second closes it; then the finger pulls it out slowly and throws it back.
  func drawDrawer(at seconds: Double, _ context: inout DrawingContext) {
    let ease = MovieScene.ease
    let tapped = ease(seconds, 1.6, 2.1) - ease(seconds, 4.6, 5.0)
    // Pulled, held, pulled on, and released.
    let pulled =
      0.6 * ease(seconds, 6.2, 7.4) + 0.4 * ease(seconds, 7.9, 8.6) - ease(seconds, 9.2, 9.6)
    let open = min(max(tapped + pulled, 0), 1)
    let top = screen.y + MoviePhone.bar
    belowBar(&context) { context in
      let y = top + (open - 1) * MoviePhone.drawer
      context.fill(
        Rect(screen.x, y, screen.width, MoviePhone.drawer), MoviePalette.drawer)
      for toggle in 0..<4 {
        let x = screen.x + 12 + Double(toggle) * 28
        let isOn = toggle == 1 && seconds > 3.3 && seconds < 9.4
        context.fill(
          Rect(x, y + 16, 20, 20), radius: 6, isOn ? MoviePalette.toggleOn : MoviePalette.toggle)
      }
      let content = y + MoviePhone.drawer
      context.fill(Rect(screen.x, content, screen.width, 220), MoviePalette.ground)
      context.fill(
        Rect(screen.x + 10, content + 8, 48, 9), radius: 4, MoviePalette.ink)
      for row in 0..<6 {
        drawRow(row, at: content + 24 + Double(row) * MoviePhone.row, &context)
      }
    }
    let barY = screen.y + MoviePhone.bar / 2
    let toggle = Point(screen.x + 50, top + 26)
    let bar = Point(screen.midX, barY)
    let far = Point(screen.maxX + 40, screen.y + 120)
    var finger = mix(far, bar, ease(seconds, 0.4, 1.3))
    finger = mix(finger, toggle, ease(seconds, 2.4, 3.1))
    finger = mix(finger, bar, ease(seconds, 3.7, 4.4))
    finger = finger + Point(0, pulled > 0 ? MoviePhone.drawer * min(pulled, 1) : 0)
    finger = mix(finger, far, ease(seconds, 9.8, 10.8))
    let press =
      pulse(seconds, 1.5) + pulse(seconds, 3.25) + pulse(seconds, 4.5)
      + (ease(seconds, 5.8, 6.0) - ease(seconds, 9.2, 9.4))
    drawFinger(at: finger, pressed: min(max(press, 0), 1), &context)
  }

  // MARK: Rows

  /// A swipe brings the button; a touch at another place sends it back; a longer swipe deletes, and the gap closes.
  func drawRows(at seconds: Double, _ context: inout DrawingContext) {
    let ease = MovieScene.ease
    let asked = ease(seconds, 1.2, 2.0) - ease(seconds, 3.2, 3.6)
    let full = ease(seconds, 4.8, 5.7)
    let reveal = asked * 44 + full * (screen.width - 6)
    let gap = ease(seconds, 5.9, 6.5)
    let top = screen.y + MoviePhone.bar
    let second = top + 24 + MoviePhone.row
    belowBar(&context) { context in
      context.fill(
        Rect(screen.x + 10, top + 8, 42, 9), radius: 4, MoviePalette.ink)
      for row in [0, 2, 3, 4, 5, 6] {
        let up = row > 1 ? gap * MoviePhone.row : 0
        drawRow(row, at: top + 24 + Double(row) * MoviePhone.row - up, &context)
      }
      let height = MoviePhone.row * (1 - gap)
      guard height > 0 else { return }
      context.clip(Rect(screen.x, second, screen.width, height)) { context in
        drawRow(1, at: second, &context)
        guard reveal > 0 else { return }
        let width = max(38, reveal - 6)
        let button = Rect(screen.maxX - reveal, second + 4, width, MoviePhone.row - 8)
        context.fill(
          Rect(button.x - 8, second, screen.maxX - button.x + 8, MoviePhone.row - 0.5),
          MoviePalette.row)
        context.fill(button, radius: 6, MoviePalette.delete)
        context.fill(
          Rect(center: button.center, size: Size(20, 3)), radius: 1.5, MoviePalette.onDelete)
      }
    }
    let start = Point(screen.maxX - 24, second + MoviePhone.row / 2)
    let away = Point(screen.maxX + 44, screen.y + 150)
    let below = Point(screen.midX, screen.y + 150)
    var finger = mix(away, start, ease(seconds, 0.3, 1.0))
    finger = finger + Point(-46 * ease(seconds, 1.2, 2.0), 0)
    finger = mix(finger, below, ease(seconds, 2.3, 2.9))
    finger = mix(finger, start, ease(seconds, 3.8, 4.5))
    finger = finger + Point(-100 * full, 0)
    finger = mix(finger, away, ease(seconds, 6.6, 7.6))
    let press =
      ease(seconds, 1.0, 1.2) - ease(seconds, 2.0, 2.2) + pulse(seconds, 3.1)
      + ease(seconds, 4.55, 4.75) - ease(seconds, 5.7, 5.9)
    drawFinger(at: finger, pressed: min(max(press, 0), 1), &context)
  }

  private func mix(_ a: Point, _ b: Point, _ share: Double) -> Point {
    a + (b - a) * share
  }

  /// A short press around a time.
  private func pulse(_ seconds: Double, _ at: Double) -> Double {
    MovieScene.ease(seconds, at - 0.12, at) - MovieScene.ease(seconds, at + 0.08, at + 0.25)
  }
}
