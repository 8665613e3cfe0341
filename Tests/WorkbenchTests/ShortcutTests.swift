import Screens
import TestSupport
import Testing

@testable import Workbench

@Suite struct ShortcutTests {
  private let table = Shortcut.table(for: phone)

  @Test func `No key does two things`() {
    let keys = table.flatMap(\.keys)
    #expect(keys.count == Set(keys).count)
  }

  @Test(arguments: Command.allCases)
  func `Every command has a key, or stands in a menu of values`(command: Command) {
    let hasKey = table.contains {
      $0.action == command.action() || $0.action.hasPrefix("\(command.action())::")
    }
    let inMenus: [Command] = [
      .about, .openRecent, .openEarlier, .appearance, .textSize, .style, .tuning, .tuningFile,
      .interrupt, .statusTime, .statusBattery, .statusSignal, .statusWifi, .statusCarrier,
      .charging, .callBar, .branch, .removeBranch, .askName, .rename, .goTo, .rangeOver, .curve,
      .askCurve, .curveNamed, .beside, .arrangement, .panel, .sharedBody, .sharedTouches,
      .sharedScale, .reviewAnswer, .compareTuning, .goToNote,
    ]
    #expect(hasKey != inMenus.contains(command))
  }

  @Test func `In a page no command ends the program`() {
    let endings = [Command.close, .quit].map { $0.action() }
    #expect(Set(table.map(\.action)).isSuperset(of: endings))
    let inPage = Shortcut.table(for: phone, inPage: true).map(\.action)
    #expect(inPage.count == table.count - endings.count)
    #expect(Set(inPage).isDisjoint(with: endings))
  }
}

@Suite struct ShortcutsListTests {
  private let table = Shortcut.table(for: phone)
  private let list = ShortcutsList(Shortcut.table(for: phone))

  private func found(_ text: String) -> [String] {
    list.rows.indices.filter { list.matches($0, text) }.map { list.rows[$0].words }
  }

  @Test func `The list has every command of the table and every gesture, under the menu's words`() {
    #expect(list.rows.count == table.count + Shortcut.gestures.count)
    for shortcut in table {
      let words = shortcut.words.filter { $0 != "…" }
      let row = ShortcutsList.Row(
        group: shortcut.group.rawValue, words: words, more: shortcut.more,
        keys: KeyWords.shown(shortcut.keys))
      #expect(list.rows.contains(row), "\(shortcut.action)")
    }
  }

  @Test func `A group stands together, and fits on a screen of 700 pixels`() {
    let groups = list.rows.map(\.group)
    let begins = groups.indices.filter { $0 == 0 || groups[$0] != groups[$0 - 1] }
    #expect(begins.map { groups[$0] } == Shortcut.Group.allCases.map(\.rawValue))
    for group in Set(groups) {
      #expect(groups.filter { $0 == group }.count <= 17, "\(group)")
    }
  }

  @Test func `Names are those on keys, without what a keypad has`() {
    #expect(KeyWords.caps(of: "<Control><Shift>z") == ["Ctrl", "Shift", "Z"])
    #expect(KeyWords.caps(of: "<Control><Alt>Page_Down") == ["Ctrl", "Alt", "Page Down"])
    #expect(KeyWords.caps(of: "<Alt>backslash") == ["Alt", "\\"])
    #expect(KeyWords.caps(of: "space") == ["Space"] && KeyWords.caps(of: "F11") == ["F11"])
    #expect(
      KeyWords.shown(["<Control>plus", "<Control>equal", "<Control>KP_Add"]) == [["Ctrl", "+"]])
    let names = list.rows.flatMap(\.keys).flatMap { $0 }
    #expect(names.allSatisfy { !$0.contains("_") && !$0.contains("<") }, "\(Set(names))")
    #expect(list.rows.allSatisfy { !$0.keys.isEmpty })
  }

  @Test func `A search finds words in any order, groups and keys, in any case`() {
    #expect(found("REDO") == ["Redo"])
    #expect(found("ctrl+y") == ["Redo"])
    #expect(found("note next") == ["Next Note"])
    #expect(found("session open") == ["Open"])
    #expect(found("review").count > 5)
    #expect(found("zzz").isEmpty)
    #expect(found("  ").count == list.rows.count)
  }
}
