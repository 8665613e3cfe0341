import Files
import TouchKit
import TouchStyle
import TuningFiles

/// The phone as a prototype, which is all that other modules see of it. A program checks `phoneOrProblem` first.
public let phone: Prototype = {
  do {
    return try phoneOrProblem.get()
  } catch {
    preconditionFailure("\(error)")
  }
}()

/// The program's picture, an SVG.
public let phoneIcon = Resource.bytes("desktop/io.github.drawer_proto.DrawerProto.svg")

/// The phone, or what is wrong with a tuning of the program's own.
public let phoneOrProblem = Result { () throws(Problem) in
  let tunings = try TuningReader(.phone).tunings(
    usual: Resource.tuning(Prototype.usualTuning), others: [Resource.tuning("classic")])
  do throws(PrototypeFault) {
    return try Prototype(
      name: "phone",
      screens: ScreenName.all,
      devices: Devices.all,
      catalogue: .phone,
      tunings: tunings,
      makeApplication: { PhoneApplication($0) },
      inputs: [PhoneApplication.notify],
      ids: .phone,
      windowDevice: "modern")
  } catch {
    throw Problem(what: error.description)
  }
}
