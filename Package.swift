// swift-tools-version: 6.2
// The manifest is the architecture: every arrow below is a declared dependency and none goes up.
// Builds run with `--explicit-target-dependency-import-check error`, and with `-Xcc -O2`: C holds the loops over pixels.
import PackageDescription

/// Warnings are errors everywhere; the language mode is 6.
let swift: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// The window is the only place with a main actor: everything in it runs on GTK's thread.
let swiftOnMain: [SwiftSetting] = swift + [.defaultIsolation(MainActor.self)]
/// Tests of a release build run optimised code, but are not optimised themselves: that would take longer than it saves.
let swiftOfTests: [SwiftSetting] =
  swift + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
let c: [CSetting] = [
  .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
]

/// Headers and libraries of a Debian package, for C alone: its module is empty, so that Swift can import nothing of it.
/// SwiftPM says of GTK's and GIO's that it leaves out `-mfpmath=sse` and `-pthread`, which x86-64 and the C library have anyway.
func system(_ name: String, _ package: String, debian: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: package, providers: [.apt([debian])])
}

let package = Package(
  name: "drawer-proto",
  products: [
    // The engine, the window and commands around any prototype, and the phone on them.
    .library(name: "TouchKit", targets: ["TouchKit"]),
    .library(name: "TouchStyle", targets: ["TouchStyle"]),
    .library(name: "PrototypeProgram", targets: ["PrototypeProgram"]),
    .executable(name: "drawer-proto", targets: ["DrawerProto"]),
  ],
  targets: [
    system("GTK", "gtk4", debian: "libgtk-4-dev"),
    system("GLib", "glib-2.0", debian: "libglib2.0-dev"),
    system("GIO", "gio-unix-2.0", debian: "libglib2.0-dev"),
    system("SPNG", "spng", debian: "libspng-dev"),
    system("Zlib", "zlib", debian: "zlib1g-dev"),
    system("WebP", "libwebpmux", debian: "libwebp-dev"),
    system("HarfBuzz", "harfbuzz", debian: "libharfbuzz-dev"),

    // C: a header that every C file includes, so that no processor computes another way.
    .target(name: "CExact", cSettings: c),
    // C: calls of the system and of GLib's main loop, and the count of living objects. It knows no toolkit.
    .target(name: "CSystem", dependencies: ["CExact", "GIO"], cSettings: c),
    // C: the door for browsers, on a thread of its own. What passes through it is read and written without a socket.
    .target(name: "CGate", dependencies: ["CExact", "CSystem", "GIO"], cSettings: c),
    // C: the pixels of turned pictures, mixed in integers, on all processors.
    .target(name: "CSampler", dependencies: ["CExact"], cSettings: c),
    // C: the only place that includes GTK, GSK, Pango, Cairo. It is written for GTK 4.8, also where a newer one is: what is
    // deprecated since then is no error, and what has come since then is one. Its module map makes two modules of it: Paint and
    // Window.
    .target(
      name: "CGtkShim", dependencies: ["CExact", "CSampler", "CSystem", "GTK"],
      cSettings: c + [
        .define("GDK_VERSION_MIN_REQUIRED", to: "GDK_VERSION_4_8"),
        .define("GDK_VERSION_MAX_ALLOWED", to: "GDK_VERSION_4_8"),
        .headerSearchPath("paint"), .headerSearchPath("window"),
      ],
      linkerSettings: ["pangoft2-1.0", "fontconfig", "freetype"].map { .linkedLibrary($0) }),
    // C: deflate for rows of pixels (RFC 1951), and zlib to compare it with.
    .target(name: "CDeflate", dependencies: ["CExact", "Zlib", "GLib"], cSettings: c),
    // C: libspng, libwebp, GLib's SHA-256, and the calls of the system that Swift can't make. Only older systems name libwebp
    // with libwebpmux.
    .target(
      name: "CFiles",
      dependencies: ["CExact", "CDeflate", "SPNG", "WebP", "Zlib", "GLib"], cSettings: c,
      linkerSettings: [.linkedLibrary("webp")]),
    // C: the comparison's loop over pixels.
    .target(name: "CCompare", dependencies: ["CExact"], cSettings: c),
    // C: what the machine's limits do to the program. Of the program alone: it replaces malloc.
    .target(name: "CLimits", dependencies: ["CExact", "CFiles", "GLib"], cSettings: c),
    // C: the page around the window in a browser, embedded.
    .target(name: "CBrowserPage", dependencies: ["CExact"], cSettings: c),
    // C: the page of a review, embedded.
    .target(name: "CReviewPage", dependencies: ["CExact"], cSettings: c),
    // C: glyphs of text by HarfBuzz, and what is known of characters, embedded. It knows nothing else of a toolkit.
    .target(name: "CShaper", dependencies: ["CExact", "HarfBuzz"], cSettings: c),
    // C: the phone's content, tunings and icon, embedded.
    .target(name: "CResources", dependencies: ["CExact"], cSettings: c),
    // C: the values that the engine has in a prototype which doesn't give others, embedded.
    .target(name: "CEngineTuning", dependencies: ["CExact"], cSettings: c),
    // C: the fonts that pictures are set in, embedded.
    .target(name: "CFonts", dependencies: ["CExact"], cSettings: c),
    // The engine imports nothing of ours.
    .target(name: "TouchKit", swiftSettings: swift, linkerSettings: [.linkedLibrary("m")]),
    // Text in lines: directions, fonts, breaks, carets. Every glyph is where Pango would put it.
    .target(name: "TextSetting", dependencies: ["TouchKit", "CShaper"], swiftSettings: swift),
    // How phones look unless they say otherwise: palette, type scale, icons, spaces, safe areas, styles of all controls.
    .target(name: "TouchStyle", dependencies: ["TouchKit", "JSON"], swiftSettings: swift),
    // JSON read and written, each value with its place, the problems that are told of it, and content that is made of it. It
    // knows no file system.
    .target(name: "JSON", swiftSettings: swift),
    .target(name: "Files", dependencies: ["JSON", "CFiles"], swiftSettings: swift),
    // Work on threads of its own.
    .target(name: "Threads", swiftSettings: swift),
    .target(
      name: "GtkPaint", dependencies: ["TouchKit", "JSON", "Files", "CGtkShim", "CFonts"],
      swiftSettings: swift),
    // Tunings as JSON files, and what they say.
    .target(
      name: "TuningFiles", dependencies: ["TouchKit", "JSON", "Files", "CEngineTuning"],
      swiftSettings: swift),
    // The phone. Exports one value, `phone: Prototype`.
    .target(
      name: "Screens",
      dependencies: ["TouchKit", "TouchStyle", "JSON", "TuningFiles", "CResources"],
      swiftSettings: swift),
    .target(
      name: "Rehearsal", dependencies: ["TouchKit", "JSON", "TuningFiles"],
      swiftSettings: swift),
    // A phone as a page plays it, and the number that stands for its state. script/page-engine compiles it for a page, too.
    .target(
      name: "PageEngine", dependencies: ["TouchKit", "JSON", "Rehearsal"], swiftSettings: swift),
    // How things move in a run: sections of tested motion, sweeps, comparisons, traces, measures, causes. It observes a run.
    .target(
      name: "MotionStudy",
      dependencies: ["TouchKit", "JSON", "Files", "Threads", "TuningFiles", "Rehearsal"],
      swiftSettings: swift),
    // Stills, sequences, films and contact sheets of a run.
    .target(
      name: "Capture",
      dependencies: [
        "TouchKit", "JSON", "Files", "Threads", "GtkPaint", "Rehearsal", "MotionStudy",
      ],
      swiftSettings: swift),
    .target(
      name: "VisualTesting",
      dependencies: [
        "TouchKit", "JSON", "Files", "Threads", "TuningFiles", "Rehearsal", "MotionStudy",
        "CCompare",
      ],
      swiftSettings: swift),
    // Reviews as folders, their merging, and their page.
    .target(
      name: "Reviews",
      dependencies: [
        "TouchKit", "JSON", "Files", "Threads", "TuningFiles", "GtkPaint", "Rehearsal",
        "MotionStudy", "Capture", "CReviewPage",
      ], swiftSettings: swift),
    // The window's thinking: the session and its clock, inputs by hand, rows and words, marks and lanes, what is remembered. It
    // knows no widget and no main actor.
    .target(
      name: "Workbench",
      dependencies: [
        "TouchKit", "JSON", "Files", "Threads", "TuningFiles", "Rehearsal", "MotionStudy",
      ],
      swiftSettings: swift),
    // The shim's widgets and its calls of the system as Swift objects.
    .target(
      name: "Widgets",
      dependencies: [
        "Workbench", "TouchKit", "JSON", "Files", "Threads", "Rehearsal", "GtkPaint", "CGtkShim",
        "CSystem",
      ], swiftSettings: swiftOnMain),
    .target(
      name: "Studio",
      dependencies: [
        "Workbench", "Widgets", "TouchKit", "JSON", "Files", "Threads", "TuningFiles", "Rehearsal",
        "MotionStudy",
        "Capture",
        "Reviews", "GtkPaint", "CGtkShim", "CSystem", "CGate", "CBrowserPage",
      ], swiftSettings: swiftOnMain),
    // One function: runs a prototype under an identity, with all commands.
    .target(
      name: "PrototypeProgram",
      dependencies: [
        "TouchKit", "TouchStyle", "JSON", "Files", "Threads", "TuningFiles", "GtkPaint",
        "Rehearsal", "MotionStudy", "Capture", "VisualTesting", "Reviews", "Workbench", "Studio",
        "CLimits",
        "CFiles", "CSystem",
      ], swiftSettings: swift),
    .executableTarget(
      name: "DrawerProto", dependencies: ["PrototypeProgram", "Screens"],
      swiftSettings: swift),

    // Inputs at random, what has to hold under them, and the shortest of what fails. It is no part of the program.
    .target(
      name: "MonkeyTesting", dependencies: ["TouchKit", "JSON", "Files", "Rehearsal"],
      swiftSettings: swift
    ),
    // Figures for script/bench, from within one process.
    .executableTarget(
      name: "Bench",
      dependencies: [
        "CSystem", "CFonts", "TouchKit", "Files", "GtkPaint", "TextSetting", "Screens",
        "Rehearsal", "MotionStudy", "PageEngine", "VisualTesting", "MonkeyTesting",
      ],
      path: "bench/Bench", swiftSettings: swift),
    // Monkey tests and replays for script/campaign, many in one process.
    .executableTarget(
      name: "Campaign",
      dependencies: [
        "TouchKit", "JSON", "Files", "CFonts", "GtkPaint", "TextSetting", "Screens", "Rehearsal",
        "MotionStudy", "PageEngine", "MonkeyTesting",
      ],
      swiftSettings: swift),
    // The doors that strangers' bytes come through, for script/fuzz and for replaying what it kept.
    .target(name: "CFuzz", dependencies: ["Zlib"], path: "Tests/fuzz/CFuzz", cSettings: c),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "TouchKit", "JSON", "Files", "TuningFiles", "CFiles", "CFuzz", "CGate", "Screens",
        "Rehearsal", "MotionStudy", "VisualTesting", "Reviews",
      ], path: "Tests/fuzz/Fuzz", swiftSettings: swift),

    // What tests of several modules need: numbers at random, folders, devices, others' players and font tables.
    .target(
      name: "CWebPPlayer", dependencies: ["WebP"], path: "Tests/CWebPPlayer", cSettings: c,
      linkerSettings: [.linkedLibrary("webpdemux")]),
    .target(
      name: "CFontQuery", path: "Tests/CFontQuery", cSettings: c,
      linkerSettings: [.linkedLibrary("fontconfig")]),
    .target(
      name: "CTextQuery", dependencies: ["CGtkShim", "CExact", "GTK"], path: "Tests/CTextQuery",
      cSettings: c + [.headerSearchPath("../../Sources/CGtkShim/paint")],
      linkerSettings: [.linkedLibrary("fribidi")]),
    .target(
      name: "TestSupport", dependencies: ["TouchKit", "CWebPPlayer"], path: "Tests/TestSupport",
      swiftSettings: swift),
    // Prototypes of a few boxes, and runs of them: what plays and studies a phone must not depend on ours.
    .target(
      name: "TestDesks",
      dependencies: [
        "TouchKit", "JSON", "Files", "GtkPaint", "Screens", "Rehearsal", "MotionStudy",
        "TestSupport",
      ], path: "Tests/TestDesks", swiftSettings: swift),
    tests("TouchKit", with: ["Files"]),
    tests("JSON"),
    tests("Files", with: ["JSON"]),
    tests("Threads"),
    tests(
      "GtkPaint", with: ["TouchKit", "Files", "CFontQuery", "CGtkShim", "CSampler", "CSystem"]),
    tests("TextSetting", with: ["TouchKit", "TouchStyle", "Files", "GtkPaint", "CTextQuery"]),
    tests(
      "Screens",
      with: [
        "TouchKit", "TouchStyle", "JSON", "Files", "Threads", "TuningFiles", "GtkPaint",
        "Rehearsal", "MotionStudy", "MonkeyTesting",
      ]),
    tests(
      "Rehearsal",
      with: [
        "TouchKit", "JSON", "Files", "TuningFiles", "GtkPaint", "Screens", "MotionStudy",
        "TestDesks",
      ]),
    tests(
      "MotionStudy",
      with: ["TouchKit", "JSON", "Files", "GtkPaint", "Screens", "Rehearsal", "TestDesks"]),
    tests("PageEngine", with: ["TouchKit", "JSON", "TestDesks"]),
    tests("MonkeyTesting", with: ["TouchKit", "JSON", "Screens", "Rehearsal", "TestDesks"]),
    tests(
      "Capture",
      with: ["TouchKit", "JSON", "Files", "GtkPaint", "Screens", "Rehearsal", "MotionStudy"]),
    tests(
      "VisualTesting",
      with: [
        "TouchKit", "JSON", "Files", "TuningFiles", "GtkPaint", "Rehearsal", "MotionStudy",
      ]),
    tests(
      "Reviews",
      with: [
        "TouchKit", "JSON", "Files", "Threads", "GtkPaint", "Screens", "Rehearsal", "MotionStudy",
        "Capture",
      ]),
    tests(
      "Workbench",
      with: [
        "TouchKit", "JSON", "Files", "Threads", "GtkPaint", "Screens", "Rehearsal", "MotionStudy",
        "TestDesks",
      ]),
    tests(
      "Studio",
      with: [
        "CGate", "TouchKit", "JSON", "Files", "Threads", "GtkPaint", "Screens", "Rehearsal",
        "Capture",
        "Reviews", "Workbench", "Widgets",
      ]),
    // The program from outside: the built binary as another process.
    .testTarget(
      name: "ProgramTests", dependencies: ["JSON", "Files", "TestSupport"],
      swiftSettings: swiftOfTests),
    .testTarget(
      name: "CorpusTests", dependencies: ["JSON", "Files", "Fuzz"], swiftSettings: swiftOfTests),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu17
)

// A build may need none of some targets, such as one under sanitizers of tests without C (script/test).
if let left = Context.environment["DRAWER_PROTO_WITHOUT"]?.split(separator: " ").map(String.init) {
  package.targets.removeAll { left.contains($0.name) }
}

/// The tests of a module, which are also written with others.
func tests(_ module: String, with others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: module + "Tests", dependencies: [.byName(name: module), "TestSupport"] + others,
    swiftSettings: swiftOfTests)
}
