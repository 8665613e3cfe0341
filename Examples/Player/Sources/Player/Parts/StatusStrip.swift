import TouchKit
import TouchStyle

/// The strip at the top: the time, and the battery's charge where the scenario or the user set it.
final class StatusBar: View {
  private let time = Label(
    id: "status-time", style: TypeScale.statusBar, color: Palette.ink, alignment: .center)
  @Unowned private var phone: Stage
  private var minute: Timer?

  /// From this height on the time stands beside the device's round corner.
  private static let tall = 44.0
  private static let corner = Rect(26, 18, 70, 22)
  /// The battery's body, the thickness of its line, and its distance from the end.
  private static let battery = Size(24, 12)
  private static let line = 1.0
  private static let radius = 3.5
  private static let usualCharge = 0.8

  init(on stage: Stage) {
    phone = stage
    super.init()
    isUserInteractionEnabled = false
    time.scales = false
    addSubview(time)
    tick()
  }

  /// Writes the time, and again when the minute is over.
  private func tick() {
    let now = phone.civilNow
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    time.string = phone.environment.status.time ?? "\(now.hour):\(two(now.minute))"
    let rest = Time.seconds(Double(60 - now.second))
    minute = Timer("a minute", after: rest, on: phone, weakly { me, _ in me.tick() })
  }

  override func environmentChanged() {
    minute?.invalidate()
    tick()
  }

  private var isTall: Bool { size.height >= StatusBar.tall }

  override func layout() {
    time.frame =
      isTall ? mirrored(StatusBar.corner) : Rect(0, 0, size.width, size.height)
  }

  override func draw(in context: inout DrawingContext) {
    guard size.height > StatusBar.battery.height else { return }
    let ink = context.color(Palette.ink)
    let charge = context.environment.status.battery ?? StatusBar.usualCharge
    let body = StatusBar.battery
    let end = isTall ? StatusBar.corner.x + Space.large : Space.small
    let y = isTall ? StatusBar.corner.midY - body.height / 2 : (size.height - body.height) / 2
    let rect = mirrored(Rect(size.width - end - body.width, y, body.width, body.height))
    let cap = isRightToLeft ? rect.x - Space.hair - 1 : rect.maxX + 1
    context.border(
      rect, radii: CornerRadii(all: StatusBar.radius), width: StatusBar.line, ink.faded(0.55))
    context.fill(Rect(cap, rect.midY - 2, Space.hair, 4), radius: 1, ink.faded(0.55))
    var level = rect.inset(by: Space.hair)
    let full = level.width
    level.width = full * charge
    if isRightToLeft { level.x += full - level.width }
    context.fill(level, radius: StatusBar.radius - Space.hair, ink)
  }
}
