import Files
import Foundation
import TestSupport
import Testing

/// What libraries read from the environment reaches no result.
@Suite struct VariablesTests {
  /// A library's variables, each with two hostile values.
  struct Library: CustomTestStringConvertible, Sendable {
    let name: String
    let variables: [String: [String]]

    var testDescription: String { name }

    func environment(_ round: Int) -> [String: String] { variables.mapValues { $0[round] } }
  }

  private static let long = String(repeating: "%n%s,", count: 2000)

  static let libraries = [
    Library(
      name: "pixman",
      variables: [
        "PIXMAN_DISABLE": ["sse2 mmx ssse3 fast", "fast general"], "PIXMAN_DEBUG": ["1", long],
      ]),
    Library(
      name: "Cairo",
      variables: [
        "CAIRO_DEBUG": ["1", long], "CAIRO_DEBUG_PDF": ["1", ""], "CAIRO_DEBUG_TAG": ["1", "x"],
      ]),
    Library(
      name: "fontconfig",
      variables: [
        "FC_DEBUG": ["1", "2147483647"], "FC_DBG_MATCH_FILTER": ["family", long],
        "FC_LANG": ["ar", long], "FONTCONFIG_FILE": ["/nonexistent", "/dev/zero"],
        "FONTCONFIG_PATH": ["/nonexistent", "/proc"], "FONTCONFIG_SYSROOT": ["", "/nonexistent"],
        "FONTCONFIG_USE_MMAP": ["no", long], "SOURCE_DATE_EPOCH": ["1", "x"],
      ]),
    Library(
      name: "FreeType",
      variables: [
        "FREETYPE_PROPERTIES": [
          "truetype:interpreter-version=35 cff:no-stem-darkening=0 autofitter:warping=1", long,
        ], "FT2_DEBUG": ["any:7", long],
      ]),
    Library(
      name: "HarfBuzz",
      variables: [
        "HB_OPTIONS": ["uniscribe-bug-compatible", long],
        "HB_SHAPER_LIST": ["fallback", "nothing"],
        "HB_FONT_FUNCS": ["ft", "nothing"], "HB_FACE_LOADER": ["ft", "nothing"],
      ]),
    Library(
      name: "Pango",
      variables: [
        "PANGO_LANGUAGE": ["sr:fa", long], "PANGOCAIRO_BACKEND": ["win32", "nothing"],
        "PANGO_LIBDIR": ["/nonexistent", long], "PANGO_SYSCONFDIR": ["/nonexistent", long],
        "LIBTHAI_DICTDIR": ["/nonexistent", "/proc"],
      ]),
    Library(
      name: "GLib",
      variables: [
        "G_DEBUG": ["help", "gc-friendly,resident-modules"], "G_MESSAGES_DEBUG": ["all", long],
        "G_MESSAGES_PREFIXED": ["all", ""], "G_SLICE": ["always-malloc", "debug-blocks"],
        "G_RANDOM_VERSION": ["2.0", "x"], "G_ENABLE_DIAGNOSTIC": ["1", "x"],
        "GOBJECT_DEBUG": ["objects,signals,instance-count", "help"],
        "G_FILENAME_ENCODING": ["latin1", long], "G_BROKEN_FILENAMES": ["1", ""],
        "G_RESOURCE_OVERLAYS": ["/=/nonexistent", "/org/gtk=/proc"],
        "GIO_MODULE_DIR": ["/nonexistent", "/proc"],
        "GIO_EXTRA_MODULES": ["/nonexistent", "/proc"],
        "GIO_USE_VFS": ["nothing", "local"], "GIO_USE_FILE_MONITOR": ["help", "nothing"],
        "GSETTINGS_BACKEND": ["nothing", "dconf"],
        "GSETTINGS_SCHEMA_DIR": ["/nonexistent", "/proc"],
      ]),
    Library(
      name: "GTK",
      variables: [
        "GDK_BACKEND": ["nothing", "broadway"], "GDK_DEBUG": ["help", "all"],
        "GDK_DISABLE": ["help", "all"], "GDK_SCALE": ["100", "-1"],
        "GDK_DPI_SCALE": ["nan", "1e300"], "GDK_SYNCHRONIZE": ["1", "x"],
        "GDK_PIXBUF_MODULE_FILE": ["/nonexistent", "/dev/zero"],
        "GSK_DEBUG": ["geometry,full-redraw,fallback", "help"],
        "GSK_RENDERER": ["nothing", "help"],
        "GSK_SUBSET_FONTS": ["1", "x"], "GTK_DEBUG": ["all", "help"],
        "GTK_THEME": ["HighContrastInverse", long], "GTK_PATH": ["/nonexistent", "/proc"],
        "GTK_IM_MODULE": ["nothing", long], "GTK_A11Y": ["nothing", "help"],
        "GTK_MEDIA": ["help", "nothing"], "GTK_CSD": ["0", "x"],
      ]),
    Library(
      name: "libwebp and the system",
      variables: [
        "WEBP_DISABLE": ["all", "x"], "LIBGL_ALWAYS_SOFTWARE": ["1", "x"],
        "XCURSOR_SIZE": ["1000000", "-1"], "XKB_CONFIG_ROOT": ["/nonexistent", "/proc"],
      ]),
  ]

