import TouchKit
import TouchStyle

/// The tour screen: a page between a title and the buttons to other pages.
final class TourView: View {
  let contents = Button("Contents", id: "contents-button")
  let credits = Label(id: "credit-label", style: TypeScale.second, color: Palette.ink2)
  let back = Button(
    icon: Icon.back.view(Palette.accent), id: "tour-back")
  let forward = Button(
    icon: Icon.forward.view(Palette.accent), id: "tour-next")
  let dots: PageControl
  private(set) var page: TourPage?
  private let title = Label("Tour", style: TypeScale.largeTitle)
  private let holder = View()
  private let footer = View()

  init(pages: Int) {
    dots = PageControl(
      pages: pages, style: .init(dot: Palette.mark, current: Palette.accent))
    super.init(id: ScreenName.tour.rawValue)
    role = .screen
    label = "Tour"
    background = Palette.ground
    title.role = .heading
    credits.role = .status
    credits.isProse = true
    holder.clipsToBounds = true
    footer.background = Palette.surface
    back.label = "The page before"
    forward.label = "The next page"
    dots.label = "Pages"
    for view in [title, credits, contents, holder, footer] { addSubview(view) }
    for view in [back, dots, forward] { footer.addSubview(view) }
  }

  /// Replaces the present page by another, which comes from its own side.
  func show(_ next: TourPage, forward: Bool, animated: Bool) {
    let old = page
    page = next
    old?.retire()
    holder.addSubview(next)
    next.frame = holder.bounds
    guard animated, let stage = window?.stage, let old else {
      old?.removeFromSuperview()
      return
    }
    let travel = stage.environment.reducedMotion ? 0 : holder.size.width
    let sign = forward != isRightToLeft ? 1.0 : -1.0
    stage.withoutAnimation {
      next.translation = Point(travel * sign, 0)
      if travel == 0 { next.alpha = 0 }
    }
    stage.animate(
      stage.tuning[NavigationController.transition],
      {
        next.translation = .zero
        next.alpha = 1
        old.translation = Point(-travel * sign, 0)
      }, completion: old.weakly { old, _ in old.removeFromSuperview() })
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let area = safeArea
    let (leading, trailing) = sideMargins
    let width = size.width - leading - trailing
    let wanted = contents.sizeThatFits(size).width
    var line = title.style.lineHeight * textSize
    let second = credits.style.lineHeight * textSize
    // A phone in landscape is low: there everything is on one line.
    let isLow = size.width > size.height
    let words = (title.metrics(width: nil)?.size.width ?? 0).rounded(.up)
    // If the text is too large for both, the title has a line of its own.
    let isBeside = isLow || words + wanted <= width
    let inset = Button.Style.plain.insets.right
    var y = isLow ? Space.tiny : Space.small
    // With small text, too, the button has a finger's height between the view's top and the page.
    if isLow { line = max(line, Space.target - y * 2) }
    let titleWidth = isLow ? words + Space.large : isBeside ? width - wanted : width
    title.frame = mirrored(Rect(leading, y, max(0, titleWidth), line))
    if isBeside {
      contents.frame = mirrored(Rect(leading + width - wanted + inset, y, wanted, line))
    }
    if isLow {
      credits.frame = mirrored(
        Rect(leading + titleWidth, y, max(0, width - titleWidth - wanted), line))
      y += line + Space.tiny
    } else {
      y += line
      credits.frame = mirrored(Rect(leading, y, width, second))
      y += second + (isBeside ? Space.medium : 0)
      if !isBeside {
        let height = max(Space.target, contents.sizeThatFits(size).height)
        contents.frame = mirrored(Rect(leading - inset, y, wanted, height))
        y += height
      }
    }
    // An open drawer pushes the footer down, on a low screen beyond the lower edge, but never over the title.
    let bar = min(Space.target + area.bottom, max(Space.target, size.height - y))
    holder.frame = Rect(0, y, size.width, max(0, size.height - y - bar))
    for view in holder.subviews { view.frame = holder.bounds }
    footer.frame = Rect(0, size.height - bar, size.width, bar)
    let side = Space.target
    back.frame = footer.mirrored(Rect(leading - Space.small, 0, side, Space.target))
    forward.frame = footer.mirrored(
      Rect(size.width - trailing + Space.small - side, 0, side, Space.target))
    dots.frame = Rect(size.width / 4, 0, size.width / 2, Space.target)
  }

  override func drawOverlay(in context: inout DrawingContext) {
    let line = context.color(Palette.hairline)
    context.hairline(Rect(0, 0, shown.size.width, holder.frame.y), .bottom, line)
    context.hairline(footer.frame, .top, line)
  }
}
