import PrototypeProgram
import Screens

/// The program of the phone.
@main
enum Main {
  static func main() {
    runProgram(
      ProgramIdentity(
        command: "drawer-proto", title: "DrawerProto", version: "0.1.0",
        purpose: "a phone-sized touch prototype that you can pause at any moment",
        identifier: "io.github.drawer_proto.DrawerProto", icon: phoneIcon),
      content: phoneContent
    ) { content throws(Problem) in try makePhone(content) }
  }
}
