import JSON
import Rehearsal
import TestDesks
import Testing
import TouchKit

/// A step whose keys are those of the one before is read as one that is not.
@Suite struct StepFormTests {
  /// Steps of a take that are right, each with others of the same keys, right and wrong.
  private static let steps: [(right: String, alike: [String])] = [
    (
      #"{"at":0,"touch":1,"phase":"began","x":1,"y":2}"#,
      [
        #"{"at":7.5,"touch":2,"phase":"ended","x":-3,"y":2e3}"#,
        #"{"at":-1,"touch":1,"phase":"began","x":1,"y":2}"#,
        #"{"at":0,"touch":1.5,"phase":"began","x":1,"y":2}"#,
        #"{"at":0,"touch":1,"phase":"begun","x":1,"y":2}"#,
        #"{"at":0,"touch":1,"phase":"began","x":"1","y":2}"#,
        #"{"at":0,"touch":1,"phase":"began","x":1,"y":99999}"#,
        #"{"at":"0","touch":-1,"phase":7,"x":null,"y":[]}"#,
      ]
    ),
    (
      #"{"y":1,"x":2,"scroll":[3,4],"at":0}"#,
      [
        #"{"y":3,"x":4,"scroll":[5,6],"at":1}"#, #"{"y":1,"x":2,"scroll":[3],"at":0}"#,
        #"{"y":1,"x":"x","scroll":[3,4],"at":-1}"#,
      ]
    ),
    (
      #"{"at":0,"ring":{"times":1}}"#,
      [
        #"{"at":1,"ring":{"times":2,"tone":"low"}}"#, #"{"at":0,"ring":{"times":7}}"#,
        #"{"at":0,"ring":{"tone":"low"}}"#, #"{"at":0,"ring":{"times":0}}"#, #"{"at":0,"ring":1}"#,
      ]
    ),
    (
      #"{"at":0,"set":{"box.duration":1}}"#,
      [
        ##"{"at":1,"set":{"box.side":"left","box.color":"#112233"}}"##, #"{"at":1,"set":{}}"#,
        #"{"at":0,"set":{"box.duration":"x"}}"#, #"{"at":0,"set":{"box.durations":1}}"#,
      ]
    ),
    (
      #"{"at":0,"activate":"box"}"#,
      [#"{"at":0,"activate":"row-3"}"#, #"{"at":0,"activate":"bix"}"#]
    ),
  ]

  /// What reading two steps gives, a line each.
  private func outcome(_ first: String, _ second: String) throws -> (last: Step?, refusal: String) {
    let file = "{\"scenario\":1,\"take\":true,\"steps\":[\(first),\n\(second)]}"
    do throws(Problem) {
      let scenario = try ScenarioReader(Desk.prototype).read(Array(file.utf8), file: nil)
      return (scenario.steps.last, "")
    } catch {
      return (nil, error.description)
    }
  }

  @Test func `What a step is does not depend on the one before`() throws {
    let other = #"{"shake":true,"at":0}"#
    var refused = 0
    for (right, alike) in StepFormTests.steps {
      #expect(try outcome(other, right).last != nil, "\(right)")
      for step in alike {
        let (here, there) = (try outcome(right, step), try outcome(other, step))
        #expect(here == there, "\(step)")
        if here.last == nil {
          #expect(here.refusal.hasPrefix("2:"), "\(here.refusal)")
          refused += 1
        }
      }
    }
    #expect(refused == 15)
  }
}
