// swift-tools-version: 6.2
import PackageDescription

/// The folder of a built kit. Without this variable, the kit is built from its sources.
let kit = Context.environment["DRAWER_PROTO_KIT"].flatMap { $0.isEmpty ? nil : $0 }
let products = ["TouchKit", "TouchStyle", "PrototypeProgram"]

let package = Package(
  name: "new-phone",
  dependencies: kit == nil ? [.package(name: "drawer-proto", path: "../../..")] : [],
  targets: [
    .executableTarget(
      name: "NewPhone",
      dependencies: kit == nil ? products.map { .product(name: $0, package: "drawer-proto") } : [],
      swiftSettings: kit.map { [.unsafeFlags(["-I\($0)/modules", "-I\($0)/include"])] },
      linkerSettings: kit.map {
        [.unsafeFlags(["-L\($0)/lib", "-lDrawerProtoKit", "-use-ld=lld"])]
      })
  ],
  swiftLanguageModes: [.v6])
