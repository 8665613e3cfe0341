import GtkPaint
import TouchKit

/// Measures a banner on `modern` at scale 2 that follows a finger over still rows.
struct BannerBench {
  private static let warmUp = 20
  let fonts: Fonts

  /// From the view tree to pixels.
  func frames(_ count: Int) throws -> [Double] {
    let phone = BannerPhone(fonts: fonts, waiting: 0)
    let surface = try phone.stage.surface()
    return phone.measure(count, warmUp: BannerBench.warmUp) { _ in
      surface.draw(phone.scene())
    }
  }

  /// The same with so many more notifications waiting and with none, in turns frame by frame: their difference is
  /// smaller than that between two processes on one machine.
  func frames(_ count: Int, waiting: Int) throws -> (waiting: [Double], plain: [Double]) {
    let full = BannerPhone(fonts: fonts, waiting: waiting)
    let empty = BannerPhone(fonts: fonts, waiting: 0)
    let surface = try full.stage.surface()
    var plain: [Double] = []
    let times = full.measure(count, warmUp: BannerBench.warmUp) { _ in
      surface.draw(full.scene())
    } after: {
      plain += empty.measure(1, warmUp: 0) { _ in surface.draw(empty.scene()) }
    }
    return (times, Array(plain.dropFirst(BannerBench.warmUp)))
  }

  /// The same, drawing only the banner's old and new places.
  func damagedFrames(_ count: Int) throws -> [Double] {
    let phone = BannerPhone(fonts: fonts, waiting: 0)
    let surface = try phone.stage.surface()
    surface.draw(phone.scene())
    return phone.measure(count, warmUp: BannerBench.warmUp) { damage in
      surface.draw(phone.scene(), only: [damage])
    }
  }
}

/// A phone on which a finger drags a banner up and down by a pixel a frame.
final class BannerPhone {
  let stage: Stage
  private let painter: Painter
  private var time = Time.seconds(2)
  private var moves = 0
  /// How far a raised shadow reaches beyond its view.
  private static let shadow = EdgeInsets(top: -26, left: -26, bottom: -26, right: -26)

  init(fonts: Fonts, waiting: Int) {
    let measurer = PangoMeasurer(fonts: fonts)
    painter = Painter(measurer: measurer)
    stage = Stage(screen: "inbox", measurer: measurer)
    for number in 0...waiting { post("Ada Bergström \(number)") }
    stage.advance(to: time)
    touch(.began, y: 100)
    for step in 1...15 { touch(.moved, y: 100 - Double(step) * 2) }
  }

  private func post(_ title: String) {
    let payload = Payload.object([
      .init("title", .string(title)),
      .init("message", .string("The lamp is ready to be looked at")),
      .init("icon", .string("mail")), .init("sticky", .bool(true)),
    ])
    stage.send(Input(.custom("notify", payload), at: stage.now))
  }

  private func touch(_ phase: Touch.Phase, y: Double) {
    time += .milliseconds(8)
    stage.send(Input(.touch(finger: 1, phase: phase, at: Point(196, y)), at: time))
  }

  func scene() -> Scene { stage.scene(painter) }

  private var covered: Rect {
    stage.application.find("notification")?.screenFrame.inset(by: BannerPhone.shadow) ?? .zero
  }

  /// Times a frame after each move of the finger; `after` is not timed.
  func measure(
    _ count: Int, warmUp: Int, _ body: (_ damage: Rect) -> Void, after: () -> Void = {}
  ) -> [Double] {
    var times: [Double] = []
    for frame in 0..<(count + warmUp) {
      let before = covered
      touch(.moved, y: 70 - Double(moves % 40) * 0.5)
      moves += 1
      let damage = before.union(covered)
      let time = BenchProgram.time { body(damage) }
      if frame >= warmUp { times.append(time) }
      after()
    }
    return times
  }
}
