/// Files that scenarios' and tunings' schemas and the program have to agree on.
enum SchemaCases {
  static let goodScenarios = [
    #"{ "scenario": 1, "steps": [] }"#,
    #"{ "scenario": 1.0, "steps": [] }"#,
    #"{ "$schema": "x", "scenario": 1, "name": "é", "steps": [] }"#,
    #"{ "scenario": 1, "device": "librem", "screen": "inbox", "tuning": "classic", "appearance": "dark", "now": "2026-01-05T09:41:00", "textSize": 0.8, "direction": "rtl", "reducedMotion": true, "orientation": "landscape-left", "steps": [] }"#,
    #"{ "scenario": 1, "textSize": 2, "steps": [] }"#,
  ]

  static let badScenarios = [
    #"{ "steps": [] }"#, #"{ "scenario": 1 }"#, #"{ "scenario": 2, "steps": [] }"#,
    #"{ "scenario": "1", "steps": [] }"#, #"{ "scenario": true, "steps": [] }"#,
    #"{ "scenario": null, "steps": [] }"#, #"{ "scenario": 1, "steps": {} }"#, "[]", "1", "null",
    #"{ "scenario": 1, "steps": [], "extra": 1 }"#,
    #"{ "scenario": 1, "name": "", "steps": [] }"#, #"{ "scenario": 1, "name": 3, "steps": [] }"#,
    #"{ "scenario": 1, "device": "phone", "steps": [] }"#,
    #"{ "scenario": 1, "device": "Classic", "steps": [] }"#,
    #"{ "scenario": 1, "screen": "nowhere", "steps": [] }"#,
    #"{ "scenario": 1, "tuning": "./x.json", "steps": [] }"#,
    #"{ "scenario": 1, "appearance": "Dark", "steps": [] }"#,
    #"{ "scenario": 1, "now": "2026-01-05", "steps": [] }"#,
    #"{ "scenario": 1, "now": "2026-01-05T24:00:00", "steps": [] }"#,
    #"{ "scenario": 1, "now": "2026-01-05T09:41:00Z", "steps": [] }"#,
    #"{ "scenario": 1, "textSize": 0.79, "steps": [] }"#,
    #"{ "scenario": 1, "textSize": "1", "steps": [] }"#,
    #"{ "scenario": 1, "direction": "up", "steps": [] }"#,
    #"{ "scenario": 1, "reducedMotion": 1, "steps": [] }"#,
    #"{ "scenario": 1, "orientation": "left", "steps": [] }"#,
    #"{ "scenario": 1, "end": 5, "steps": [] }"#, #"{ "scenario": 1, "set": {}, "steps": [] }"#,
  ]

  static let goodSteps = [
    #"{ "tap": "status-bar" }"#, #"{ "tap": "row-12", "count": 20 }"#,
    #"{ "tap": { "x": -1.5, "y": 10000 }, "anyway": false }"#,
    #"{ "tap": "day-2026-01-05" }"#, #"{ "tap": "meal-2026-01-05-3" }"#, #"{ "tap": "key-é" }"#,
    #"{ "wait": 0 }"#, #"{ "wait": 0.001 }"#, #"{ "wait": "settled" }"#, #"{ "shot": "a" }"#,
    #"{ "shot": "A-b_c.2" }"#, #"{ "expect": "drawer" }"#,
    #"{ "expect": "drawer", "exists": false }"#,
    #"{ "expect": "drawer", "exists": true, "visible": true, "enabled": true, "focused": false, "frame": [0, 1.5, -3, 4], "alpha": 1, "text": "", "value": "on", "label": "x", "role": "switch", "window": "w", "within": 0 }"#,
    #"{ "expect": "row-", "prefix": true, "count": 0 }"#,
    #"{ "expect": "row-", "prefix": true, "count": 3, "visible": false }"#,
    #"{ "swipe": "row-2", "direction": "left", "distance": 120, "duration": 150, "anyway": true }"#,
    #"{ "drag": [[1, 2], [3, 4], [5, 6]], "duration": 1 }"#,
    #"{ "hold": { "x": 1, "y": 2 }, "duration": 60000 }"#,
    #"{ "touch": 0, "phase": "began", "x": 1, "y": 2 }"#,
    #"{ "touch": 1000, "phase": "cancelled", "x": 1, "y": 2 }"#,
    #"{ "scroll": [0, -40], "x": 1, "y": 2 }"#,
    #"{ "scroll": [0, -40], "x": 1, "y": 2, "phase": "moved" }"#, #"{ "pointer": [1, 2] }"#,
    #"{ "pointer": null }"#, #"{ "activate": "drawer-toggle-dark" }"#,
    #"{ "key": "return" }"#,
    #"{ "key": "a", "phase": "release", "modifiers": ["shift", "alt"] }"#,
    #"{ "rotate": "left" }"#, #"{ "rotate": "portrait-upside-down" }"#, #"{ "shake": true }"#,
    #"{ "interrupt": "call" }"#, #"{ "environment": { "appearance": "dark" } }"#,
    #"{ "environment": { "textSize": 1.6, "direction": "ltr", "reducedMotion": false } }"#,
    #"{ "raw": "00fFA0" }"#, #"{ "set": { "drawer.height": 130 } }"#,
    #"{ "set": { "drawer.open.curve": "ease", "drawer.close.curve": [0, -3, 1, 4] } }"#,
    #"{ "set": { "drawer.open.curve": { "spring": { "response": 0.3, "damping": 1 } } } }"#,
  ]

