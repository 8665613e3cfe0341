import CResources
import Rehearsal
import Testing
import TouchKit

@testable import Screens

/// What the phone tells those around it.
@Suite struct PhoneTests {
  private func file(_ name: String) throws -> [TuningChange] {
    let resource = dp_resource("tunings/\(name).json")
    let bytes = Array(UnsafeBufferPointer(start: resource.bytes, count: resource.count))
    return try TuningReader(phone.catalogue).read(bytes, file: name)
  }

  @Test(arguments: ["default", "classic"])
  func `A tuning's file says what the program's tuning is`(name: String) throws {
    var read = Tuning(phone.catalogue)
    for change in try file(name) {
      let isSet = read.set(change.name, change.value)
      #expect(isSet, "\(change.name)")
    }
    #expect(read == phone.tuning(named: name))
  }

  @Test func `The default tuning's file names every value, in the catalogue's order`() throws {
    #expect(try file("default").map(\.name) == phone.catalogue.entries.map(\.name))
  }

  @Test func `The classic tuning's file holds the differences alone`() throws {
    let classic = try #require(phone.tuning(named: "classic"))
    #expect(try file("classic").map(\.name) == classic.changed.map(\.name))
  }

  @Test func `The constants of the behaviours are the classic tuning's`() throws {
    let classic = try #require(phone.tuning(named: "classic"))
    #expect(classic.choice("status-bar.trigger") == "down")
    #expect(classic.choice("status-bar.tap") == "drawer")
    #expect(classic.number("drawer.height") == 120)
    for name in ["drawer.open", "drawer.close"] {
      #expect(classic.animation(name) == Animation(duration: .seconds(0.2), curve: .easeInOut))
    }
    let today = try #require(phone.tuning(named: "default"))
    #expect(today.choice("status-bar.trigger") == "tap-or-drag")
    #expect(today.curve("drawer.open.curve") == .spring(response: 0.35, damping: 0.86))
  }

  @Test func `The five devices are as agreed`() {
    let devices = phone.devices.map {
      "\($0.name) \(decimals($0.size.width))x\(decimals($0.size.height))@\($0.scale)"
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
    let expected =
      ["content", "edit-button", "inbox", "status-bar"]
      + ["search-field"]
      + PhoneDelegate.screens.filter { $0 != "message" }.map { "tab-\($0)" }
      + (1...12).map { "row-\($0)" }
      + (open ? ["drawer"] + PhoneSwitch.allCases.map { "drawer-toggle-\($0.rawValue)" } : [])
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
