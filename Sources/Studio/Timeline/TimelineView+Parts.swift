import GtkPaint
import TouchKit
import Widgets
import Workbench

/// What the timeline knows, by subjects.
extension TimelineView {
  /// What is done on it.
  enum Request: Equatable {
    /// The user takes hold of the playhead, moves it, and releases it.
    case grab(Time), drag(Time), release
    case range(ClosedRange<Time>?)
    case branch(String)
    case note(String)
    /// What can be done at a place is asked for.
    case menu(Place)
    case key(TimeKey)
    /// The lanes get another height.
    case lanes(Double)
    case leave
  }

  /// A place on it.
  struct Place: Equatable {
    /// In its canvas.
    var point: Point
    var time: Time
    /// What happens there.
    var mark: TimelineMarks.Mark?
    /// The branch that leaves the shown one there.
    var branch: String?
  }

  /// What moves on it while time runs.
  struct Moving: Equatable {
    var now = Time.zero
    var end = Time.zero
    var isPast = false
    /// What is not finished at the end: a finger that is down, a motion that runs.
    var unfinished: [TimelineMarks.Mark] = []
    /// Where the pointer is.
    var hover: Double?
    var hoveredNote: TimelineNote?
  }

  enum Hand: Equatable {
    case none
    case playhead
    /// A range is chosen from here on.
    case range(Time)
    /// The height of the lanes.
    case edge
  }

  /// What is called when something happens.
  struct Calls {
    var request: ((Request) -> Void)?
    /// Another of the small frames is there.
    var picture: (() -> Void)?
    /// It should be updated, although nothing else is new.
    var late: (() -> Void)?
    /// A frame begins that was asked for by ``askForFrame()``, at a moment.
    var frame: ((Int64) -> Void)?
    /// The pointer is at a time, and how far across, or has left.
    var hover: (((time: Time, x: Double)?) -> Void)?
  }

  /// What is shown of a session.
  struct Content {
    var marks = TimelineMarks()
    /// Notes of a review that are open.
    var notes: [TimelineNote] = []
    /// The time of the first input with which the second phone diverges.
    var divergence: Time?
    var branches: [TimelinePicture.Branch] = []
    var range: ClosedRange<Time>?
    var loops = false
  }

  /// What the user does on it.
  struct Grip {
    var hand = Hand.none
    /// Where the user released it: until the pointer moves, nothing is shown of the place that it is at.
    var leftAt: Double?
    /// The finger that does it; nil if it is the mouse.
    var holder: CanvasEvent.Finger?
    /// How far the fingers of a pinch are apart, as a multiple of their beginning.
    var pinched = 1.0
    /// When the user scrolled last.
    var scrolledAt: Int64 = 0
  }

  /// What its marks are of.
  struct Following {
    weak var session: LiveSession?
    var branch = ""
    /// How often the session had been tuned when its marks were read last, and when that was.
    var retunings = 0
    var readAt: Int64 = 0
    /// Rings when a control that the user tunes has rested while the marks were not up to date.
    var late: Alarm?
    /// Whether the user was not likely to look when it was updated last.
    var isBehind = false
  }

  /// How it is drawn, and what was drawn last.
  struct Drawing {
    var density = 1.0
    var ink = TimelineInk(ground: .white, words: .black)
    /// How many pictures were painted.
    var pictures = 0
    var still: (picture: TimelinePicture, scene: Scene)?
    var stillLanes: (lanes: TimelineLanes, scene: Scene)?
  }
}
