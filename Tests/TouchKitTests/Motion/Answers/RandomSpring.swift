import TestSupport
import TouchKit

/// A spring at random over a distance at random, as a designer might have it.
struct RandomSpring {
  let response: Double
  let damping: Double
  let distance: Double

  init(_ random: inout SeededRandom) {
    response = random.double(in: 0.05...2)
    damping = random.double(in: 0.1...2)
    distance = random.double(in: 1...1000)
  }

  var solver: AnimationSolver {
    AnimationSolver(.spring(response: response, damping: damping), distance: distance)
  }
}

extension AnimationSolver {
  /// The same question about another animation.
  func about(_ animation: Animation) -> AnimationSolver {
    AnimationSolver(animation, distance: distance, rest: rest, durations: durations)
  }

  /// The engine's motion of the animation, from 0.
  var motion: Motion {
    .animate(
      from: 0, to: distance, start: .zero, duration: animation.duration, curve: animation.curve,
      rest: rest)
  }

  /// The response and the damping of its spring.
  var spring: (response: Double, damping: Double)? {
    guard case .spring(let response, let damping) = animation.curve else { return nil }
    return (response, damping)
  }
}
