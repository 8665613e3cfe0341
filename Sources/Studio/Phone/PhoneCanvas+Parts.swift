import TouchKit
import Widgets
import Workbench

/// What the canvas of the phone knows, by subjects.
extension PhoneCanvas {
  /// The phone's screen got another size.
  struct ScreenChange {
    var before: Size
    var after: Size
    /// How many logical pixels a point had.
    var factor: Double
  }

  /// What is called when something happens.
  struct Calls {
    /// After the phone was brought to another time.
    var advance: (() -> Void)?
    /// The moment of each event of the canvas.
    var input: ((Int64) -> Void)?
    var request: ((CanvasRequest) -> Void)?
    var drop: ((String) -> Void)?
    /// The phone's screen has another size than before.
    var screenChange: ((ScreenChange) -> Void)?
    /// The user has chosen another zoom by wheel or touchpad.
    var zoom: (() -> Void)?
    /// What is under the pointer while Alt is held and time is stopped, and whether it was pressed.
    var examine: ((Point, _ isPressed: Bool) -> Void)?
    /// A press chooses a phone instead of touching it: its number, or nil if no phone is chosen.
    var adopt: ((Int?) -> Void)?
  }

  /// What makes inputs from the user's events.
  struct Hand {
    var touches = TouchMapper()
    var keys = KeyMapper()
    var scrolling = ScrollMapper()
    var pinches = PinchMapper()
    var panZoom = PanZoomMapper()
    /// Brings the times of events to the machine's clock.
    var clock = EventTimeline()
    /// How the pointer looks now.
    var cursor = PanZoomMapper.Cursor.usual
    /// Where the pointer is on the canvas, as far as it is known.
    var pointed: Point?
    /// A position of the pointer that was not sent to the phone yet: once a frame is enough.
    var pendingPointer: (location: Point?, moment: Int64)?
    /// Whether Alt is down, and nothing was done with it yet.
    var isAltAlone = false
    /// Whether the keyboard is with the phone.
    var hasKeyboard = false
    /// The proxy that has the keyboard.
    var focusedProxy: String?
    /// The layout that its events are on.
    var layout: PhoneLayout
  }

  /// What rings later.
  struct Alarms {
    /// The phone changes automatically.
    var wake: Alarm?
    /// The pointer has not moved for long enough to be hidden.
    var pointerStill: Alarm?
    /// The user has held the playhead still for long enough.
    var handRests: Alarm?
    /// It is time to look whether the frame that the user asks for is made.
    var frameComes: Alarm?
    /// A touchpad has been silent for long enough to be left.
    var touchpadLeft: Alarm?
  }

  /// Where the user drags the playhead to.
  struct Seeking {
    /// The time to which the phone moves with the next frame: if the user moves several times, the newest time is
    /// enough.
    var next: (time: Time, earlier: [Time])?
    /// The earlier times that the user may ask for next.
    var earlier: [Time] = []
  }

  /// How the frames go.
  struct Frames {
    /// How many were put together since the start.
    var drawn = 0
    /// Whether no frame comes automatically before the next change.
    var isResting = false
    /// Whether the phone stays as it is, whatever happens.
    var isHeld = false
    /// Whether the user is changing a tuning: the invisible proxies follow now and then, until the user releases it.
    var isTuned = false
    var showsPast = false
    /// Whether the last frame showed the phone alone: all else follows with the next one, however fast fingers land.
    var hasShownPhoneFirst = false
  }

  /// What is drawn over the phone.
  struct Marks {
    /// The part of the screen that a panel speaks of, and the parts that would let a touch there through.
    var marked: Rect?
    var passing: [Rect] = []
    /// What overlays draw over the screen.
    var overlay = OverlayMarks()
    /// The moment under the pointer on the timeline.
    var preview: PhonePreview?
  }

  /// What the user does with the phone instead of touching it.
  struct Asked {
    /// Picks a view.
    var picking: Picking?
    /// What is being drawn over a phone.
    var sketch: Sketch?
  }

  /// The desktop's colours.
  struct Theme {
    var ground = Color(hex: 0xF6F5F4)
    var isDark = false
  }
}
