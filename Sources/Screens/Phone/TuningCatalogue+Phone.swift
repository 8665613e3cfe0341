import TouchKit

/// The whole list of what designers can tune about the phone.
extension TuningCatalogue {
  /// The values of `resources/tunings/default.json` have these names.
  static let phone = TuningCatalogue(banners + rows + schedule + tour + shell)

  private static let banners: [any TuningDeclaration] = [
    BannerLook.usualForm, BannerLook.cardInset, BannerLook.leastHeight, BannerLook.closedLines,
    BannerLook.barBackground, NotificationManager.rest, NotificationManager.coming,
    NotificationManager.going, NotificationManager.returning, NotificationManager.styledHiding,
    NotificationManager.flickVelocity, NotificationManager.flickShare,
    NotificationManager.flickResponse, NotificationManager.openDistance,
  ]

  private static let rows: [any TuningDeclaration] = [
    RowActions.firstToSeeTaps, ActionRow.buttonMargin, ActionRow.action, ActionRow.fade,
    ActionRow.closing, RowActions.fullSwipe, ActionRow.fullFill, RowActions.fullShare,
    RowActions.fullVelocity, RowActions.projection, RowActions.dimmedAlpha, UndoController.stay,
    UndoController.movement,
  ]

  private static let schedule: [any TuningDeclaration] = [
    DayRow.plainHeight, ScheduleController.firstYear, ScheduleController.lastYear,
    MonthGrid.weekBegins,
  ]

  private static let tour: [any TuningDeclaration] = [TourPage.creditFade, FullScreenMovie.growth]

  private static let shell: [any TuningDeclaration] = [
    PhoneApplication.statusBarTrigger, PhoneApplication.statusBarTap, StatusState.shownSignal,
    StatusState.shownWifi, StatusState.shownBattery, StatusBar.growth,
    DrawerController.leastHeight, DrawerController.opening, DrawerController.closing,
    DrawerController.historyRows, DrawerController.historyShare, DrawerController.fitting,
    DrawerController.rubber, DrawerController.threshold, DrawerController.projection,
    MessageRow.pressDelay, DeviceController.labelDuration,
  ]
}
