import Testing
import TouchKit
import TouchStyle
import TuningFiles

@testable import Screens

/// What the phone tells those around it.
@Suite struct PhoneTests {
  @Test func `The tunings that are built in are whole`() {
    #expect(throws: Never.self) { try phoneOrProblem.get() }
    #expect(phone.tunings.map(\.name) == ["default", "classic"])
  }

  @Test func `The default tuning's file names every value, in the catalogue's order`() throws {
    let file = Resource.tuning("default")
    let changes = try TuningReader(phone.catalogue).read(file.bytes, file: file.path)
    #expect(changes == phone.defaultTuning.all)
  }

  @Test func `The classic tuning's file holds differences alone`() throws {
    let file = Resource.tuning("classic")
    let changes = try TuningReader(phone.catalogue).read(file.bytes, file: file.path)
    #expect(!changes.isEmpty)
    for change in changes { #expect(phone.defaultTuning[change.name] != change.value) }
  }

  @Test func `The constants of the behaviours are the classic tuning's`() throws {
    let classic = try #require(phone.tuning(named: "classic"))
    #expect(classic[PhoneApplication.statusBarTrigger] == .down)
    #expect(classic[PhoneApplication.statusBarTap] == .drawer)
    #expect(classic[DrawerController.leastHeight] == 120)
    for animation in [DrawerController.opening, DrawerController.closing] {
      #expect(classic[animation] == Animation(duration: .seconds(0.2), curve: .easeInOut))
    }
    let today = phone.defaultTuning
    #expect(today[PhoneApplication.statusBarTrigger] == .tapOrDrag)
    #expect(today[DrawerController.opening.curve] == .spring(response: 0.35, damping: 0.86))
  }

  @Test func `The five devices are as agreed`() {
    let devices = phone.devices.map {
      "\($0.name) \($0.size.width.twoDecimals)x\($0.size.height.twoDecimals)@\($0.scale)"
    }
    #expect(
      devices == [
        "classic 320x480@1", "compact 320x568@2", "modern 393x852@3", "librem 360x720@2",
        "pad 768x1024@2",
      ])
  }

  @Test(arguments: Devices.all.map(\.name), [false, true])
  func `Every id is in the vocabulary and stands for one view`(device: String, open: Bool) throws {
    let tester = try PhoneTester(device)
    if open { tester.openDrawer() }
    let ids = tester.tree.nodes.compactMap(\.id)
    for id in ids { #expect(phone.ids.contains(id), "\(id)") }
    #expect(Set(ids).count == ids.count)
    var expected = ["content", "edit-button", "inbox", "status-bar", "search-field"]
    expected += ScreenName.all.filter { $0 != "message" }.map { "tab-\($0)" }
    expected += (1...12).map { "row-\($0)" }
    if open {
      expected += ["drawer"]
      expected += PhoneSwitch.allCases.map { "drawer-toggle-\($0.rawValue)" }
    }
    #expect(Set(ids) == Set(expected))
  }

  @Test(arguments: [
    "row-1", "row-120", "drawer-toggle-dark", "tab-inbox", "key-a", "key-return",
    "day-2026-01-05", "meal-2026-01-05-3", "meal-delete-2026-01-05-3", "notification-action-2",
  ])
  func `The vocabulary knows ids of views to come`(id: String) {
    #expect(phone.ids.contains(id))
  }

  @Test(arguments: ["statusbar", "row", "row-", "row-x", "drawer-toggle-", "tab-x", "day-1", ""])
  func `The vocabulary refuses what is no id`(id: String) {
    #expect(!phone.ids.contains(id))
  }

  @Test func `A phone that is let go leaves nothing behind`() throws {
    weak var application: PhoneApplication?
    weak var drawer: DrawerView?
    do {
      let tester = try PhoneTester()
      tester.tap(160, 10)
      tester.pass(100)
      application = tester.application
      drawer = tester.drawer.view
      #expect(drawer != nil)
    }
    #expect(application == nil)
    #expect(drawer == nil)
  }
}
