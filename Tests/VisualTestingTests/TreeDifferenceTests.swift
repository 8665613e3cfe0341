import Files
import Testing

@testable import VisualTesting

@Suite struct TreeDifferenceTests {
  /// The sentences for two trees, whose pictures differ where `differing` says.
  private func words(
    _ before: String, _ after: String, differing: PixelRect? = nil, scale: Int = 1
  ) -> [String] {
    var drawing = PixelBuffer(200, 100)
    if let box = differing {
      let red = Pixel(red: 0xE0, green: 0x1B, blue: 0x24)
      drawing.fill(box.x, box.y, box.width, box.height, red)
    }
    return TreeDifference.words(
      expected: tree(before), actual: tree(after), drawing: drawing, box: differing, scale: scale)
  }

  private func tree(_ views: String) -> [UInt8] {
    Array("{\"inspect\":1,\"windows\":[{\"id\":\"main\",\"level\":0,\"views\":[\(views)]}]}".utf8)
  }

  private func row(_ number: Int, y: Int, _ more: String = "") -> String {
    "{\"id\":\"row-\(number)\",\"frame\":[0,\(y),100,10]\(more)}"
  }

  @Test func `Equal trees give no words`() {
    #expect(words(row(1, y: 0), row(1, y: 0)).isEmpty)
  }

  @Test func `Views that did the same are told of in one sentence`() {
    let before = (1...5).map { row($0, y: $0 * 10) }.joined(separator: ",")
    let after = (1...5).map { row($0, y: $0 * 10 + 3) }.joined(separator: ",")
    #expect(words(before, after) == ["\"row-1\" and 4 others moved by 0, 3"])
    #expect(
      words(row(1, y: 0) + "," + row(2, y: 9), "")
        == ["\"row-1\" and \"row-2\" vanished"])
  }

  @Test func `Whoever goes with its parent is not named`() {
    func parent(_ y: Int) -> String {
      row(1, y: y, ",\"children\":[\(row(2, y: y)),\(row(3, y: y + 5))]")
    }
    #expect(words(parent(0), parent(2)) == ["\"row-1\" moved by 0, 2"])
  }

  @Test func `Every kind of change has its words`() {
    func said(_ before: String, _ after: String) -> [String] {
      words(row(1, y: 0, before), row(1, y: 0, after))
    }
    #expect(said("", ",\"alpha\":0.25") == ["\"row-1\" faded from 1 to 0.25"])
    #expect(said(",\"text\":\"a\"", ",\"text\":\"b\"") == ["\"row-1\" reads «b» instead of «a»"])
    #expect(
      said(",\"value\":\"on\"", "") == ["\"row-1\" has the value «» instead of «on»"])
    #expect(
      said(",\"label\":\"x\"", ",\"label\":\"y\"") == ["\"row-1\" is called «y» instead of «x»"])
    #expect(said("", ",\"enabled\":false") == ["\"row-1\" was disabled"])
    #expect(said(",\"visible\":false", "") == ["\"row-1\" appeared"])
    #expect(
      words(row(1, y: 0), "{\"id\":\"row-1\",\"frame\":[4,0,100,12.5]}")
        == ["\"row-1\" was resized from 100 × 10 to 100 × 12.5", "\"row-1\" moved by 4, 0"])
  }

  @Test func `Views without an id are called by their place and their text`() {
    let before = "{\"role\":\"text\",\"text\":\"Mail\",\"frame\":[0,0,9,9]}"
    #expect(words(before, "") == ["main/text 1 «Mail» vanished"])
  }

  @Test func `The foremost unchanged view at a differing pixel was recoloured`() {
    let views = row(1, y: 0) + "," + row(2, y: 5)
    let place = PixelRect(x: 50, y: 12, width: 1, height: 1)
    #expect(words(views, views, differing: place) == ["\"row-2\" was recoloured"])
    #expect(words(views, views, differing: place, scale: 3) == ["\"row-1\" was recoloured"])
    let outside = PixelRect(x: 150, y: 90, width: 4, height: 4)
    #expect(words(views, views, differing: outside).isEmpty)
  }

  @Test func `A long list is cut and what is left out is counted`() {
    let before = (1...20).map { row($0, y: $0) }.joined(separator: ",")
    let after = (1...20).map { row($0, y: $0 * 2) }.joined(separator: ",")
    let words = words(before, after)
    #expect(words.count == TreeDifference.most + 1)
    #expect(words.last == "and 8 more")
  }

  @Test func `Trees that make no sense are said to`() {
    let nonsense = "the view trees can't be read, so only the pictures were compared"
    #expect(words("]", "") == [nonsense])
    let odd = ["7", "{}", "{\"frame\":[1]}", "{\"id\":3,\"children\":4}", "[]"]
    for view in odd { _ = words(view, row(1, y: 0)) }
    // A view that is its own ancestor by name, as only a stranger writes it.
    _ = words(row(1, y: 0, ",\"children\":[\(row(1, y: 3))]"), "")
  }
}
