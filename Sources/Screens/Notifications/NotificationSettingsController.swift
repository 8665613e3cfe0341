import TouchKit

/// Runs the page on which a user says how notifications come, and sends one.
final class NotificationSettingsController: ViewController {
  /// Called with the settings after the user changed them.
  var onChange: ((NotificationSettings) -> Void)?
  /// Called with the value of an input `notify` that the user sends.
  var onSend: ((Payload) -> Void)?
  /// Returns the phone's settings.
  var present: (() -> NotificationSettings)?
  private let screen: NotificationSettingsView
  private var settings: NotificationSettings { didSet { show() } }

  private static let sounds: [Notification.Sound?] =
    [nil] + Notification.Sound.allCases.map(Optional.some)
  private static let styles = Notification.HideStyle.allCases

  init(_ settings: NotificationSettings, isQuiet: @escaping () -> Bool, on stage: Stage) {
    self.settings = settings
    screen = NotificationSettingsView(
      styles: NotificationSettingsController.styles, sounds: NotificationSettingsController.sounds,
      isQuiet: isQuiet)
    super.init(stage)
  }

  override var title: String { "Notifications" }
  override func makeView() -> View { screen }

  override func viewDidLoad() {
    screen.styles.onChoose = weakly { me, index in
      me.change { $0.style = NotificationSettingsController.styles[index] }
    }
    screen.sounds.onChoose = weakly { me, index in
      me.change { $0.sound = NotificationSettingsController.sounds[index] }
    }
    screen.sticky.control.on(
      .valueChanged, "sticky",
      weakly { me in
        me.change { $0.isSticky = me.screen.sticky.control.isOn }
      })
    screen.duration.slider.on(
      .valueChanged, "duration",
      weakly { me in
        me.change { $0.duration = NotificationSettings.offered(me.screen.duration.slider.number) }
      })
    screen.send.on(.touchUpInside, "send", weakly { me in me.onSend?(me.settings.payload) })
    show()
  }

  /// The same page of another tab may have changed them.
  override func viewWillAppear() { if let present { settings = present() } }

  private func change(_ how: (inout NotificationSettings) -> Void) {
    how(&settings)
    onChange?(settings)
  }

  private func show() {
    screen.styles.show(NotificationSettingsController.styles.firstIndex(of: settings.style))
    screen.sounds.show(NotificationSettingsController.sounds.firstIndex(of: settings.sound))
    screen.sticky.control.setOn(settings.isSticky, animated: screen.window != nil)
    screen.duration.slider.number = settings.duration
    screen.duration.show(NotificationSettingsView.words(settings.duration))
    screen.duration.enable(!settings.isSticky)
  }
}
