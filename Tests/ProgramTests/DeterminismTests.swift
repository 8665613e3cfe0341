import Files
import Foundation
import Glibc
import TestSupport
import Testing

/// Nothing of the machine reaches a frame.
@Suite struct DeterminismTests {
  private static let scenario = Program.resource("scenarios/drawer-drag.scenario.json")

  /// A picture in the midst of a motion, and the log up to the end.
  private func run(
    _ environment: [String: String], _ folder: String? = nil
  ) throws -> [[UInt8]] {
    let scratch = try TemporaryFolder()
    let frame = scratch.at("frame.png")
    let capture = try Program.run(
      ["capture", DeterminismTests.scenario, "--at", "420", "-o", frame],
      environment: environment, folder: folder)
    let inspect = try Program.run(
      ["inspect", DeterminismTests.scenario, "--log"], environment: environment, folder: folder)
    for result in [capture, inspect] {
      #expect(result.status == 0 && result.complaints.isEmpty, "\(result.complaints)")
    }
    return [try SafeFile.read(frame), inspect.output]
  }

  @Test func `One scenario in other surroundings gives the same bytes`() throws {
    let scratch = try TemporaryFolder()
    let fonts = try scratch.put(
      """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
        <dir>/usr/share/fonts/truetype/dejavu</dir>
        <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit></match>
        <match target="font">
          <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
          <edit name="rgba" mode="assign"><const>rgb</const></edit>
          <edit name="embolden" mode="assign"><bool>true</bool></edit>
          <edit name="autohint" mode="assign"><bool>true</bool></edit>
          <edit name="antialias" mode="assign"><bool>false</bool></edit>
        </match>
      </fontconfig>
      """, at: "fonts.conf")
    let settings = scratch.at("config/gtk-4.0")
    try FileManager.default.createDirectory(
      atPath: settings, withIntermediateDirectories: true)
    try SafeFile.write(
      Array(
        """
        [Settings]
        gtk-font-name=DejaVu Serif 30
        gtk-xft-antialias=0
        gtk-xft-hintstyle=hintfull
        gtk-xft-rgba=bgr
        gtk-xft-dpi=200000
        gtk-application-prefer-dark-theme=1
        """.utf8), to: "\(settings)/settings.ini")
    let plain = try run([:])
    for (environment, folder) in [
      (["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"], nil),
      (["LANG": "ja_JP.eucJP", "LANGUAGE": "he:ar", "PANGO_LANGUAGE": "sr:fa"], nil),
      (["TZ": "Pacific/Kiritimati", "SOURCE_DATE_EPOCH": "1"], nil),
      (
        ["HOME": "/nonexistent", "XDG_CACHE_HOME": "/proc", "XDG_RUNTIME_DIR": "/nonexistent"], "/"
      ),
      (["HOME": scratch.path, "XDG_CONFIG_HOME": scratch.at("config")], scratch.path),
      (["DISPLAY": ":99", "WAYLAND_DISPLAY": "none", "GDK_BACKEND": "wayland"], nil),
      (["FONTCONFIG_FILE": fonts], nil),
      (["FONTCONFIG_FILE": "/nonexistent", "FONTCONFIG_PATH": "/nonexistent"], nil),
      (
        [
          "GDK_SCALE": "2", "GDK_DPI_SCALE": "1.7", "GTK_THEME": "HighContrastInverse",
          "XFT_DPI": "200", "GSK_RENDERER": "gl", "GTK_DEBUG": "layout",
        ], nil
      ),
      (["FREETYPE_PROPERTIES": "cff:no-stem-darkening=0", "PANGOCAIRO_BACKEND": "win32"], nil),
      (["FREETYPE_PROPERTIES": "truetype:interpreter-version=35"], nil),
      (["HB_SHAPER_LIST": "fallback"], nil),
      (["LC_ALL": "no_SUCH", "FC_LANG": "ar"], nil),
      (["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA"], nil),
      (["PIXMAN_DISABLE": "ssse3 sse2 mmx"], nil),
      (["GLIBC_TUNABLES": "glibc.malloc.perturb=165", "MALLOC_PERTURB_": "90"], nil),
    ] as [([String: String], String?)] {
      #expect(try run(environment, folder) == plain, "\(environment)")
    }
  }

  @Test func `No command connects to a display that is there`() throws {
    // A display's socket to which any user may connect, and none does.
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var number: UInt16 = 0
    for display in UInt16(300)..<400 {
      address.sin_port = (6000 + display).bigEndian
      let bound = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(listener, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      if bound == 0 {
        number = display
        break
      }
    }
    #expect(number > 0 && listen(listener, 8) == 0)
    let scratch = try TemporaryFolder()
    for words in [
      ["capture", Program.drawer, "-o", scratch.at("a.png")],
      ["capture", Program.drawer, "--shots", "-o", scratch.at("b")],
      ["inspect", Program.drawer], ["trace", Program.drawer], ["check", Program.drawer], ["--help"],
    ] {
      let result = try Program.run(words, environment: ["DISPLAY": "127.0.0.1:\(number)"])
      #expect(result.status == 0 && result.complaints.isEmpty)
    }
    var poll = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
    #expect(Glibc.poll(&poll, 1, 0) == 0)
  }
}