  private static let frame = ["capture", scenario, "--at", "420", "-o", "-"]
  private static let film = [
    "capture", scenario, "--every", "40", "--format", "webp", "-o", "-",
  ]
  private static let scenario = Program.resource("scenarios/drawer-drag.scenario.json")

  /// The results are the same, or the machine is told to be at fault.
  private func check(
    _ words: [String], _ environment: [String: String], _ plain: Program.Result
  ) throws {
    let result = try Program.run(words, environment: environment)
    if result.status == 3 {
      #expect(result.output.isEmpty && result.lines.count == 1, "\(result.complaints)")
    } else {
      #expect(result.status == 0, "\(words[0]) under \(environment): \(result.complaints)")
      #expect(result.output == plain.output, "\(words[0]) under \(environment)")
    }
  }

  @Test func `More than forty variables are tried`() {
    #expect(VariablesTests.libraries.reduce(0) { $0 + $1.variables.count } > 40)
  }

  @Test func `A picture is the same under each library's variables`() throws {
    let plain = try Program.run(VariablesTests.frame)
    #expect(plain.status == 0 && plain.complaints.isEmpty)
    for library in VariablesTests.libraries {
      for round in 0...1 { try check(VariablesTests.frame, library.environment(round), plain) }
    }
  }

  @Test func `Every other result is the same under all variables of all libraries`() throws {
    let scenario = VariablesTests.scenario
    for words in [["inspect", scenario, "--log"], ["trace", scenario], VariablesTests.film] {
      let plain = try Program.run(words)
      #expect(plain.status == 0 && plain.complaints.isEmpty && !plain.output.isEmpty)
      for round in 0...1 {
        let all = VariablesTests.libraries.map { $0.environment(round) }
        try check(words, all.reduce(into: [:]) { $0.merge($1) { $1 } }, plain)
      }
    }
  }

  @Test func `If Cairo leaves out filled rectangles, no picture is made`() throws {
    let scratch = try TemporaryFolder()
    let faults = ["LD_PRELOAD": try faultLibrary(in: scratch), "FAULT_FILL": "1"]
    for format in ["png", "svg", "pdf"] {
      let picture = scratch.at("a.\(format)")
      let result = try Program.run(
        ["capture", VariablesTests.scenario, "--at", "0", "--format", format, "-o", picture],
        environment: faults)
      #expect(result.status == 3 && result.lines.count == 1, "\(result.complaints)")
      #expect(result.complaints.contains("Cairo can't fill a rectangle"))
      #expect(try SafeFile.kind(picture) == nil)
    }
  }
}
