import TouchKit

/// The phone, as everything around it knows it.
public let phone = Prototype(
  name: "phone",
  screens: PhoneDelegate.screens,
  devices: Devices.all,
  catalogue: .phone,
  tunings: [.init("default", .today), .init("classic", .classic)],
  makeApplication: { PhoneApplication($0) },
  inputs: [PhoneApplication.notify],
  ids: .phone,
  windowDevice: "modern")
