import CGtkShim.Window
import CSystem
import Glibc

/// The environment variables that have to be set before the toolkit connects to a display.
struct DisplaySetup {
  /// Who chose what draws the window.
  enum Renderer: Equatable {
    case user, toolkit
    /// Cairo, because GL would be drawn by the processor: that costs 80 ms at the start, 75 MB, and ten times the time
    /// from an event to its pixels.
    case cairo(because: String)
  }

  let renderer: Renderer
  /// Whether the display is a browser's page.
  let isBrowser: Bool

  /// No display has more pixels to a point. The toolkit would make windows of more than the 32,767 pixels that X knows.
  private static let mostPixels = 8

  /// Sets them. What the user set stays, with two exceptions: a page is drawn by the toolkit's own renderer alone, and the toolkit
  /// ends with another one; and a scale that fits no screen makes windows that end the program.
  init(isBrowser: Bool = false) {
    self.isBrowser = isBrowser
    if let scale = getenv("GDK_SCALE"), atol(scale) > DisplaySetup.mostPixels {
      unsetenv("GDK_SCALE")
      Terminal.say(
        "GDK_SCALE is ignored: the maximum is \(DisplaySetup.mostPixels) pixels per point.")
    }
    // Letters make windows larger, too.
    if let scale = getenv("GDK_DPI_SCALE"), !(0...Double(DisplaySetup.mostPixels) ~= atof(scale)) {
      unsetenv("GDK_DPI_SCALE")
      Terminal.say("GDK_DPI_SCALE is ignored: the maximum is \(DisplaySetup.mostPixels).")
    }
    if isBrowser { unsetenv("GSK_RENDERER") }
    if getenv("GSK_RENDERER") != nil {
      renderer = .user
    } else if !isBrowser, let reason = DisplaySetup.reasonAgainstGL {
      dp_display_draw_with_cairo()
      renderer = .cairo(because: reason)
    } else {
      renderer = .toolkit
    }
    if !dp_session_bus_exists() {
      setenv("DBUS_SESSION_BUS_ADDRESS", DP_NO_BUS, 1)
      // Without a bus the toolkit would warn in the terminal that assistive technology can't be reached.
      setenv("GTK_A11Y", "none", 0)
    }
  }

  private static var reasonAgainstGL: String? {
    if let set = getenv("LIBGL_ALWAYS_SOFTWARE"),
      ["1", "true", "yes"].contains(String(cString: set))
    {
      return "LIBGL_ALWAYS_SOFTWARE is set"
    }
    let hasNode = (128..<144).contains { access("/dev/dri/renderD\($0)", R_OK | W_OK) == 0 }
    return hasNode ? nil : "no graphics device can be opened"
  }

  var words: String? {
    switch renderer {
    case .user: "set by GSK_RENDERER"
    case .toolkit: nil
    case .cairo(let reason): reason
    }
  }
}
