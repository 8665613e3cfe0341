import Foundation
import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// The design tokens.
@Suite struct DesignTests {
  /// What is read on what.
  private static let pairs: [(String, DynamicColor, DynamicColor)] = {
    let grounds = [
      ("ground", Palette.ground), ("surface", Palette.surface), ("pressed", Palette.pressed),
      ("raised", Palette.raised),
    ]
    var pairs: [(String, DynamicColor, DynamicColor)] = []
    for (name, ground) in grounds {
      pairs.append(("ink on \(name)", Palette.ink, ground))
      pairs.append(("ink2 on \(name)", Palette.ink2, ground))
    }
    for (name, color) in [
      ("ink3", Palette.ink3), ("accent", Palette.accent), ("danger", Palette.danger),
      ("good", Palette.good), ("warn", Palette.warn),
    ] { pairs.append(("\(name) on surface", color, Palette.surface)) }
    pairs += [
      ("ink on recess", Palette.ink, Palette.recess),
      ("ink2 on recess", Palette.ink2, Palette.recess),
      ("ink on control", Palette.ink, Palette.control),
      ("onAccent on accent", Palette.onAccent, Palette.accent),
      ("onDanger on danger", Palette.onDanger, Palette.danger),
      ("onAccent on accentPressed", Palette.onAccent, Palette.accentPressed),
      ("accent on ground", Palette.accent, Palette.ground),
      ("accentPressed on pressed", Palette.accentPressed, Palette.pressed),
      ("ink2 on fill", Palette.ink2, Palette.fill),
    ]
    for (index, color) in Palette.avatars.enumerated() {
      pairs.append(("initials on hue \(index)", Palette.onAvatar, color))
    }
    return pairs
  }()

  /// Contrast as the Web Content Accessibility Guidelines 2.1 define it.
  private func contrast(_ a: Color, _ b: Color) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    func luminance(_ c: Color) -> Double {
      0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue)
    }
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  @Test func `Black on white has a contrast of 21`() {
    #expect(abs(contrast(.black, .white) - 21) < 1e-9)
  }

  @Test func `Whatever is read has a contrast of 4.5 at least, in light and dark`() {
    for (name, text, ground) in DesignTests.pairs {
      for (appearance, a, b) in [
        ("light", text.light, ground.light), ("dark", text.dark, ground.dark),
      ] {
        let contrast = contrast(a, b)
        #expect(contrast >= 4.5, "\(name), \(appearance): \(contrast)")
      }
    }
  }

  @Test(arguments: [
    ("primary", Button.Style.primary), ("text", .text),
  ])
  func `A button's words can be read in each of its states`(_ name: String, _ style: Button.Style) {
    for state: ControlState in [[], .highlighted, .disabled] {
      let words = style.title.color(state)
      let own = style.background.color(state)
      let grounds = own == .clear ? [Palette.ground, Palette.surface, Palette.raised] : [own]
      for contrasting in [Environment.Contrast.standard, .more] {
        for appearance in [Environment.Appearance.light, .dark] {
          let environment = Environment(appearance: appearance, contrast: contrasting)
          for ground in grounds {
            let contrast = contrast(words.resolved(environment), ground.resolved(environment))
            #expect(contrast >= 4.5, "\(name), \(state), \(appearance): \(contrast)")
          }
        }
      }
    }
  }

  @Test func `With more contrast, words on their grounds have 7 at least, and hairlines are seen`()
  {
    let more = Environment(contrast: .more)
    var dark = more
    dark.appearance = .dark
    let words = [
      Palette.ink, Palette.ink2, Palette.ink3, Palette.accent, Palette.danger, Palette.good,
      Palette.warn,
    ]
    for environment in [more, dark] {
      func on(_ ground: DynamicColor, _ color: DynamicColor) -> Double {
        contrast(color.resolved(environment), ground.resolved(environment))
      }
      for color in words { #expect(on(Palette.surface, color) >= 7) }
      for ground in [Palette.ground, Palette.pressed, Palette.raised, Palette.recess] {
        for color in [Palette.ink, Palette.ink2] { #expect(on(ground, color) >= 7) }
      }
      #expect(on(Palette.accent, Palette.onAccent) >= 7)
      #expect(on(Palette.danger, Palette.onDanger) >= 7)
      #expect(on(Palette.surface, Palette.hairline) >= 3)
    }
  }

  @Test(arguments: Icon.allCases)
  func `An icon lies inside its square and has its own line width`(icon: Icon) {
    for selected in [false, true] {
      let layers = icon.layers(selected: selected)
      #expect(!layers.isEmpty)
      for layer in layers {
        let room: Double
        switch layer.style {
        case .filled: room = 0
        case .stroked(let width):
          #expect(width == Icon.lineWidth)
          room = width / 2
        }
        let box = layer.path.box?.inset(by: -room)
        #expect(box.map(Rect(0, 0, 24, 24).contains) == true, "\(box as Any)")
      }
    }
  }

  @Test func `An arc of an outline keeps to its circle`() throws {
    // Three quarters and a bit, both ways round (0, 0), radius 10.
    for sweep in ["1", "0"] {
      let path = Path(outline: "M10 0A10 10 0 1 \(sweep) 6 \(sweep == "1" ? "-8" : "8")")
      var from = Point(10, 0)
      var curves = 0
      for case .curve(let a, let b, let end) in path.elements {
        curves += 1
        for share in stride(from: 0.0, through: 1, by: 0.1) {
          let rest = 1 - share
          let point =
            from * (rest * rest * rest) + a * (3 * rest * rest * share)
            + b * (3 * rest * share * share) + end * (share * share * share)
          #expect(abs(point.length - 10) < 0.003)
        }
        from = end
      }
      #expect(curves == 4)
      #expect(from.distance(to: Point(6, sweep == "1" ? -8 : 8)) < 1e-9)
    }
  }

  @Test func `The type scale stands on whole points and its lines hold its letters`() {
    for style in [
      TypeScale.largeTitle, TypeScale.title, TypeScale.headline, TypeScale.body,
      TypeScale.second, TypeScale.secondStrong, TypeScale.caption, TypeScale.time,
      TypeScale.initials, TypeScale.statusBar, TypeScale.statusBarSmall,
    ] {
      #expect(style.size.rounded() == style.size && style.lineHeight.rounded() == style.lineHeight)
      #expect(style.lineHeight >= style.size * 1.15)
    }
    #expect(TypeScale.statusBar.tabular && TypeScale.time.tabular)
  }
}
