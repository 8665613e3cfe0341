import JSON
import TouchKit
import TouchStyle
import TuningFiles

/// The phone as a prototype, which is all that other modules see of it. A program checks `phoneOrProblem` first.
public let phone: Prototype = {
  switch phoneOrProblem {
  case .success(let phone): phone
  case .failure(let problem): preconditionFailure("\(problem)")
  }
}()

/// The program's picture, an SVG.
public let phoneIcon = Resource.bytes("desktop/io.github.drawer_proto.DrawerProto.svg")

/// The phone's own content.
public let phoneContent = ["inbox.json", "tour.json"].map(Resource.content)

/// The phone with its own content, or what is wrong with a file of the program's own.
public let phoneOrProblem = Result { () throws(Problem) in try makePhone(Content(phoneContent)) }

/// The phone with this content; throws what is wrong with a file.
public func makePhone(_ content: Content) throws(Problem) -> Prototype {
  let content = try PhoneContent(content)
  let tunings = try TuningReader(.phone).tunings(
    usual: Resource.tuning(Prototype.usualTuning), others: [Resource.tuning("classic")])
  do throws(PrototypeFault) {
    return try Prototype(
      name: "phone",
      screens: ScreenName.all,
      devices: Devices.all,
      catalogue: .phone,
      tunings: tunings,
      makeApplication: { PhoneApplication($0, content) },
      inputs: [PhoneApplication.notify],
      ids: .phone,
      windowDevice: "modern")
  } catch {
    throw Problem(what: error.description)
  }
}