  static let badSteps = [
    "{}", "7", #""tap""#, #"{ "tpa": "status-bar" }"#, #"{ "tap": "statusbar" }"#,
    #"{ "tap": "row-" }"#, #"{ "tap": "row-x" }"#, #"{ "tap": "Row-1" }"#,
    #"{ "tap": "day-2026-1-5" }"#, #"{ "tap": "key-" }"#, #"{ "tap": "key-a b" }"#,
    #"{ "tap": ["status-bar"] }"#, #"{ "tap": { "x": 1 } }"#,
    #"{ "tap": { "x": 1, "y": 2, "z": 3 } }"#, #"{ "tap": { "x": 1, "y": 10001 } }"#,
    #"{ "tap": "status-bar", "count": 0 }"#, #"{ "tap": "status-bar", "count": 1.5 }"#,
    #"{ "tap": "status-bar", "count": 21 }"#, #"{ "tap": "status-bar", "anyway": "yes" }"#,
    #"{ "tap": "status-bar", "wait": 5 }"#, #"{ "tap": "status-bar", "at": 5 }"#,
    #"{ "wait": -1 }"#, #"{ "wait": "5" }"#, #"{ "wait": "still" }"#, #"{ "wait": 1e308 }"#,
    #"{ "wait": null }"#, #"{ "shot": "" }"#, #"{ "shot": "../a" }"#, #"{ "shot": ".a" }"#,
    #"{ "shot": "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffggggg" }"#,
    #"{ "expect": "nothing" }"#, #"{ "expect": "drawer", "count": 1 }"#,
    #"{ "expect": "row-", "prefix": true }"#,
    #"{ "expect": "drawer", "prefix": false, "count": 1 }"#,
    #"{ "expect": "drawer", "exists": false, "visible": false }"#,
    #"{ "expect": "drawer", "frame": [1, 2, 3] }"#, #"{ "expect": "drawer", "alpha": 1.1 }"#,
    #"{ "expect": "drawer", "role": "thing" }"#, #"{ "expect": "drawer", "text": 3 }"#,
    #"{ "swipe": "row-2", "direction": "left", "distance": 120 }"#,
    #"{ "swipe": "row-2", "direction": "north", "distance": 120, "duration": 150 }"#,
    #"{ "swipe": "row-2", "direction": "left", "distance": -1, "duration": 150 }"#,
    #"{ "drag": [[1, 2]], "duration": 1 }"#, #"{ "drag": [[1, 2], [3]], "duration": 1 }"#,
    #"{ "drag": [[1, 2], [3, 4]], "duration": 0 }"#, #"{ "hold": "row-2" }"#,
    #"{ "touch": 1, "phase": "stationary", "x": 1, "y": 2 }"#,
    #"{ "touch": -1, "phase": "began", "x": 1, "y": 2 }"#,
    #"{ "touch": 1, "phase": "began", "x": 1, "y": 2, "on": "drawer" }"#,
    #"{ "scroll": [0], "x": 1, "y": 2 }"#, #"{ "scroll": [0, 1] }"#, #"{ "pointer": "left" }"#,
    #"{ "activate": 3 }"#, #"{ "key": "" }"#, #"{ "key": "a", "modifiers": ["super"] }"#,
    #"{ "rotate": "up" }"#, #"{ "shake": false }"#, #"{ "interrupt": "lunch" }"#,
    #"{ "environment": {} }"#, #"{ "environment": { "orientation": "portrait" } }"#,
    #"{ "raw": "" }"#, #"{ "raw": "0" }"#, #"{ "raw": "zz" }"#,
    #"{ "set": { "drawer.hieght": 130 } }"#, #"{ "set": { "drawer.height": 79 } }"#,
    #"{ "set": [] }"#, #"{ "set": { "drawer.open.curve": [0, 0, 2, 1] } }"#,
  ]

