import Capture
import TouchKit
import Workbench

/// Makes the frames of a look.
nonisolated extension SharedLook {
  /// The room around the body that its shadow needs, in points.
  private static let room = PhoneLayout.bezel + PhoneLayout.margin

  /// What is pictured of a phone, in points of its screen.
  var frames: FrameLook {
    guard hasBody || hasTouches else { return .bare }
    return FrameLook { stage in frame(of: stage) }
  }

  private func frame(of stage: Stage) -> FrameLook.Frame {
    let screen = stage.screenSize
    let room = hasBody ? SharedLook.room : 0
    let size = Size(screen.width + 2 * room, screen.height + 2 * room)
    var view = PhoneLayout.ViewOptions(zoom: 1)
    view.keepsBezel = true
    view.isPresented = !hasBody
    let layout = PhoneLayout(canvas: size, density: 1, screen: screen, view)
    var items: [DisplayItem] = []
    if hasBody {
      let chrome = PhoneChrome(
        layout: layout, cornerRadius: stage.settings.device.cornerRadius, windowColor: desk,
        isDark: isDark)
      items += chrome.under.items
      items.append(.pushClip(layout.frame, .zero))
      items.append(.pushTransform(.translation(layout.origin.x, layout.origin.y)))
      items += stage.frame().items + [.pop, .pop]
      items += chrome.over.items
    } else {
      items += stage.frame().items
    }
    if hasTouches {
      items += TouchDots(fingers: stage.touches.active.map(\.location)).fingertips(layout)
    }
    return FrameLook.Frame(list: DisplayList(items: items), size: size)
  }
}
