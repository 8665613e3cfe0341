// swift-tools-version: 6.2
// The manifest is the architecture: every arrow below is a declared dependency and none goes up.
// Builds run with `--explicit-target-dependency-import-check error`.
import Foundation
import PackageDescription

/// The include paths of a C package. Asking pkg-config here instead of through a systemLibrary target
/// keeps SwiftPM from warning about flags it does not know.
func includeFlags(_ package: String) -> [String] {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["pkg-config", "--cflags-only-I", package]
  process.standardOutput = pipe
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return [] }
  let text = String(
    decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return text.split(whereSeparator: \.isWhitespace).map(String.init)
}

/// Warnings are errors in every Swift target; the language mode is 6.
let swift: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// The window is the only place with a main actor: everything in it runs on GTK's thread.
let swiftOnMain: [SwiftSetting] = swift + [.defaultIsolation(MainActor.self)]
/// Warnings are errors in C too. `-I` alone is taken from pkg-config: GTK never reaches Swift.
func c(_ packages: [String]) -> [CSetting] {
  [
    .unsafeFlags(packages.flatMap(includeFlags) + ["-Wall", "-Wextra", "-Werror"])
  ]
}
func link(_ names: [String]) -> [LinkerSetting] { names.map { .linkedLibrary($0) } }

/// The targets that have something in them so far.
let present: Set<String> = [
  "CGtkShim",
  "CFiles",
  "CCompare",
  "CResources",
  "TouchKit",
  "Files",
  "GtkPaint",
  "Screens",
  "Rehearsal",
  "VisualTesting",
  "Studio",
  "DrawerProto",
  "Bench",
  "TouchKitTests",
  "FilesTests",
  "GtkPaintTests",
  "ScreensTests",
  "RehearsalTests",
  "VisualTestingTests",
  "StudioTests",
  "ProgramTests",
]
func exists(_ target: Target) -> Bool { present.contains(target.name) }

let targets: [Target] = [
  // C: the only place that includes GTK, GSK, Pango, Cairo.
  .target(
    // Optimised in debug builds too: it blurs shadows pixel by pixel.
    name: "CGtkShim",
    cSettings: c(["gtk4", "pangoft2", "fontconfig"]) + [.unsafeFlags(["-O2"])],
    linkerSettings: link([
      "gtk-4", "gobject-2.0", "glib-2.0", "gio-2.0", "cairo", "graphene-1.0", "pango-1.0",
      "pangocairo-1.0", "pangoft2-1.0", "fontconfig", "freetype", "harfbuzz",
    ])),
  // C: libspng, zlib, GLib's SHA-256, and the calls of the system that Swift can't make.
  .target(
    // Optimised in debug builds too: it holds the loops over whole pictures.
    name: "CFiles", cSettings: c(["spng", "zlib", "glib-2.0"]) + [.unsafeFlags(["-O2"])],
    linkerSettings: link(["spng", "z", "glib-2.0"])),
  // C: the comparison's loop over pixels. Optimised in debug builds too, like CFiles.
  .target(name: "CCompare", cSettings: c([]) + [.unsafeFlags(["-O2"])]),
  // C: the files of resources/, embedded.
  .target(name: "CResources", cSettings: c([])),
  // The engine imports nothing of ours.
  .target(name: "TouchKit", swiftSettings: swift, linkerSettings: link(["m"])),
  .target(name: "Files", dependencies: ["CFiles"], swiftSettings: swift),
  .target(
    name: "GtkPaint", dependencies: ["TouchKit", "Files", "CGtkShim"], swiftSettings: swift),
  // The phone. Exports one value, `phone: Prototype`.
  .target(
    name: "Screens", dependencies: ["TouchKit", "Files", "CResources"], swiftSettings: swift),
  .target(name: "Rehearsal", dependencies: ["TouchKit", "Files"], swiftSettings: swift),
  .target(
    name: "VisualTesting", dependencies: ["TouchKit", "Files", "CCompare"], swiftSettings: swift),
  .target(
    name: "Studio",
    dependencies: [
      "TouchKit", "Files", "Rehearsal", "VisualTesting", "GtkPaint", "CGtkShim", "CResources",
    ].filter(present.contains).map { .byName(name: $0) }, swiftSettings: swiftOnMain),
  .executableTarget(
    name: "DrawerProto",
    dependencies: [
      "TouchKit", "Files", "GtkPaint", "Screens", "Rehearsal", "VisualTesting", "Studio",
    ].filter(present.contains).map { .byName(name: $0) }, swiftSettings: swift),
  // Figures for script/bench, from within one process.
  .executableTarget(
    name: "Bench",
    dependencies: [
      "TouchKit", "Files", "GtkPaint", "Screens", "Rehearsal", "VisualTesting",
    ].filter(present.contains).map { .byName(name: $0) }, path: "bench/Bench",
    swiftSettings: swift),

  .testTarget(name: "TouchKitTests", dependencies: ["TouchKit"], swiftSettings: swift),
  .testTarget(name: "FilesTests", dependencies: ["Files"], swiftSettings: swift),
  .testTarget(
    name: "GtkPaintTests", dependencies: ["TouchKit", "Files", "GtkPaint", "CGtkShim"],
    swiftSettings: swift),
  .testTarget(
    name: "ScreensTests",
    dependencies: ["TouchKit", "Files", "GtkPaint", "Screens", "Rehearsal", "CResources"].filter(
      present.contains
    ).map { .byName(name: $0) }, swiftSettings: swift),
  .testTarget(
    name: "RehearsalTests",
    dependencies: ["TouchKit", "Files", "GtkPaint", "Screens", "Rehearsal"].filter(
      present.contains
    ).map { .byName(name: $0) },
    swiftSettings: swift),
  .testTarget(
    name: "VisualTestingTests",
    dependencies: ["TouchKit", "Files", "GtkPaint", "VisualTesting"], swiftSettings: swift),
  .testTarget(
    name: "StudioTests",
    dependencies: ["TouchKit", "Files", "GtkPaint", "Screens", "Rehearsal", "Studio"],
    swiftSettings: swift),
  // The program from outside: the built binary as another process.
  .testTarget(name: "ProgramTests", dependencies: ["Files"], swiftSettings: swift),
]

/// A build with a sanitizer names the test targets that it is for (script/test); all others, and what only they need,
/// are left out. Without the variable everything is built.
let chosenTests = Context.environment["DRAWER_PROTO_TESTS"]?.split(separator: " ").map(String.init)

/// The targets named and all that they depend on.
func needed(by names: [String], of targets: [Target]) -> [Target] {
  var found: Set<String> = []
  var open = names
  while let name = open.popLast() {
    guard found.insert(name).inserted else { continue }
    for target in targets where target.name == name {
      for case .byNameItem(let other, _) in target.dependencies { open.append(other) }
    }
  }
  return targets.filter { found.contains($0.name) }
}
let built = targets.filter(exists)

let package = Package(
  name: "drawer-proto",
  products: chosenTests == nil
    ? [
      .executable(name: "drawer-proto", targets: ["DrawerProto"]),
      .executable(name: "drawer-bench", targets: ["Bench"]),
    ] : [],
  targets: chosenTests.map { needed(by: $0, of: built) } ?? built,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu17
)
