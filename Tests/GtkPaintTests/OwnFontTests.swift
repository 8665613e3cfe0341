import Dispatch
import Files
import TestSupport
import Testing
import TouchKit

@testable import GtkPaint

/// Fonts that a prototype brings along as bytes.
@Suite struct OwnFontTests {
  /// A font that is on the machine, too, but of no use to the kit.
  private static func serif(_ file: String = "DejaVuSerif", as name: String? = nil) throws
    -> FontData
  {
    FontData(
      "\(name ?? file).ttf",
      bytes: try SafeFile.read("/usr/share/fonts/truetype/dejavu/\(file).ttf"))
  }

  private static func picture(
    _ string: String, family: String?, weight: Int = 400, _ fonts: Fonts, monospaced: Bool = false
  ) throws -> (pixels: Pixels, measurer: PangoMeasurer) {
    let style = TextStyle(
      size: 20, lineHeight: 26, weight: weight, monospaced: monospaced, family: family)
    let painter = Painter(measurer: PangoMeasurer(fonts: fonts))
    let list = DisplayList(items: [
      .fill(Rect(0, 0, 200, 30), .zero, .white),
      .text(Text(string, style: style), Point(4, 2), width: nil, .black),
    ])
    let scene = painter.scene(list, size: Size(200, 30), scale: 2)
    return (Pixels(try painter.pixels(scene)), painter.measurer)
  }

  @Test func `A family of the prototype's own has its own letters, and no other text changes`()
    throws
  {
    let kit = try Fonts()
    let fonts = try Fonts(own: [OwnFontTests.serif()])
    #expect(fonts.ownFamilies == ["DejaVu Serif"])
    let usual = try OwnFontTests.picture("Hamburg 12", family: nil, kit).pixels
    #expect(try OwnFontTests.picture("Hamburg 12", family: nil, fonts).pixels == usual)
    #expect(try OwnFontTests.picture("Hamburg 12", family: "", fonts).pixels == usual)
    let own = try OwnFontTests.picture("Hamburg 12", family: "DejaVu Serif", fonts)
    #expect(own.pixels != usual)
    #expect(own.measurer.fault == nil)
  }

