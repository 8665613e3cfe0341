/// Shows a controller over another one: a shade traps every touch, and a tap on it cancels.
final class ModalPresentation: Referable {
  static let transition = TunableAnimation(
    "modal", duration: "how long a modal takes on a curve", curve: "how a modal comes and goes")

  let controller: ViewController
  let shade = View(id: "modal-shade")
  private let holder = ModalHolder()
  /// Weak, because the presenter holds this presentation.
  @Weak private var presenter: ViewController?
  private let progress: AnimatedValue
  private let cover: ModalShade
  private let onCancel: (() -> Void)?
  @Unowned private var stage: Stage

  init(
    _ controller: ViewController, over presenter: ViewController, style: ModalStyle,
    on stage: Stage, onCancel: (() -> Void)?
  ) {
    self.controller = controller
    self.presenter = presenter
    self.stage = stage
    self.onCancel = onCancel
    progress = AnimatedValue(0, name: "modal.progress", on: stage, rest: .progress)
    cover = ModalShade(color: style.shade, progress: progress)
    shade.background = style.shade
    shade.role = .button
    shade.label = "Cancel"
  }

  func show(animated: Bool) {
    guard let presenter else { return }
    let host = presenter.view
    presenter.addChild(controller)
    let view = controller.view
    // The frame is set before anything is shown.
    holder.frame = host.bounds
    shade.frame = holder.bounds
    view.frame = room(in: host)
    holder.addSubview(shade)
    holder.addSubview(view)
    holder.shade = shade
    holder.content = view
    host.addSubview(holder)
    stage.application.modalShown(cover)
    shade.ownActivate = weakly { me in me.cancel() }
    shade.addGestureRecognizer(TapRecognizer(name: "cancel", weakly { me, _ in me.cancel() }))
    shade.follow(.alpha, progress) { min(max($0, 0), 1) }
    if stage.environment.reducedMotion {
      view.follow(.alpha, progress) { min(max($0, 0), 1) }
    } else {
      view.follow(
        .translationY, progress,
        holder.weakly(or: 0) { holder, p in
          (1 - p) * holder.size.height
        })
    }
    stage.note(.navigation, "presented \(controller.logName)")
    controller.movedToPresenter()
    controller.setAppearing(true)
    guard animated else { return progress.set(1) }
    progress.animate(to: 1, stage.tuning[ModalPresentation.transition])
  }

  /// The user went back from the modal.
  func cancelled() -> Bool {
    cancel()
    return true
  }

  private func cancel() {
    stage.note(.navigation, "cancelled \(controller.logName)")
    presenter?.dismiss()
    onCancel?()
  }

  func hide(animated: Bool, then done: @escaping () -> Void) {
    controller.setAppearing(false)
    stage.note(.navigation, "dismissed \(controller.logName)")
    holder.standing = .leaving
    let finish = { [self] in
      holder.removeFromSuperview()
      controller.view.removeFromSuperview()
      presenter?.removeChild(controller)
      stage.application.modalGone(cover)
      done()
    }
    guard animated else { return finish() }
    progress.animate(to: 0, stage.tuning[ModalPresentation.transition]) { finished in
      if finished { finish() }
    }
  }

  func layOut() {
    guard let presenter else { return }
    holder.frame = presenter.view.bounds
    shade.frame = holder.bounds
    controller.view.frame = room(in: presenter.view)
  }

  /// Where the content is. A card uses the room above the keyboard. A sheet that fills the screen continues behind the
  /// keyboard, and only what scrolls in the sheet stays above it.
  private func room(in host: View) -> Rect {
    var room = holder.bounds
    if controller.view.background == nil { room.size.height -= host.yieldsToKeyboard }
    return room
  }
}

/// Holds shade and content. The shade receives a touch on an empty part of the content.
private final class ModalHolder: View {
  @Weak var shade: View?
  @Weak var content: View?

  override var isLayer: Bool { true }

  override func hitTest(_ point: Point, _ event: Event?) -> View? {
    let hit = deepest(point, event)
    let isRoom = hit === content && content?.background == nil
    guard standing == .leaving else { return isRoom ? shade : hit }
    // The views below can be seen through the shade, but not through the rest.
    let isSeenThrough = isRoom || hit === shade || hit === self
    return isSeenThrough || content?.isMostlyThere != true ? nil : self
  }
}
