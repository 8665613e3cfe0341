import GtkPaint
import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// Looks for pixels through which a screen is seen that something lies over.
struct Opacity {
  /// A state of the phone in which something lies over the screen.
  struct Combination: CustomStringConvertible {
    var device: String
    var environment: Environment

    var description: String {
      "\(device), \(environment.appearance), \(environment.orientation), \(environment.direction), text \(environment.textSize)"
    }
  }

  static let combinations = Devices.all.map(\.name).flatMap { device in
    Environment.Appearance.allCases.flatMap { appearance in
      [Orientation.portrait, .landscapeLeft].flatMap { orientation in
        [(Environment.Direction.leftToRight, 1.0), (.rightToLeft, 1.6)].map { direction, textSize in
          Combination(
            device: device,
            environment: Environment(
              appearance: appearance, textSize: textSize, direction: direction,
              orientation: orientation))
        }
      }
    }
  }

  /// Compares the pictures over a red and over a blue ground; gives the pixels of a shape in which they differ.
  ///
  /// The shape's edge is left out, where half a pixel of what is outside belongs.
  private func transparentPixels(
    _ tester: PhoneTester, _ shape: Rect, radius: Double, ground: View
  ) throws -> (within: Int, of: Int, around: Bool) {
    ground.background = DynamicColor(Color(hex: 0xFF0000))
    let red = try tester.pixels(scale: 1)
    ground.background = DynamicColor(Color(hex: 0x0000FF))
    let blue = try tester.pixels(scale: 1)
    var differing = 0
    var count = 0
    for y in Int(shape.y.rounded(.up))..<Int(shape.maxY.rounded(.down)) {
      for x in Int(shape.x.rounded(.up))..<Int(shape.maxX.rounded(.down)) {
        let inset = distanceInside(shape, radius, Point(Double(x) + 0.5, Double(y) + 0.5))
        guard inset > 1 else { continue }
        count += 1
        if red[x, y] != blue[x, y] { differing += 1 }
      }
    }
    // Beside the shape the ground is seen, so the comparison is one.
    let besideX = min(max(Int(shape.x) - 4, 0), Int(tester.stage.screenSize.width) - 1)
    let besideY = min(max(Int(shape.y) - 2, 0), Int(tester.stage.screenSize.height) - 1)
    return (differing, count, red[besideX, besideY] != blue[besideX, besideY])
  }

  /// How far inside a rounded rectangle a point lies.
  private func distanceInside(_ r: Rect, _ radius: Double, _ p: Point) -> Double {
    let dx = max(r.x + radius - p.x, p.x - (r.maxX - radius), 0)
    let dy = max(r.y + radius - p.y, p.y - (r.maxY - radius), 0)
    if dx > 0, dy > 0 { return radius - (dx * dx + dy * dy).squareRoot() }
    return min(p.x - r.x, r.maxX - p.x, p.y - r.y, r.maxY - p.y)
  }

  func checkPopovers(_ index: Int) throws {
    let combination = Opacity.combinations[index]
    for (screen, button, first) in [
      ("tour", "contents-button", "section-1"), ("schedule", "month-button", "month-2"),
    ] {
      let tester = try PhoneTester(
        combination.device, environment: combination.environment, screen: screen)
      let over = tester.application.phoneDelegate.tabs.view
      try tester.tap(button)
      tester.settle()
      let ground = View(frame: over.bounds)
      ground.isUserInteractionEnabled = false
      let layer = try #require(over.subviews.last)
      over.insertSubview(ground, below: layer)
      for page in 0..<2 {
        let shape = try tester.frame("popover")
        let (differing, count, isCompared) = try transparentPixels(
          tester, shape, radius: Radius.card, ground: ground)
        #expect(differing == 0, "\(combination), \(screen), page \(page)")
        #expect(count > 10_000 && isCompared, "\(combination), \(screen), page \(page)")
        // A button may lie below the fold of a low popover.
        if page == 0 { tester.application.activate(first) }
        tester.settle()
      }
      withExtendedLifetime(tester) {}
    }
  }

  func checkKeyboard(_ index: Int) throws {
    let combination = Opacity.combinations[index]
    let tester = try PhoneTester(
      combination.device, environment: combination.environment, screen: "inbox")
    let application = tester.application
    let screen = try #require(application.find("inbox"))
    let field = TextField(style: .boxed)
    field.frame = Rect(0, 0, 100, 40)
    screen.addSubview(field)
    field.becomeFirstResponder()
    tester.settle()
    let window = try #require(application.windows.first)
    let ground = View(frame: window.bounds)
    window.addSubview(ground)
    for key in ["key-a", "key-shift", "key-space"] {
      let keyboard = try tester.frame("keyboard")
      #expect(keyboard.maxY == tester.stage.screenSize.height)
      // With a key held down as well.
      let held = tester.tree.node(key)?.frame.center ?? keyboard.center
      tester.touch(.began, held.x, held.y)
      let (differing, count, isCompared) = try transparentPixels(
        tester, keyboard, radius: 0, ground: ground)
      #expect(differing == 0 && count > 10_000 && isCompared, "\(combination), \(key)")
      tester.touch(.ended, held.x, held.y)
    }
    withExtendedLifetime(tester) {}
  }
}

@Suite struct OpacityLong {
  @Test(arguments: Opacity.combinations.indices)
  func `SH-01: every pixel of a popover is its own, in all combinations`(index: Int) throws {
    try Opacity().checkPopovers(index)
  }

  @Test(arguments: Opacity.combinations.indices)
  func `SH-01: every pixel of the keyboard is its own, in all combinations`(index: Int) throws {
    try Opacity().checkKeyboard(index)
  }
}
