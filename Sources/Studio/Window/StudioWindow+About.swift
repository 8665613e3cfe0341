import Glibc
import GtkPaint
import Widgets

/// Shows the dialog «About».
extension StudioWindow {
  func showAbout() {
    let identity = options.identity
    host.showAbout(
      HostWindow.About(
        name: identity.title, version: identity.version, comments: identity.sentence,
        logo: identity.icon, debugInfo: debugInfo))
  }

  /// What a report of a bug should say about the machine.
  var debugInfo: String {
    func variable(_ name: String) -> String {
      getenv(name).map { String(cString: $0) } ?? "not set"
    }
    let device = session.stage.settings.device
    var lines = [
      "\(options.identity.title) \(options.identity.version)",
      "Display: \(host.display)",
      "Renderer: \(host.renderer)\(setup.words.map { " (\($0))" } ?? "")",
    ]
    lines += Libraries.versions.map { "\($0.name): \($0.version)" }
    lines += [
      "Device: \(device.name), \(device.size.width) × \(device.size.height) points",
      "Pixels per point of the phone: \(phone.layout.scale); per point of the desktop: \(phone.layout.density)",
    ]
    lines += ["XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE", "GDK_BACKEND", "GSK_RENDERER", "LANG"].map
    {
      "\($0): \(variable($0))"
    }
    return lines.joined(separator: "\n")
  }
}
