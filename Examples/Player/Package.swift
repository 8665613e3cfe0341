// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "player",
  dependencies: [.package(name: "drawer-proto", path: "../..")],
  targets: [
    // C: the files of resources/, embedded.
    .target(name: "CPlayerFiles"),
    .executableTarget(
      name: "Player",
      dependencies: [
        "CPlayerFiles",
        .product(name: "TouchKit", package: "drawer-proto"),
        .product(name: "TouchStyle", package: "drawer-proto"),
        .product(name: "PrototypeProgram", package: "drawer-proto"),
      ], swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6])
