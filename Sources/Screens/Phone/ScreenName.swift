/// The screens that the phone can start with. The first is the usual one. Each is the id of its view.
enum ScreenName: String, CaseIterable {
  case inbox, message, schedule, reporter, device, colours, tour

  static let all = allCases.map { $0.rawValue }
}
