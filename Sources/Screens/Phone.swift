import Files
import TouchKit
import TuningFiles

/// The phone, as everything around it knows it. A program looks at `phoneOrProblem` first.
public let phone: Prototype = {
  do {
    return try phoneOrProblem.get()
  } catch {
    preconditionFailure("\(error)")
  }
}()

/// The phone, or what is wrong with a tuning that is built into the program.
public let phoneOrProblem = Result { () throws(Problem) in
  Prototype(
    name: "phone",
    screens: ScreenName.all,
    devices: Devices.all,
    catalogue: .phone,
    tunings: try TuningReader(.phone).tunings(
      usual: Resource.tuning(Prototype.usualTuning), others: [Resource.tuning("classic")]),
    makeApplication: { PhoneApplication($0) },
    inputs: [PhoneApplication.notify],
    ids: .phone,
    windowDevice: "modern")
}
