import TestSupport
import Testing
import TouchKit

/// A prototype says what it lacks when it is made, so that nothing traps later.
struct PrototypeFaultTests {
  private func make(
    name: String = "lamp", screens: [String] = ["main"],
    devices: [Device] = [.test("a"), .test("b")], catalogue: TuningCatalogue = TuningCatalogue(),
    tunings: [Prototype.NamedTuning] = [.init("default", .engine)],
    inputs: [Prototype.CustomInput] = [], windowDevice: String = ""
  ) throws(PrototypeFault) {
    _ = try Prototype(
      name: name, screens: screens, devices: devices, catalogue: catalogue, tunings: tunings,
      makeApplication: { Application($0) }, inputs: inputs, ids: IDVocabulary(["{name}"]),
      windowDevice: windowDevice)
  }

  private func words(_ body: () throws(PrototypeFault) -> Void) -> String? {
    do throws(PrototypeFault) {
      try body()
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `A whole prototype has no fault`() {
    #expect(words { () throws(PrototypeFault) in try make(windowDevice: "b") } == nil)
  }

  @Test func `What is missing is named`() {
    let faults = [
      words { () throws(PrototypeFault) in try make(name: "") },
      words { () throws(PrototypeFault) in try make(screens: []) },
      words { () throws(PrototypeFault) in try make(devices: []) },
      words { () throws(PrototypeFault) in try make(tunings: []) },
      words { () throws(PrototypeFault) in try make(windowDevice: "c") },
    ]
    #expect(
      faults == [
        "a prototype needs a name", #"the prototype "lamp" needs a screen to start with"#,
        #"the prototype "lamp" needs a device to run on"#,
        #"the prototype "lamp" needs a tuning named "default""#,
        #"the window of the prototype "lamp" starts with the device "c", which is not one of its devices"#,
      ])
  }

  @Test func `What is there twice is named`() {
    let gust = Prototype.CustomInput("gust", "wind", .object([]))
    let faults = [
      words { () throws(PrototypeFault) in try make(screens: ["main", "other", "main"]) },
      words { () throws(PrototypeFault) in try make(devices: [.test("a"), .test("a")]) },
      words { () throws(PrototypeFault) in
        try make(tunings: [.init("default", .engine), .init("default", .engine)])
      },
      words { () throws(PrototypeFault) in try make(inputs: [gust, gust]) },
    ]
    #expect(
      faults == [
        #"the prototype "lamp" has two screens named "main""#,
        #"the prototype "lamp" has two devices named "a""#,
        #"the prototype "lamp" has two tunings named "default""#,
        #"the prototype "lamp" has two inputs named "gust""#,
      ])
  }

  @Test func `A tuning of another catalogue is refused`() {
    let other = TuningCatalogue([Tunable.color("lamp.color", "the light")])
    #expect(
      words { () throws(PrototypeFault) in try make(catalogue: other) }
        == #"the tuning "default" of the prototype "lamp" was made for another catalogue"#)
  }

  @Test func `Every catalogue has what the engine asks`() {
    let names = TuningCatalogue([Tunable.color("lamp.color", "the light")]).entries.map(\.name)
    #expect(names.contains("touch.slop") && names.last == "lamp.color")
  }
}
