/// The program: a table of commands over the phone and the engine.
@main
enum DrawerProto {
  static func main() {}
}