  @Test func `The weight chooses among the files of a family`() throws {
    let both = try Fonts(own: [OwnFontTests.serif(), OwnFontTests.serif("DejaVuSerif-Bold")])
    let one = try Fonts(own: [OwnFontTests.serif()])
    let bold = try OwnFontTests.picture("Weight", family: "DejaVu Serif", weight: 700, both).pixels
    let book = try OwnFontTests.picture("Weight", family: "DejaVu Serif", both).pixels
    #expect(bold != book)
    #expect(try OwnFontTests.picture("Weight", family: "DejaVu Serif", one).pixels == book)
    // No bold letters are made up of others.
    #expect(
      try OwnFontTests.picture("Weight", family: "DejaVu Serif", weight: 700, one).pixels == book)
  }

  @Test(arguments: ["שלום", "漢字", "مرحبا"])
  func `Letters that it lacks are the kit's, or boxes as there`(_ string: String) throws {
    let fonts = try Fonts(own: [OwnFontTests.serif()])
    let own = TextStyle(size: 20, lineHeight: 26, family: "DejaVu Serif")
    let usual = TextStyle(size: 20, lineHeight: 26)
    let measurer = PangoMeasurer(fonts: fonts)
    let here = measurer.measure(Text(string, style: own), width: nil)
    let there = measurer.measure(Text(string, style: usual), width: nil)
    #expect(here.unknownGlyphs == there.unknownGlyphs)
    #expect(here.size == there.size)
  }

  @Test func `Two threads and two sets of the same bytes paint the same pixels`() throws {
    let fonts = try Fonts(own: [OwnFontTests.serif()])
    let expected = try OwnFontTests.picture("Threads", family: "DejaVu Serif", fonts).pixels
    let again = try Fonts(own: [OwnFontTests.serif(as: "Another")])
    let serif = try OwnFontTests.serif()
    #expect(
      FontMemory.data(of: serif).data
        == FontMemory.data(of: FontData("Another.ttf", bytes: serif.bytes)).data)
    nonisolated(unsafe) var equal = [Bool](repeating: false, count: 8)
    equal.withUnsafeMutableBufferPointer { equal in
      nonisolated(unsafe) let equal = equal
      DispatchQueue.concurrentPerform(iterations: 8) { index in
        let painted = try? OwnFontTests.picture(
          "Threads", family: "DejaVu Serif", index % 2 == 0 ? fonts : again)
        equal[index] = painted?.pixels == expected
      }
    }
    #expect(equal == [Bool](repeating: true, count: 8))
  }

  @Test func `A family that only the machine has is none, and is told with those that are there`()
    throws
  {
    let fonts = try Fonts()
    let picture = try OwnFontTests.picture("A", family: "DejaVu Serif", fonts)
    #expect(picture.pixels == (try OwnFontTests.picture("A", family: nil, fonts).pixels))
    #expect(picture.measurer.fault == .noFamily("DejaVu Serif", known: []))
    let own = try Fonts(own: [OwnFontTests.serif()])
    let slip = try OwnFontTests.picture("A", family: "DejaVu Seriff", own).measurer.fault
    #expect(slip?.description == "the prototype has no font of the family \"DejaVu Seriff\"")
    #expect(slip?.remedy == "did you mean \"DejaVu Serif\"?")
  }

  @Test(arguments: [(-100.0, false), (-20, true), (25, true), (80, false)])
  func `A text above or below all that is seen isn't set`(y: Double, isSet: Bool) throws {
    let painter = Painter(measurer: PangoMeasurer(fonts: try Fonts()))
    let style = TextStyle(size: 20, lineHeight: 26, family: "None")
    let text = Text("A", style: style, lines: 1)
    let list = DisplayList(items: [.text(text, Point(4, y), width: 40, .black)])
    _ = painter.scene(list, size: Size(200, 30), scale: 2)
    #expect((painter.measurer.fault != nil) == isSet)
  }

  @Test func `A manifest names the file and its hash behind the kit's`() throws {
    let serif = try OwnFontTests.serif()
    let fonts = try Fonts(own: [serif])
    let kit = try Fonts().files
    #expect(Array(fonts.files.dropLast()) == kit)
    #expect(fonts.files.last?.name == "DejaVuSerif.ttf")
    #expect(fonts.files.last?.digest == SHA256.hex(of: serif.bytes))
  }

  @Test func `A document has letters of the prototype's own`() throws {
    let fonts = try Fonts(own: [OwnFontTests.serif()])
    func documents(_ family: String?) throws -> [[UInt8]] {
      let style = TextStyle(size: 20, lineHeight: 26, family: family)
      let list = DisplayList(items: [
        .text(Text("Own", style: style), Point(4, 2), width: nil, .black)
      ])
      let painter = Painter(measurer: PangoMeasurer(fonts: fonts))
      let scene = painter.scene(list, size: Size(80, 30), scale: 1, for: .document)
      return [try scene.svg(), try scene.pdf()]
    }
    let own = try documents("DejaVu Serif")
    #expect(own == (try documents("DejaVu Serif")))
    #expect(zip(own, try documents(nil)).allSatisfy { $0 != $1 })
  }

  @Test func `What is no font of a prototype's is refused with its name and a remedy`() throws {
    let serif = try OwnFontTests.serif()
    func refusal(_ fonts: FontData...) -> String {
      do throws(FontError) {
        _ = try Fonts(own: fonts)
        return "taken"
      } catch {
        #expect(!error.remedy.isEmpty, "\(error)")
        return error.description
      }
    }
    func font(_ bytes: some Sequence<UInt8>, _ name: String = "A.ttf") -> FontData {
      FontData(name, bytes: Array(bytes))
    }
    #expect(
      refusal(font("hello, world".utf8)).hasSuffix("\"A.ttf\" is not a TrueType or OpenType font"))
    #expect(refusal(font([])).hasSuffix("is not a TrueType or OpenType font"))
    #expect(
      refusal(font(serif.bytes.prefix(serif.bytes.count / 2))).hasSuffix("is incomplete or damaged")
    )
    #expect(refusal(font(serif.bytes.dropLast(64))).hasSuffix("is incomplete or damaged"))
    #expect(refusal(font(serif.bytes.prefix(7))).hasSuffix("is incomplete or damaged"))
    let large = [UInt8](repeating: 0, count: 100 << 20)
    #expect(refusal(font(large)) == "the font \"A.ttf\" has 100 MB")
    #expect(
      refusal(font(serif.bytes, "A")).hasSuffix("\"A\" does not have a valid file name"))
    #expect(
      refusal(font(serif.bytes, "../A.ttf")).hasSuffix("does not have a valid file name"))
    #expect(
      refusal(font(serif.bytes, "DejaVuSans.ttf")).hasSuffix(
        "has the file name of a built-in font"))
    #expect(
      refusal(serif, font(serif.bytes)).hasSuffix(
        "has the same family \"DejaVu Serif\" and weight 400 as the font \"DejaVuSerif.ttf\""))
    let sans = try #require(KitFont.all.first { $0.file.name == "DejaVuSans.ttf" }).bytes
    #expect(
      refusal(font(Array(sans))).hasSuffix(
        "has the family \"DejaVu Sans\", which is the family of a built-in font"))
  }

  @Test func `A font with any byte changed is read or refused, and paints`() throws {
    let serif = try OwnFontTests.serif()
    var random = SeededRandom(seed: 16)
    for _ in 0..<40 {
      var bytes = serif.bytes
      for _ in 0..<20 {
        // The directory and what follows it hold most that can be wrong.
        let most = random.whole(below: 2) == 0 ? 600 : bytes.count - 1
        bytes[random.whole(below: most + 1)] = UInt8(random.whole(below: 256))
      }
      guard let fonts = try? Fonts(own: [FontData("Broken.ttf", bytes: bytes)]) else { continue }
      _ = try OwnFontTests.picture("Hamburg", family: fonts.ownFamilies.first, fonts)
    }
  }
}
