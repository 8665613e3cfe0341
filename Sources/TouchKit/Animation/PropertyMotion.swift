/// A motion of a view's property that is under way, by its name in the log.
struct PropertyMotion {
  let name: String
  let view: ObjectIdentifier
  let property: AnimatableProperty
  let motion: Motion
}
