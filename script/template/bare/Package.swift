// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "new-phone",
  dependencies: [.package(name: "drawer-proto", path: "../../..")],
  targets: [
    .executableTarget(
      name: "NewPhone",
      dependencies: [
        .product(name: "TouchKit", package: "drawer-proto"),
        .product(name: "TouchStyle", package: "drawer-proto"),
        .product(name: "PrototypeProgram", package: "drawer-proto"),
      ])
  ],
  swiftLanguageModes: [.v6])
