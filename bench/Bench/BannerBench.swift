import GtkPaint
import Screens
import TouchKit

/// A banner on `modern` at scale 2 that follows a finger over still rows.
struct BannerBench {
  private static let scale = 2.0
  private static let warmUp = 20
  let fonts: Fonts

  /// From the view tree to pixels.
  func frames(_ count: Int) throws -> [Double] {
    let rig = BannerRig(fonts: fonts, waiting: 0)
    let surface = try surface(rig)
    return rig.measure(count, warmUp: BannerBench.warmUp) { _ in
      surface.draw(rig.scene(BannerBench.scale))
    }
  }

  /// The same with so many more notifications waiting, and with none, frame by frame in turns: the two are to be
  /// told apart by less than a machine's pace changes between one process and the next.
  func frames(_ count: Int, waiting: Int) throws -> (waiting: [Double], plain: [Double]) {
    let full = BannerRig(fonts: fonts, waiting: waiting)
    let empty = BannerRig(fonts: fonts, waiting: 0)
    let surface = try surface(full)
    var plain: [Double] = []
    let times = full.measure(count, warmUp: BannerBench.warmUp) { _ in
      surface.draw(full.scene(BannerBench.scale))
    } after: {
      plain += empty.measure(1, warmUp: 0) { _ in surface.draw(empty.scene(BannerBench.scale)) }
    }
    return (times, Array(plain.dropFirst(BannerBench.warmUp)))
  }

  /// The same, drawing what the banner left and what it came to alone.
  func damagedFrames(_ count: Int) throws -> [Double] {
    let rig = BannerRig(fonts: fonts, waiting: 0)
    let surface = try surface(rig)
    surface.draw(rig.scene(BannerBench.scale))
    return rig.measure(count, warmUp: BannerBench.warmUp) { damage in
      surface.draw(rig.scene(BannerBench.scale), only: [damage])
    }
  }

  private func surface(_ rig: BannerRig) throws -> Surface {
    try Surface(
      width: Int(rig.stage.screenSize.width * BannerBench.scale),
      height: Int(rig.stage.screenSize.height * BannerBench.scale))
  }
}

/// A phone on which a finger drags a banner up and down by a pixel a frame.
final class BannerRig {
  let stage: Stage
  private let painter: Painter
  private var time = Time.seconds(2)
  private var moves = 0
  /// How far a raised shadow reaches beyond its view.
  private static let shadow = EdgeInsets(top: -26, left: -26, bottom: -26, right: -26)

  init(fonts: Fonts, waiting: Int) {
    let measurer = PangoMeasurer(fonts: fonts)
    guard let device = phone.device(named: "modern"),
      let tuning = phone.tuning(named: Prototype.usualTuning)
    else { preconditionFailure("the phone has no modern device or no usual tuning") }
    painter = Painter(measurer: measurer)
    stage = Stage(
      phone, settings: Settings(device: device, screen: "inbox"), tuning: tuning,
      measurer: measurer)
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

  private func touch(_ phase: TouchPhase, y: Double) {
    time += .milliseconds(8)
    stage.send(Input(.touch(finger: 1, phase: phase, at: Point(196, y)), at: time))
  }

  func scene(_ scale: Double) -> Scene {
    painter.scene(stage.frame(), size: stage.screenSize, scale: scale)
  }

  private var covered: Rect {
    stage.application.find("notification")?.screenFrame.inset(by: BannerRig.shadow) ?? .zero
  }

  /// Times a frame after each move of the finger; what is done `after` one is not timed.
  func measure(
    _ count: Int, warmUp: Int, _ body: (_ damage: Rect) -> Void, after: () -> Void = {}
  ) -> [Double] {
    var times: [Double] = []
    for frame in 0..<(count + warmUp) {
      let before = covered
      touch(.moved, y: 70 - Double(moves % 40) * 0.5)
      moves += 1
      let damage = before.union(covered)
      let time = Bench.time { body(damage) }
      if frame >= warmUp { times.append(time) }
      after()
    }
    return times
  }
}
