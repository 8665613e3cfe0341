import Files
import Rehearsal
import TestDesks
import Testing
import TouchKit

@Suite struct TreeWriterTests {
  @Test func `The view tree is written as the contract says`() throws {
    let run = try Desk.run(
      #"{ "touch": 1, "phase": "began", "x": 60.125, "y": 122 }"#, #""screen": "empty", "#)
    run.run(to: .microseconds(1500))
    let stage = run.stage
    #expect(
      String(decoding: TreeWriter.write(stage.tree(), log: stage.log.entries), as: UTF8.self)
        == """
        {
          "inspect": 1,
          "time": 1.5,
          "device": { "name": "small", "width": 320, "height": 480, "scale": 2, "orientation": "portrait" },
          "focused": null,
          "touches": [
            { "finger": 1, "phase": "began", "x": 60.13, "y": 122, "view": "main", "taps": 1 }
          ],
          "windows": [
            {
              "id": "main",
              "level": 0,
              "views": []
            }
          ],
          "log": [
            { "t": 0, "kind": "touch", "text": "finger 1 began at 60.13, 122 on main" }
          ]
        }

        """)
  }

  @Test func `A view has the keys that have a value, with two decimals, and its picture's space`()
    throws
  {
    let run = try Desk.run(#"{ "tap": "button" }, { "rotate": "left" }"#)
    run.run(to: .milliseconds(83))
    let text = String(decoding: TreeWriter.write(run.stage.tree()), as: UTF8.self)
    for line in [
      #""device": { "name": "small", "width": 480, "height": 320, "scale": 2, "orientation": "landscape-right" },"#,
      #"{ "id": "box", "frame": [49.7, 20, 40, 40], "alpha": 1, "visible": true, "enabled": true },"#,
      #"{ "id": "label", "role": "text", "text": "Hello", "value": "calm", "frame": [200, 100, 100, 20], "alpha": 1, "visible": true, "enabled": true },"#,
      #"{ "id": "row-2", "frame": [0, 260, 320, 60], "alpha": 1, "visible": true, "enabled": true },"#,
      #"{ "id": "row-4", "frame": [0, 380, 320, 60], "clipped": [0, 380, 0, 0], "alpha": 1, "visible": false, "enabled": true },"#,
    ] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(!text.contains("\"log\""))
  }
}
