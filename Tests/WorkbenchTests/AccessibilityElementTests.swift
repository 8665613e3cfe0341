import GtkPaint
import Rehearsal
import Screens
import Testing

@testable import Workbench
@testable import TouchKit

@Suite struct AccessibilityElementTests {
  private func node(
    _ id: String? = nil, _ role: Role? = nil, label: String? = nil, text: String? = nil,
    value: String? = nil, _ frame: Rect = Rect(0, 0, 10, 10), holding children: [ViewTree.Node] = []
  ) -> ViewTree.Node {
    ViewTree.Node(
      id: id, role: role, label: label, text: text, value: value, frame: frame, clipped: nil,
      alpha: 1, visible: true, enabled: true, isPressable: false, actions: [], children: children)
  }

  private func keys(_ views: [ViewTree.Node]) -> [String] {
    AccessibilityElement.elements(of: views).map(\.key)
  }

  /// What becomes of the elements of `before`: for each of `after` the place that it had, nil for a new one.
  private func indices(_ before: [ViewTree.Node], _ after: [ViewTree.Node]) -> [Int?] {
    AccessibilityElement.indices(
      of: AccessibilityElement.elements(of: after), among: AccessibilityElement.elements(of: before)
    )
  }

  // MARK: What is an element

  @Test func `Views that mean nothing by themselves hand up those in them, in their order`() {
    var hidden = node("hidden", .button)
    hidden.visible = false
    let views = [
      node(
        "plain",
        holding: [node("a", .button), node("inner", holding: [node("b", label: "B"), hidden])]),
      node("c", .row, holding: [node("d", .text, text: "D")]),
    ]
    let elements = AccessibilityElement.elements(of: views)
    #expect(elements.map(\.key) == ["a", "b", "c"])
    #expect(elements[2].children.map(\.key) == ["d"])
    #expect(elements.map(\.count).reduce(0, +) == 4)
  }

  @Test func `A text without words is none, one with words or something to do is`() {
    var swiped = node("swiped")
    swiped.actions = ["delete"]
    var pressed = node("pressed")
    pressed.isPressable = true
    let views = [
      node("empty", .text, text: ""), node("words", .text, text: "Hello"), swiped, pressed,
    ]
    let elements = AccessibilityElement.elements(of: views)
    #expect(elements.map(\.key) == ["words", "swiped", "pressed"])
    #expect(elements.map(\.kind.role) == [.text, nil, .button])
    #expect(elements.map(\.kind.isPressable) == [false, false, true])
    #expect(elements.map(\.actions) == [[], ["delete"], []])
  }

  @Test func `It is called what its label says, else its text, else its value`() {
    func words(_ node: ViewTree.Node) -> [String] {
      AccessibilityElement.elements(of: [node]).flatMap { [$0.label, $0.description] }
    }
    #expect(words(node("a", .button, label: "Label", text: "Text")) == ["Label", ""])
    #expect(words(node("a", .button, label: "", text: "Text", value: "3")) == ["Text", "3"])
    #expect(words(node("a", .slider, value: "3")) == ["3", "3"])
    #expect(words(node("a", .slider)) == ["", ""])
  }

  @Test func `Only switches and tabs are ever checked`() {
    let views = [
      node("a", .switch, value: "on"), node("b", .switch, value: "off"),
      node("c", .tab, value: "selected"), node("d", .tab), node("e", .button, value: "on"),
    ]
    let checked = AccessibilityElement.elements(of: views).map(\.isChecked)
    #expect(checked == [true, false, true, false, nil])
  }

  @Test func `Where a view is cut off, what can be seen of it counts`() {
    var cut = node("a", .row, Rect(0, -20, 100, 40))
    cut.clipped = Rect(0, 0, 100, 20)
    #expect(AccessibilityElement.elements(of: [cut])[0].frame == Rect(0, 0, 100, 20))
  }

