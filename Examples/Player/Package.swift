// swift-tools-version: 6.2
import PackageDescription

/// The folder of a built kit. The scripts set it if Player has one; without it, the kit is built from its sources.
let kit = Context.environment["DRAWER_PROTO_KIT"].flatMap { $0.isEmpty ? nil : $0 }
let products = ["TouchKit", "TouchStyle", "PrototypeProgram"]

let package = Package(
  name: "player",
  dependencies: kit == nil ? [.package(name: "drawer-proto", path: "../..")] : [],
  targets: [
    // C: the files of resources/, embedded.
    .target(name: "CPlayerFiles"),
    .executableTarget(
      name: "Player",
      dependencies: ["CPlayerFiles"]
        + (kit == nil ? products.map { .product(name: $0, package: "drawer-proto") } : []),
      swiftSettings: [.treatAllWarnings(as: .error)]
        + (kit.map { [.unsafeFlags(["-I\($0)/modules", "-I\($0)/include"])] } ?? []),
      linkerSettings: kit.map {
        [.unsafeFlags(["-L\($0)/lib", "-lDrawerProtoKit", "-use-ld=lld"])]
      }),
  ],
  swiftLanguageModes: [.v6])