  static let goodTakes = [
    #"{ "scenario": 1, "take": true, "steps": [] }"#,
    #"{ "scenario": 1, "take": true, "end": 12.345, "set": { "drawer.height": 130 }, "device": "modern", "steps": [ { "at": 0, "touch": 1, "phase": "began", "x": 1.25, "y": 2, "on": "status-bar", "offset": [1.2, 2] }, { "at": 12.345, "rotate": "portrait" } ] }"#,
    #"{ "scenario": 1, "take": true, "steps": [ { "at": 1, "shake": true }, { "at": 1, "set": { "drawer.height": 130 } } ] }"#,
  ]

  static let badTakes = [
    #"{ "scenario": 1, "take": false, "steps": [] }"#, #"{ "take": true, "steps": [] }"#,
    #"{ "scenario": 1, "take": true, "steps": [ { "shake": true } ] }"#,
    #"{ "scenario": 1, "take": true, "steps": [ { "at": -1, "shake": true } ] }"#,
    #"{ "scenario": 1, "take": true, "steps": [ { "at": 1, "tap": "status-bar" } ] }"#,
    #"{ "scenario": 1, "take": true, "steps": [ { "at": 1, "wait": 4 } ] }"#,
    #"{ "scenario": 1, "take": true, "steps": [ { "at": 1, "shot": "a" } ] }"#,
    #"{ "scenario": 1, "take": true, "steps": [ { "at": 1, "rotate": "left" } ] }"#,
    #"{ "scenario": 1, "take": true, "end": "5", "steps": [] }"#,
  ]

  static let goodTunings = [
    "{}", #"{ "$schema": "x" }"#, #"{ "drawer.height": 80 }"#,
    #"{ "drawer.height": 240, "status-bar.tap": "both", "drawer.open.curve": "linear" }"#,
    #"{ "drawer.open.curve": [0, 0, 1, 1] }"#,
    #"{ "drawer.open.curve": { "spring": { "response": 10, "damping": 0.05 } } }"#,
  ]

  static let badTunings = [
    #"{ "drawer.hieght": 80 }"#, #"{ "drawer.height": 79.9 }"#, #"{ "drawer.height": "80" }"#,
    #"{ "status-bar.tap": "neither" }"#, #"{ "status-bar.tap": 1 }"#,
    #"{ "drawer.open.curve": "bounce" }"#, #"{ "drawer.open.curve": [0, 0, 1] }"#,
    #"{ "drawer.open.curve": [0, 0, 1, 1, 1] }"#, #"{ "drawer.open.curve": [-0.1, 0, 1, 1] }"#,
    #"{ "drawer.open.curve": [0, 1001, 1, 1] }"#, #"{ "drawer.open.curve": {} }"#,
    #"{ "drawer.open.curve": { "spring": { "response": 0.3 } } }"#,
    #"{ "drawer.open.curve": { "spring": { "response": 0.3, "damping": 1, "mass": 1 } } }"#,
    #"{ "drawer.open.curve": { "spring": { "response": 11, "damping": 1 } } }"#,
    #"{ "drawer.open.curve": null }"#, #"{ "$schema": 3 }"#,
  ]
}