  @Test func `What has no id is called by the way to it, and can't be asked for actions`() {
    var row = node(nil, .row, holding: [node(nil, .text, text: "x"), node("b", .button)])
    row.actions = ["delete"]
    let list = node("list", .list, holding: [node("first", .row), row])
    let found = AccessibilityElement.elements(of: [list])[0].children[1]
    #expect(found.key == "list/row 1" && !found.isNamed && found.actions == [])
    #expect(found.children.map(\.key) == ["list/row 1/text 0", "b"])
    #expect(
      AccessibilityElement.find("b", in: AccessibilityElement.elements(of: [list]))?.isNamed == true
    )
    #expect(keys([node(nil, .button)]) == ["/button 0"])
  }

  // MARK: What stays

  private var rows: [ViewTree.Node] { ["a", "b", "c"].map { node($0, .row, label: $0) } }

  @Test func `What is added is new, the others stay, wherever it comes`() {
    #expect(indices(rows, rows) == [0, 1, 2])
    #expect(indices([], rows) == [nil, nil, nil])
    let new = node("new", .row)
    #expect(indices(rows, rows + [new]) == [0, 1, 2, nil])
    #expect(indices(rows, [new] + rows) == [nil, 0, 1, 2])
  }

  @Test func `What is removed goes, the others stay in their new order`() {
    #expect(indices(rows, []) == [])
    #expect(indices(rows, [rows[0], rows[2]]) == [0, 2])
    #expect(indices(rows, rows.reversed()) == [2, 1, 0])
    #expect(indices(rows, [rows[2], node("new", .row), rows[0]]) == [2, nil, 0])
  }

  @Test func `Another name, place or value is the same view; another id or role is another view`() {
    var moved = node("a", .row, label: "renamed", value: "5", Rect(90, 90, 1, 1))
    moved.enabled = false
    #expect(indices(rows, [moved, rows[1], rows[2]]) == [0, 1, 2])
    #expect(indices(rows, [node("z", .row, label: "a"), rows[1], rows[2]]) == [nil, 1, 2])
    #expect(indices(rows, [node("a", .button, label: "a"), rows[1], rows[2]]) == [nil, 1, 2])
    var pressable = rows[0]
    pressable.isPressable = true
    #expect(indices(rows, [pressable]) == [nil])
  }

  @Test func `Of two with one key each former one is gone on from once`() {
    let twin = node("a", .row)
    #expect(indices([twin], [twin, twin]) == [0, nil])
    #expect(indices([twin, twin], [twin]) == [0])
  }

  @Test func `The one that the keyboard is on is found wherever it moves, and not once it is gone`()
  {
    let before = AccessibilityElement.elements(of: [node("list", .list, holding: rows)])
    let list = node(
      "list", .list, holding: [rows[0], node("b", .row, label: "b", Rect(0, 70, 10, 10))])
    let after = AccessibilityElement.elements(of: [list])
    #expect(AccessibilityElement.find("b", in: before)?.frame == Rect(0, 0, 10, 10))
    #expect(AccessibilityElement.find("b", in: after)?.frame == Rect(0, 70, 10, 10))
    #expect(AccessibilityElement.find("c", in: after) == nil)
  }

  // MARK: The phone

  @Test(arguments: phone.screens)
  func `Every element of a screen has a key of its own, and what is pressed has a name`(
    screen: String
  ) throws {
    var startState = StartState(usualOf: phone)
    startState.settings.screen = screen
    let stage = startState.stage(of: phone, measurer: PangoMeasurer(fonts: try Fonts()))
    stage.advance(to: .seconds(1))
    func all(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.flatMap { [$0] + all($0.children) }
    }
    let elements = all(AccessibilityElement.elements(of: stage.tree().windows.flatMap(\.views)))
    #expect(elements.count > 5)
    #expect(Set(elements.map(\.key)).count == elements.count)
    #expect(elements.filter { $0.kind.isPressable && $0.label.isEmpty }.map(\.key) == [])
  }
}
