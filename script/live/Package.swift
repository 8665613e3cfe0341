// swift-tools-version: 6.2
// This repository's own phone alone, on a kit that is built already (script/live.bash).
import PackageDescription

let kit = Context.environment["DRAWER_PROTO_KIT"] ?? ""
let onKit: [SwiftSetting] = [.unsafeFlags(["-I\(kit)/modules", "-I\(kit)/include"])]

let package = Package(
  name: "drawer-proto",
  products: [.executable(name: "drawer-proto", targets: ["DrawerProto"])],
  targets: [
    .target(name: "CResources", cSettings: [.unsafeFlags(["-I\(kit)/include/CExact"])]),
    .target(name: "Screens", dependencies: ["CResources"], swiftSettings: onKit),
    .executableTarget(
      name: "DrawerProto", dependencies: ["Screens"], swiftSettings: onKit,
      linkerSettings: [.unsafeFlags(["-L\(kit)/lib", "-lDrawerProtoKit", "-use-ld=lld"])]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu17
)
